/** Reads the tracks of MP4 and MOV files (ISO 14496-12) from their boxes, skipping the sample tables. */
import { languageTagOf, type LanguageTag } from '../../../shared/language.ts'
import { DamagedHeader, type HeaderBytes } from './headerBytes.ts'
import type { MediaInfo, MediaTrack } from '../mediaFile.ts'
import { flagsInName } from './trackName.ts'

interface Box {
  readonly type: string
  readonly start: number
  readonly end: number
}

interface Clock {
  readonly scale: number
  readonly duration: number
}

interface Mp4Track {
  readonly track: MediaTrack
  readonly id: number
  /** Tracks that name its chapters: text that nobody reads while it plays. */
  readonly chapters: readonly number[]
  readonly height: number | null
  readonly fps: number | null
}

const firstBoxes = new Set(['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip', 'pnot'])
const kinds: ReadonlyMap<string, MediaTrack['kind']> = new Map([
  ['vide', 'video'],
  ['soun', 'audio'],
  ...['sbtl', 'subt', 'text', 'clcp', 'subp'].map((type) => [type, 'subtitle'] as const),
])
const textCodecs = new Set(['tx3g', 'wvtt', 'stpp', 'sbtt', 'text', 'c608', 'c708'])
const mostBoxesInOne = 500
const mostFieldBytes = 512
const allForced = 0x80000000

export function looksLikeMp4(signature: Buffer): boolean {
  return firstBoxes.has(signature.toString('latin1', 4, 8))
}

/** null when there is no movie box. Error: DamagedHeader. */
export async function readMp4(bytes: HeaderBytes): Promise<MediaInfo | null> {
  const movie = (await boxesIn(bytes, { start: 0, end: bytes.sizeBytes }, 'moov')).find(({ type }) => type === 'moov')
  if (!movie) return null
  const inside = await boxesIn(bytes, movie)
  const all: Mp4Track[] = []
  for (const box of inside) {
    const track = box.type === 'trak' ? await readTrack(bytes, box) : null
    if (track) all.push(track)
  }
  const chapters = new Set(all.flatMap((track) => track.chapters))
  const tracks = all.filter(({ id }) => !chapters.has(id))
  const video = tracks.find(({ track }) => track.kind === 'video')
  return {
    durationMs: await durationOf(bytes, inside),
    fps: video?.fps ?? null,
    height: video?.height ?? null,
    tracks: tracks.map(({ track }) => track),
  }
}

/** The boxes in a range, in order; stops behind the first one called `last`. */
async function boxesIn(
  bytes: HeaderBytes,
  range: { start: number; end: number },
  last?: string,
): Promise<readonly Box[]> {
  const boxes: Box[] = []
  for (let at = range.start; at + 8 <= range.end && boxes.length < mostBoxesInOne;) {
    const box = await boxAt(bytes, at, range.end)
    boxes.push(box)
    if (box.type === last) break
    at = box.end
  }
  return boxes
}

async function boxAt(bytes: HeaderBytes, at: number, end: number): Promise<Box> {
  const head = await bytes.read(at, 8)
  const size = head.readUInt32BE(0)
  const type = head.toString('latin1', 4, 8)
  const isLarge = size === 1
  const length = isLarge ? Number((await bytes.read(at + 8, 8)).readBigUInt64BE(0)) : size === 0 ? end - at : size
  const headBytes = isLarge ? 16 : 8
  if (length < headBytes || at + length > end) throw new DamagedHeader('A box is larger than the one around it.')
  return { type, start: at + headBytes, end: at + length }
}

/** The box that is found by going down one type after the other. */
async function descend(bytes: HeaderBytes, from: Box, ...types: readonly string[]): Promise<Box | null> {
  let box: Box | null = from
  for (const type of types) {
    box = box && ((await boxesIn(bytes, box, type)).find((inner) => inner.type === type) ?? null)
  }
  return box
}

/** The beginning of a box that holds fields; never a whole sample table. Empty for a missing box. */
async function fieldsOf(bytes: HeaderBytes, box: Box | null | undefined): Promise<Buffer> {
  return box ? bytes.read(box.start, Math.min(mostFieldBytes, box.end - box.start)) : Buffer.alloc(0)
}

async function readTrack(bytes: HeaderBytes, trak: Box): Promise<Mp4Track | null> {
  const media = await descend(bytes, trak, 'mdia')
  if (!media) return null
  const handler = await fieldsOf(bytes, await descend(bytes, media, 'hdlr'))
  const kind = kinds.get(handler.toString('latin1', 8, 12))
  if (!kind) return null
  const tables = await descend(bytes, media, 'minf', 'stbl')
  const sample = await fieldsOf(bytes, tables && (await descend(bytes, tables, 'stsd')))
  const isVideo = kind === 'video'
  return {
    track: await describeTrack(bytes, { trak, media, kind, sample }),
    id: await idOf(bytes, trak),
    chapters: await chaptersOf(bytes, trak),
    height: isVideo && sample.length >= 44 ? sample.readUInt16BE(42) || null : null,
    fps: isVideo ? await fpsOf(bytes, media, tables) : null,
  }
}

/** 0 where it has none, which is no id. */
async function idOf(bytes: HeaderBytes, trak: Box): Promise<number> {
  const head = await fieldsOf(bytes, await descend(bytes, trak, 'tkhd'))
  const at = head[0] === 1 ? 20 : 12
  return head.length < at + 4 ? 0 : head.readUInt32BE(at)
}

