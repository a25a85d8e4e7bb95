/** Reads the tracks of Matroska and WebM files (RFC 9559) from their header; never enters a cluster. */
import { languageTagOf, type LanguageTag } from '../../../shared/language.ts'
import { childrenOf, floatOf, longestHeadBytes, readElementHead, textOf, unsignedOf } from './ebml.ts'
import { DamagedHeader, type HeaderBytes } from './headerBytes.ts'
import type { MediaInfo, MediaTrack } from '../mediaFile.ts'
import { flagsInName } from './trackName.ts'

const ebmlHead = 0x1a45dfa3
const segment = 0x18538067
const cluster = 0x1f43b675
const seekHead = { id: 0x114d9b74, entry: 0x4dbb, target: 0x53ab, position: 0x53ac }
const info = { id: 0x1549a966, timestampScale: 0x2ad7b1, duration: 0x4489 }
const tracks = { id: 0x1654ae6b, entry: 0xae }
const track = {
  type: 0x83,
  isDefault: 0x88,
  isForced: 0x55aa,
  isHearingImpaired: 0x55ab,
  isDescription: 0x55ac,
  isOriginal: 0x55ae,
  isCommentary: 0x55af,
  frameNs: 0x23e383,
  name: 0x536e,
  language: 0x22b59c,
  languageTag: 0x22b59d,
  codec: 0x86,
  video: 0xe0,
}
const pixelHeight = 0xba

/** Attached fonts live elsewhere; the largest honest track list holds a few styles of ASS tracks. */
const largestPayloadBytes = 2 * 1024 * 1024
const mostTopElements = 100
const kinds: ReadonlyMap<number, MediaTrack['kind']> = new Map([
  [1, 'video'],
  [2, 'audio'],
  [17, 'subtitle'],
])

export function looksLikeMatroska(signature: Buffer): boolean {
  return signature.readUInt32BE(0) === ebmlHead
}

/** null when there is no track list. Error: DamagedHeader. */
export async function readMatroska(bytes: HeaderBytes): Promise<MediaInfo | null> {
  const start = await segmentStart(bytes)
  const found = await findTopElements(bytes, start)
  const trackList = found.get(tracks.id)
  if (!trackList) return null
  const entries = (childrenOf(trackList).get(tracks.entry) ?? []).map(childrenOf)
  const video = entries.find((entry) => unsignedOf(first(entry, track.type)) === 1)
  return {
    durationMs: durationOf(found.get(info.id)),
    fps: video ? fpsOf(video) : null,
    height: video ? heightOf(video) : null,
    tracks: entries.flatMap(describeTrack),
  }
}

async function segmentStart(bytes: HeaderBytes): Promise<number> {
  const head = await headAt(bytes, 0)
  if (head.sizeBytes === null) throw new DamagedHeader('The file head has no size.')
  const at = head.headBytes + head.sizeBytes
  const outer = await headAt(bytes, at)
  if (outer.id !== segment) throw new DamagedHeader('There is no segment.')
  return at + outer.headBytes
}

/** Reads in order up to the first cluster; what is behind the clusters is found through the SeekHead. */
async function findTopElements(bytes: HeaderBytes, start: number): Promise<ReadonlyMap<number, Buffer>> {
  const found = new Map<number, Buffer>()
  let at = start
  for (let count = 0; count < mostTopElements && at < bytes.sizeBytes && !isComplete(found); count++) {
    const { id, sizeBytes, headBytes } = await headAt(bytes, at)
    if (id === cluster || sizeBytes === null) break
    if (isWanted(id) && !found.has(id)) found.set(id, await payloadAt(bytes, at))
    at += headBytes + sizeBytes
  }
  await followSeekHead(bytes, start, found)
  return found
}

