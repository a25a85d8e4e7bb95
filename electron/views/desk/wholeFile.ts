/** Whether a page can play a film as it is, where there is no ffmpeg to make clips of it. Pure. */
import type { ClipCodec } from '../../../shared/contract/videos/desk.ts'
import type { LibraryVideo, MediaTrack } from '../../library/mediaFile.ts'
import { codecOf } from '../../media/clipWay.ts'

/**
 * Containers that browsers open. Chromium, so the window too, opens Matroska as WebM and MOV as MP4, although it promises neither; a
 * page that does not says so, and is offered the file no more.
 */
const types: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  mov: 'video/mp4',
  webm: 'video/webm',
  mkv: 'video/webm',
}

export interface WholeFile {
  readonly type: string
  /** It has sound, none of which this page plays. */
  readonly isMute: boolean
}

/** null where its container or its picture is none that this page plays. */
export function wholeFileOf({ file, media }: LibraryVideo, plays: readonly ClipCodec[]): WholeFile | null {
  const type = types[file.path.slice(file.path.lastIndexOf('.') + 1).toLowerCase()]
  const ofKind = (wanted: MediaTrack['kind']) => (media?.tracks ?? []).filter(({ kind }) => kind === wanted)
  const isPlayed = ({ codec: mark }: MediaTrack) => {
    const codec = codecOf(mark)
    return codec !== null && plays.includes(codec)
  }
  const [picture] = ofKind('video')
  if (type === undefined || !picture || !isPlayed(picture)) return null
  const sounds = ofKind('audio')
  return { type, isMute: sounds.length > 0 && !sounds.some(isPlayed) }
}
