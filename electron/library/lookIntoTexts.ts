/**
 * Looks into the subtitle files whose names do not tell enough: the smallest may hold nothing, and one without a language in
 * its name says it in its text. Opens no file that is as it was when it was looked into.
 */
import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import { basename } from 'node:path'
import { createLanguageDetector } from '../../node/language/detectLanguage.ts'
import { languageOfText } from '../../node/language/languageOfText.ts'
import type { ParsedSubtitle, ParseOptions } from '../../shared/subtitle/parseSubtitle.ts'
import { SubtitleError, type SubtitleRefusal } from '../../shared/subtitle/subtitleError.ts'
import type { Sidecar, TextStamp } from './mediaFile.ts'

/** Some 200 lines: more than a language is judged by. */
const beginningBytes = 16 * 1024

/** A file with this extension holds text or pictures. */
const mayBePictures = 'sub'

/** What a look into a text tells. */
type Looked = Pick<Sidecar, 'isEmpty' | 'spoken'>

type ParseText = (bytes: Uint8Array, options: ParseOptions) => Promise<ParsedSubtitle>

/** Loaded with the first text: most scans look into none. */
const parseLoaded: ParseText = async (bytes, options) => {
  const { parseSubtitle } = await import('../../shared/subtitle/parseSubtitle.ts')
  return parseSubtitle(bytes, options)
}

const detectLanguage = createLanguageDetector()

/** With what those hold that are looked into: as it was known while they are unchanged, else by a look. */
export async function withLooks(
  sidecars: readonly Sidecar[],
  known: () => readonly Sidecar[],
  parse: ParseText = parseLoaded,
): Promise<readonly Sidecar[]> {
  if (!sidecars.some(({ stamp }) => stamp)) return sidecars
  const before = new Map(known().map((sidecar) => [sidecar.path, sidecar]))
  return Promise.all(sidecars.map((sidecar) => lookedInto(sidecar, before.get(sidecar.path), parse)))
}

async function lookedInto(sidecar: Sidecar, before: Sidecar | undefined, parse: ParseText): Promise<Sidecar> {
  const { stamp, ...named } = sidecar
  if (!stamp) return sidecar
  const looked = isSame(stamp, before?.stamp) ? lookOf(before) : await look(sidecar, stamp, parse)
  // One that cannot be read just now is looked into the next time.
  return looked ? { ...sidecar, ...looked } : named
}

function isSame(stamp: TextStamp, before: TextStamp | undefined): boolean {
  return stamp.sizeBytes === before?.sizeBytes && stamp.modifiedMs === before.modifiedMs
}

function lookOf({ isEmpty, spoken }: Looked = {}): Looked {
  return { ...(isEmpty && { isEmpty }), ...(spoken !== undefined && { spoken }) }
}

/** null: it cannot be read. */
async function look(
  { path, language, extension }: Sidecar,
  { sizeBytes }: TextStamp,
  parse: ParseText,
): Promise<Looked | null> {
  if (sizeBytes === 0) return { isEmpty: true }
  const bytes = await beginningOf(path, sizeBytes).catch(() => null)
  if (bytes === null) return null
  try {
    const document = await parse(bytes, { fileName: basename(path) })
    if (language !== null) return {}
    const text = await languageOfText(document, detectLanguage)
    return text?.isSure ? { spoken: text.tag } : {}
  } catch (thrown) {
    // Whatever reading it comes upon: one strange file costs no library its scan.
    if (!(thrown instanceof SubtitleError)) return {}
    if (thrown.detail === 'SUB_NO_CUES') return sizeBytes <= beginningBytes ? { isEmpty: true } : {}
    return extension !== mayBePictures && isNoText(thrown.detail, bytes) ? { isEmpty: true } : {}
  }
}

/** A text in an unknown format may be one that a player knows; but no text has a NUL, except for every second byte of UTF-16. */
function isNoText(detail: SubtitleRefusal, bytes: Buffer): boolean {
  const [first = 0, second = 0] = bytes
  const isUtf16 = first + second === 0xff + 0xfe
  return detail === 'SUB_BINARY' || (detail === 'SUB_NOT_SUBTITLE' && !isUtf16 && bytes.includes(0))
}

/** Follows a link as a player does, but waits for no pipe. */
async function beginningOf(path: string, sizeBytes: number): Promise<Buffer> {
  const file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK)
  try {
    const bytes = Buffer.alloc(Math.min(sizeBytes, beginningBytes))
    const { bytesRead } = await file.read(bytes, 0, bytes.length, 0)
    const read = bytes.subarray(0, bytesRead)
    return sizeBytes > bytesRead ? wholeLines(read) : read
  } finally {
    await file.close()
  }
}

/** Lines of old Macs end in a carriage return alone; where there is no line at all, all of it. */
function wholeLines(bytes: Buffer): Buffer {
  const end = [0x0a, 0x0d].map((byte) => bytes.lastIndexOf(byte)).find((at) => at >= 0)
  return end === undefined ? bytes : bytes.subarray(0, end + 1)
}
