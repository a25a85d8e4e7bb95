/** Whether a page can play a film as it is, where there is no ffmpeg to make clips of it. Pure. */
import type { ClipCodec } from '../../../shared/contract/videos/desk.ts'
import type { LibraryVideo } from '../../library/mediaFile.ts'
import { codecOf } from '../../media/clipWay.ts'

/** Containers that browsers open. */
const types: Readonly<Record<string, string>> = { mp4: 'video/mp4', m4v: 'video/mp4', webm: 'video/webm' }

/** Its type; null where its container, its picture or its sound is none that this page plays. */
export function wholeFileType({ file, media }: LibraryVideo, plays: readonly ClipCodec[]): string | null {
  const type = types[file.path.slice(file.path.lastIndexOf('.') + 1).toLowerCase()]
  const shown = (media?.tracks ?? []).filter(({ kind }) => kind !== 'subtitle')
  const isPlayed = (mark: string) => {
    const codec = codecOf(mark)
    return codec !== null && plays.includes(codec)
  }
  return type !== undefined && shown.length > 0 && shown.every(({ codec }) => isPlayed(codec)) ? type : null
}
