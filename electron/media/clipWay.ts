/** How a part of a film becomes a clip: what a page can play is copied, the rest is made anew. Pure. */
import type { ClipCodec } from '../../shared/contract/videos/desk.ts'
import type { MediaInfo } from '../library/mediaFile.ts'

export interface ClipWay {
  readonly container: 'mp4' | 'webm'
  readonly video: 'copy' | 'make'
  /** null: there is no sound. */
  readonly sound: 'copy' | 'make' | null
}

/** Marks of Matroska and MP4; what stands here is known to be playable by its name alone. */
const codecs: Readonly<Record<string, ClipCodec>> = {
  'V_MPEG4/ISO/AVC': 'h264',
  avc1: 'h264',
  avc3: 'h264',
  V_VP8: 'vp8',
  V_VP9: 'vp9',
  vp09: 'vp9',
  V_AV1: 'av1',
  av01: 'av1',
  A_AAC: 'aac',
  mp4a: 'aac',
  A_OPUS: 'opus',
  Opus: 'opus',
  A_VORBIS: 'vorbis',
}

export function codecOf(mark: string): ClipCodec | null {
  return Object.hasOwn(codecs, mark) ? (codecs[mark] ?? null) : null
}

/** What each container may hold of what pages play. */
const held: Readonly<Record<ClipWay['container'], readonly ClipCodec[]>> = {
  mp4: ['h264', 'aac'],
  webm: ['vp8', 'vp9', 'av1', 'opus', 'vorbis'],
}

export interface ClipWish {
  /** null where no reader knows the container: ffmpeg may. */
  readonly media: MediaInfo | null
  /** Which of its sound tracks. */
  readonly sound: number
  /** What the page says it can play. */
  readonly plays: readonly ClipCodec[]
}

export function clipWay({ media, sound, plays }: ClipWish): ClipWay {
  const tracks = media?.tracks ?? []
  const picture = codecOf(tracks.find(({ kind }) => kind === 'video')?.codec ?? '')
  const sounds = tracks.filter(({ kind }) => kind === 'audio')
  const heard = sounds[sound] ?? sounds[0]
  const container = picture === 'h264' && plays.includes('h264') ? 'mp4' : 'webm'
  const copies = (codec: ClipCodec | null) => codec !== null && plays.includes(codec) && held[container].includes(codec)
  return {
    container,
    video: copies(picture) ? 'copy' : 'make',
    sound: media !== null && heard === undefined ? null : copies(codecOf(heard?.codec ?? '')) ? 'copy' : 'make',
  }
}