async function followSeekHead(bytes: HeaderBytes, start: number, found: Map<number, Buffer>): Promise<void> {
  const index = found.get(seekHead.id)
  if (!index || isComplete(found)) return
  for (const entry of (childrenOf(index).get(seekHead.entry) ?? []).map(childrenOf)) {
    const id = unsignedOf(first(entry, seekHead.target))
    const position = unsignedOf(first(entry, seekHead.position))
    if (id === null || position === null || !isWanted(id) || found.has(id)) continue
    const { id: there } = await headAt(bytes, start + position)
    if (there === id) found.set(id, await payloadAt(bytes, start + position))
  }
}

function isWanted(id: number): boolean {
  return id === info.id || id === tracks.id || id === seekHead.id
}

function isComplete(found: ReadonlyMap<number, Buffer>): boolean {
  return found.has(info.id) && found.has(tracks.id)
}

async function headAt(bytes: HeaderBytes, at: number) {
  return readElementHead(await bytes.read(at, Math.max(0, Math.min(longestHeadBytes, bytes.sizeBytes - at))), 0)
}

async function payloadAt(bytes: HeaderBytes, at: number): Promise<Buffer> {
  const { sizeBytes, headBytes } = await headAt(bytes, at)
  if (sizeBytes === null || sizeBytes > largestPayloadBytes) throw new DamagedHeader('A list is too large.')
  return bytes.read(at + headBytes, sizeBytes)
}

type Children = ReturnType<typeof childrenOf>

function first(children: Children, id: number): Buffer | undefined {
  return children.get(id)?.[0]
}

function describeTrack(entry: Children): readonly MediaTrack[] {
  const kind = kinds.get(unsignedOf(first(entry, track.type)) ?? 0)
  if (!kind) return []
  const name = textOf(first(entry, track.name)) || null
  const codec = textOf(first(entry, track.codec)) ?? ''
  const said = kind === 'subtitle' ? flagsInName(name) : flagsInName(null)
  return [
    {
      kind,
      language: languageOf(entry),
      codec,
      isForced: isSet(entry, track.isForced) || said.isForced,
      isHearingImpaired: isSet(entry, track.isHearingImpaired) || said.isHearingImpaired,
      // Tracks are default tracks unless they say otherwise (RFC 9559, FlagDefault).
      isDefault: unsignedOf(first(entry, track.isDefault)) !== 0,
      ...(isSet(entry, track.isOriginal) && { isOriginal: true as const }),
      ...(saysSpokenOver(entry) && { isCommentary: true as const }),
      isText: kind !== 'subtitle' || /^(?:S_(?:TEXT\/|ASS|SSA)|D_WEBVTT\/)/.test(codec),
      name,
    },
  ]
}

/** A commentary, or told for those who cannot see the film (RFC 9559, FlagCommentary and FlagVisualImpaired). */
function saysSpokenOver(entry: Children): boolean {
  return isSet(entry, track.isCommentary) || isSet(entry, track.isDescription)
}

function isSet(entry: Children, flag: number): boolean {
  return unsignedOf(first(entry, flag)) === 1
}

/** The newer element wins over the older one; without either the language is English (RFC 9559, Language). */
function languageOf(entry: Children): LanguageTag | null {
  return languageTagOf(textOf(first(entry, track.languageTag)) ?? textOf(first(entry, track.language)) ?? 'eng')
}

function durationOf(payload: Buffer | undefined): number | null {
  if (!payload) return null
  const children = childrenOf(payload)
  const scaleNs = unsignedOf(first(children, info.timestampScale)) ?? 1_000_000
  const duration = floatOf(first(children, info.duration))
  const ms = duration === null ? NaN : Math.round((duration * scaleNs) / 1_000_000)
  return Number.isSafeInteger(ms) && ms > 0 ? ms : null
}

function fpsOf(video: Children): number | null {
  const frameNs = unsignedOf(first(video, track.frameNs))
  return frameNs ? Math.round(1_000_000_000_000 / frameNs) / 1000 : null
}

function heightOf(video: Children): number | null {
  const picture = first(video, track.video)
  const height = picture ? unsignedOf(first(childrenOf(picture), pixelHeight)) : null
  return height === 0 ? null : height
}