async function chaptersOf(bytes: HeaderBytes, trak: Box): Promise<readonly number[]> {
  const named = await fieldsOf(bytes, await descend(bytes, trak, 'tref', 'chap'))
  return Array.from({ length: Math.floor(named.length / 4) }, (_, index) => named.readUInt32BE(index * 4))
}

interface TrackBoxes {
  readonly trak: Box
  readonly media: Box
  readonly kind: MediaTrack['kind']
  /** The beginning of the sample description, from its version on. */
  readonly sample: Buffer
}

async function describeTrack(bytes: HeaderBytes, { trak, media, kind, sample }: TrackBoxes): Promise<MediaTrack> {
  const codec = sample.toString('latin1', 12, 16)
  const name = await nameOf(bytes, trak)
  const isSubtitle = kind === 'subtitle'
  const said = flagsInName(isSubtitle ? name : null)
  const use = isSubtitle ? await usesOf(bytes, trak) : ''
  return {
    kind,
    language: await languageOf(bytes, media),
    codec,
    isForced: said.isForced || use.includes('forced') || (codec === 'tx3g' && isAllForced(sample)),
    isHearingImpaired: said.isHearingImpaired || use.includes('caption') || codec === 'c608' || codec === 'c708',
    isDefault: await isEnabled(bytes, trak),
    isText: !isSubtitle || textCodecs.has(codec),
    name,
  }
}

function isAllForced(sample: Buffer): boolean {
  return sample.length >= 28 && (sample.readUInt32BE(24) & allForced) !== 0
}

async function isEnabled(bytes: HeaderBytes, trak: Box): Promise<boolean> {
  const head = await fieldsOf(bytes, await descend(bytes, trak, 'tkhd'))
  return head.length < 4 || (head.readUInt32BE(0) & 1) !== 0
}

async function nameOf(bytes: HeaderBytes, trak: Box): Promise<string | null> {
  const name = await fieldsOf(bytes, await descend(bytes, trak, 'udta', 'name'))
  return name.toString('utf8').replace(/^\0+|\0+$/g, '') || null
}

/** The roles that a 'kind' box names, such as 'caption' or 'forced-subtitle'; '' without one. */
async function usesOf(bytes: HeaderBytes, trak: Box): Promise<string> {
  const use = await fieldsOf(bytes, await descend(bytes, trak, 'udta', 'kind'))
  return use.toString('latin1', 4)
}

/** The 'elng' box holds a full tag; the older field packs three letters into 15 bits. */
async function languageOf(bytes: HeaderBytes, media: Box): Promise<LanguageTag | null> {
  const full = await fieldsOf(bytes, await descend(bytes, media, 'elng'))
  if (full.length > 4) return languageTagOf(full.toString('latin1', 4).replace(/\0.*$/s, ''))
  const head = await fieldsOf(bytes, await descend(bytes, media, 'mdhd'))
  const at = head[0] === 1 ? 32 : 20
  if (head.length < at + 2) return null
  const packed = head.readUInt16BE(at)
  return languageTagOf(String.fromCharCode(...[10, 5, 0].map((shift) => ((packed >> shift) & 31) + 0x60)))
}

function clockOf(head: Buffer): Clock | null {
  const isLong = head[0] === 1
  if (head.length < (isLong ? 32 : 20)) return null
  const scale = head.readUInt32BE(isLong ? 20 : 12)
  const duration = isLong ? Number(head.readBigUInt64BE(24)) : head.readUInt32BE(16)
  const isUnknown = duration === 0xffffffff || !Number.isSafeInteger(duration)
  return scale > 0 ? { scale, duration: isUnknown ? 0 : duration } : null
}

/** A fragmented file tells its length in 'mehd', in the clock of the movie. */
async function durationOf(bytes: HeaderBytes, movie: readonly Box[]): Promise<number | null> {
  const clock = clockOf(
    await fieldsOf(
      bytes,
      movie.find(({ type }) => type === 'mvhd'),
    ),
  )
  if (!clock) return null
  const extension = movie.find(({ type }) => type === 'mvex')
  const fragments = await fieldsOf(bytes, extension && (await descend(bytes, extension, 'mehd')))
  const fragmented = fragments[0] === 1 && fragments.length >= 12 ? Number(fragments.readBigUInt64BE(4)) : null
  const short = fragments[0] === 0 && fragments.length >= 8 ? fragments.readUInt32BE(4) : null
  const ms = Math.round(((clock.duration || (fragmented ?? short ?? 0)) * 1000) / clock.scale)
  return Number.isSafeInteger(ms) && ms > 0 ? ms : null
}

/** Frames counted in the size table over the track's own duration; null for fragmented files, whose table is empty. */
async function fpsOf(bytes: HeaderBytes, media: Box, tables: Box | null): Promise<number | null> {
  const clock = clockOf(await fieldsOf(bytes, await descend(bytes, media, 'mdhd')))
  const sizes = await fieldsOf(bytes, tables && (await descend(bytes, tables, 'stsz')))
  if (!clock?.duration || sizes.length < 12) return null
  const fps = Math.round((sizes.readUInt32BE(8) * clock.scale * 1000) / clock.duration) / 1000
  return fps > 0 && fps < 1000 ? fps : null
}
