/** Makes the headers of Matroska and MP4 files for tests, and writes them as sparse files of any size. */
import { open } from 'node:fs/promises'

export interface MadeTrack {
  readonly kind: 'video' | 'audio' | 'subtitle'
  /** The container's old field: three letters. */
  readonly language?: string
  /** The newer field: a BCP 47 tag. */
  readonly languageTag?: string
  readonly codec?: string
  readonly name?: string
  readonly isForced?: boolean
  readonly isHearingImpaired?: boolean
  readonly isOriginal?: boolean
  readonly isCommentary?: boolean
  /** Told for those who cannot see the film. */
  readonly isDescription?: boolean
  readonly isDefault?: boolean
  readonly fps?: number
}

export interface MadeVideo {
  readonly durationS?: number
  readonly height?: number
  readonly tracks?: readonly MadeTrack[]
}

export interface MadeMkv extends MadeVideo {
  /** Puts a cluster before the track list, which then only the SeekHead finds. */
  readonly areTracksLate?: boolean
}

export interface MadeMp4 extends MadeVideo {
  readonly isMoovLast?: boolean
  readonly isFragmented?: boolean
}

const oneVideo: readonly MadeTrack[] = [{ kind: 'video' }]

/** The bytes of a small, whole Matroska file. */
export function makeMkv({ durationS = 5400, height = 1080, tracks = oneVideo, areTracksLate }: MadeMkv = {}): Buffer {
  const head = element('1a45dfa3', text('4282', 'matroska'))
  const info = element('1549a966', unsigned('2ad7b1', 1_000_000), float('4489', durationS * 1000))
  const list = element('1654ae6b', ...tracks.map((track, index) => mkvTrack(track, index + 1, height)))
  const cluster = element('1f43b675', unsigned('e7', 0), element('a3', Buffer.alloc(areTracksLate ? 200_000 : 64)))
  const seekTo = (position: number) =>
    element('114d9b74', element('4dbb', element('53ab', Buffer.from('1654ae6b', 'hex')), unsigned('53ac', position)))
  const before = seekTo(0).length + info.length
  const order = areTracksLate ? [info, cluster, list] : [info, list, cluster]
  return Buffer.concat([head, element('18538067', seekTo(before + (areTracksLate ? cluster.length : 0)), ...order)])
}

/** The bytes of a small, whole MP4 file. */
export function makeMp4(made: MadeMp4 = {}): Buffer {
  const { durationS = 5400, height = 1080, tracks = oneVideo, isMoovLast = false, isFragmented = false } = made
  const clock = { durationS: isFragmented ? 0 : durationS, height }
  const fragments = box('mvex', box('mehd', u32(0), u32(durationS * 1000)))
  const movie = box(
    'moov',
    box('mvhd', u32(0, 0, 0, 1000, clock.durationS * 1000)),
    ...tracks.map((track) => mp4Track(track, clock)),
    ...(isFragmented ? [fragments] : []),
  )
  const data = box('mdat', Buffer.alloc(isMoovLast ? 200_000 : 64))
  const type = box('ftyp', Buffer.from('isom\0\0\0\0isom'))
  return Buffer.concat(isMoovLast ? [type, data, movie] : [type, movie, data])
}

/** Writes the header and fills up to `sizeBytes` with a hole; old enough not to look like a running copy. */
export async function writeSparse(path: string, header: Uint8Array, sizeBytes = 50_000_000): Promise<void> {
  const file = await open(path, 'w')
  await file.write(header)
  await file.truncate(Math.max(sizeBytes, header.length))
  const longAgo = new Date('2020-01-01T00:00:00Z')
  await file.utimes(longAgo, longAgo)
  await file.close()
}

const mkvCodecs = { video: 'V_MPEG4/ISO/AVC', audio: 'A_AC3', subtitle: 'S_TEXT/UTF8' }
const mkvTypes = { video: 1, audio: 2, subtitle: 17 }
const mp4Codecs = { video: 'avc1', audio: 'mp4a', subtitle: 'tx3g' }
const mp4Handlers = { video: 'vide', audio: 'soun', subtitle: 'sbtl' }

function mkvTrack(track: MadeTrack, number: number, height: number): Buffer {
  return element(
    'ae',
    unsigned('d7', number),
    unsigned('83', mkvTypes[track.kind]),
    text('86', track.codec ?? mkvCodecs[track.kind]),
    ...(track.language ? [text('22b59c', track.language)] : []),
    ...(track.languageTag ? [text('22b59d', track.languageTag)] : []),
    ...(track.name ? [text('536e', track.name)] : []),
    ...(track.isForced ? [unsigned('55aa', 1)] : []),
    ...(track.isHearingImpaired ? [unsigned('55ab', 1)] : []),
    ...(track.isOriginal ? [unsigned('55ae', 1)] : []),
    ...(track.isCommentary ? [unsigned('55af', 1)] : []),
    ...(track.isDescription ? [unsigned('55ac', 1)] : []),
    ...(track.isDefault === undefined ? [] : [unsigned('88', Number(track.isDefault))]),
    ...(track.fps ? [unsigned('23e383', Math.round(1_000_000_000 / track.fps))] : []),
    ...(track.kind === 'video' ? [element('e0', unsigned('ba', height))] : []),
  )
}

function mp4Track(track: MadeTrack, { durationS, height }: { durationS: number; height: number }): Buffer {
  const scale = 90_000
  const packed = Buffer.from(track.language ?? 'und').reduce((sum, letter) => (sum << 5) | (letter - 0x60), 0)
  const sample = Buffer.alloc(78)
  if (track.kind === 'video') sample.writeUInt16BE(height, 26)
  if (track.isForced) sample.writeUInt32BE(0x80000000, 8)
  const tables = box(
    'stbl',
    box('stsd', u32(0, 1), box(track.codec ?? mp4Codecs[track.kind], sample)),
    box('stsz', u32(0, 0, Math.round((track.fps ?? 0) * durationS))),
  )
  return box(
    'trak',
    box('tkhd', u32(track.isDefault === false ? 0 : 1), Buffer.alloc(80)),
    box(
      'mdia',
      box('mdhd', u32(0, 0, 0, scale, durationS * scale), Buffer.from([packed >> 8, packed & 255, 0, 0])),
      box('hdlr', u32(0, 0), Buffer.from(mp4Handlers[track.kind]), Buffer.alloc(13)),
      ...(track.languageTag ? [box('elng', u32(0), Buffer.from(`${track.languageTag}\0`))] : []),
      box('minf', tables),
    ),
    ...(track.name ? [box('udta', box('name', Buffer.from(track.name)))] : []),
  )
}

function element(id: string, ...parts: readonly Buffer[]): Buffer {
  const payload = Buffer.concat(parts)
  const size = Buffer.alloc(8)
  size.writeBigUInt64BE(BigInt(payload.length) | (1n << 56n))
  return Buffer.concat([Buffer.from(id, 'hex'), size, payload])
}

function unsigned(id: string, value: number): Buffer {
  return element(id, u32(value))
}

function float(id: string, value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(value)
  return element(id, bytes)
}

function text(id: string, value: string): Buffer {
  return element(id, Buffer.from(value))
}

function box(type: string, ...parts: readonly Buffer[]): Buffer {
  const payload = Buffer.concat(parts)
  return Buffer.concat([u32(payload.length + 8), Buffer.from(type, 'latin1'), payload])
}

function u32(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4)
  values.forEach((value, index) => bytes.writeUInt32BE(value, index * 4))
  return bytes
}
