/** How a part of a film becomes a clip: what a page can play is copied, the rest is made anew. Pure. */
import type { ClipCodec } from '../../shared/contract/videos/desk.ts'
import type { MediaInfo } from '../library/mediaFile.ts'

export type ClipEncoder = 'h264' | 'vp9' | 'vp8'

export interface ClipWay {
  readonly container: 'mp4' | 'webm'
  readonly video: 'copy' | ClipEncoder
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

export interface ClipWish {
  /** null where no reader knows the container: ffmpeg may. */
  readonly media: MediaInfo | null
  /** Which of its sound tracks. */
  readonly sound: number
  /** What the page says it can play. */
  readonly plays: readonly ClipCodec[]
  /** What ffmpeg can make, the quickest first. */
  readonly encoders: readonly ClipEncoder[]
}

/** null: it can neither be copied nor made. */
export function clipWay(wish: ClipWish): ClipWay | null {
  const video = pictureWay(wish)
  const container = video === 'h264' || (video === 'copy' && pictureOf(wish) === 'h264') ? 'mp4' : 'webm'
  const sound = soundWay(wish, { container, video })
  const isWithoutOpus = wish.encoders.every((encoder) => encoder === 'h264')
  if (video === null || (sound === 'make' && container === 'webm' && isWithoutOpus)) return null
  return { container, video, sound }
}

function pictureOf({ media }: ClipWish): ClipCodec | null {
  return codecOf(media?.tracks.find(({ kind }) => kind === 'video')?.codec ?? '')
}

/** Pages of every kind play WebM; what is in MP4 not all of them. */
function pictureWay(wish: ClipWish): ClipWay['video'] | null {
  const { plays, encoders } = wish
  const picture = pictureOf(wish)
  if (picture !== null && plays.includes(picture)) return 'copy'
  const playsMp4 = held.mp4.every((codec) => plays.includes(codec))
  return encoders.find((encoder) => encoder !== 'h264' || playsMp4) ?? null
}

interface PictureWay {
  readonly container: ClipWay['container']
  readonly video: ClipWay['video'] | null
}

/** Beside pictures made for MP4, copied sound would begin before them, and move them. */
function soundWay({ media, sound, plays }: ClipWish, { container, video }: PictureWay): ClipWay['sound'] {
  const sounds = media?.tracks.filter(({ kind }) => kind === 'audio') ?? []
  if (media !== null && sounds.length === 0) return null
  const heard = codecOf((sounds[sound] ?? sounds[0])?.codec ?? '')
  const fits = heard !== null && plays.includes(heard) && held[container].includes(heard)
  return fits && video !== 'h264' ? 'copy' : 'make'
}

/** What each container may hold of what pages play. */
const held: Readonly<Record<ClipWay['container'], readonly ClipCodec[]>> = {
  mp4: ['h264', 'aac'],
  webm: ['vp8', 'vp9', 'av1', 'opus', 'vorbis'],
}
