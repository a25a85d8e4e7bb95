/** The encoding of text in an unknown language, by statistics. A guess always, never a failure. */
import { chardet } from 'jschardet'
import { linesBeyondAscii } from './byteLines.ts'
import { decodeCodePage } from './codePages.ts'
import type { LegacyEncoding } from './languageLetters.ts'
import { bestPlausibility, pairedEncodingOf } from './pairedBytes.ts'
import { plausibilityOf } from './plausibility.ts'

/** The detector's names of the encodings that we can decode, lower case, and ours. */
const known: ReadonlyMap<string, LegacyEncoding> = new Map<string, LegacyEncoding>([
  ['windows-1250', 'windows-1250'],
  ['windows-1251', 'windows-1251'],
  ['windows-1252', 'windows-1252'],
  ['windows-1253', 'windows-1253'],
  ['windows-1254', 'windows-1254'],
  ['windows-1255', 'windows-1255'],
  ['windows-1256', 'windows-1256'],
  ['windows-1257', 'windows-1257'],
  ['windows-1258', 'windows-1258'],
  ['tis-620', 'windows-874'],
  ['cp874', 'windows-874'],
  ['iso-8859-2', 'iso-8859-2'],
  ['iso-8859-5', 'iso-8859-5'],
  ['iso-8859-7', 'iso-8859-7'],
  ['koi8-r', 'koi8-r'],
  ['koi8-u', 'koi8-u'],
  ['ibm866', 'ibm866'],
  ['cp866', 'ibm866'],
  ['cp852', 'ibm852'],
  ['cp850', 'ibm850'],
  ['macroman', 'macintosh'],
  ['mac-cyrillic', 'x-mac-cyrillic'],
  ['gb18030', 'gb18030'],
  ['big5', 'big5'],
  ['big5hkscs', 'big5'],
  ['shift_jis', 'shift_jis'],
  ['cp932', 'shift_jis'],
  ['euc-jp', 'euc-jp'],
  ['euc-kr', 'euc-kr'],
  ['cp949', 'euc-kr'],
])

/** Lines beyond ASCII that the detector sees; the rest of a subtitle is no different. */
const sampleBytes = 16_384

/** Of these the letters are looked at, in every language that uses the encoding. */
const lettersBytes = 4096

/**
 * The detector's confidence and the plausibility of the letters correct each other: the first errs on short western
 * texts, the second takes an alphabet for another.
 */
export function detectEncoding(bytes: Uint8Array): LegacyEncoding {
  const sample = linesBeyondAscii(bytes, sampleBytes)
  const letters = sample.subarray(0, lettersBytes)
  if (plausibilityOf(decodeCodePage(letters, 'windows-1252'), '') === 1) return 'windows-1252'
  return pairedEncodingOf(letters) ?? overlooked(letters, detectByStatistics(withoutStrayBytes(sample)))
}

function detectByStatistics(sample: Uint8Array): LegacyEncoding {
  const options = { includeEncodings: known.keys(), maxBytes: sampleBytes, ignoreThreshold: true }
  const letters = sample.subarray(0, lettersBytes)
  const ranked = chardet.detectAll(sample, options).flatMap(({ encoding, confidence }) => {
    const ours = known.get(encoding?.toLowerCase() ?? '')
    return ours === undefined ? [] : [{ ours, rank: confidence * bestPlausibility(letters, ours) }]
  })
  return ranked.sort((a, b) => b.rank - a.rank)[0]?.ours ?? 'windows-1252'
}

/** A wrong byte makes the detector drop a page. */
function withoutStrayBytes(sample: Uint8Array): Uint8Array {
  const times = new Uint32Array(256)
  for (const byte of sample) times[byte] = (times[byte] ?? 0) + 1
  const beyond = times.subarray(0x80).reduce((sum, count) => sum + count, 0)
  const usual = times.subarray(0xa0, 0xff).reduce((sum, count) => sum + count, 0)
  if (usual < beyond * leastUsual) return sample
  const most = Math.floor(beyond * mostStray) + 1
  return sample.filter((byte) => byte < 0x80 || (byte >= 0xa0 && byte !== 0xff) || (times[byte] ?? 0) > most)
}

/** From 0xA0 on stand the letters of all pages of ISO and Windows; in a page of DOS or Macintosh fewer are there. */
const leastUsual = 0.5
const mostStray = 0.02

interface Overlooked {
  readonly encoding: LegacyEncoding
  /** By how much it must fit better: 0.05 is every twentieth letter; pages with all small letters but one in common need less. */
  readonly lead: number
}

const vietnamese: Overlooked = { encoding: 'windows-1258', lead: 0.05 }
const hebrewDos: Overlooked = { encoding: 'ibm862', lead: 0.05 }
const turkishDos: Overlooked = { encoding: 'ibm857', lead: 0.05 }
const greekDos: Overlooked = { encoding: 'ibm737', lead: 0.05 }

/** What the detector does not know, by what it takes that for. */
const overlookedFor: Readonly<Partial<Record<LegacyEncoding, readonly Overlooked[]>>> = {
  'windows-1251': [{ encoding: 'x-mac-cyrillic', lead: 0.005 }, greekDos],
  'windows-1250': [vietnamese],
  'windows-1252': [vietnamese],
  'windows-1254': [vietnamese],
  'windows-1257': [vietnamese],
  'iso-8859-2': [vietnamese],
  ibm866: [greekDos, hebrewDos],
  ibm850: [hebrewDos, turkishDos],
  ibm852: [hebrewDos, turkishDos],
  macintosh: [turkishDos],
}

function overlooked(letters: Uint8Array, found: LegacyEncoding): LegacyEncoding {
  const plausibility = bestPlausibility(letters, found)
  const [best] = (overlookedFor[found] ?? [])
    .map(({ encoding, lead }) => ({ encoding, lead, fits: bestPlausibility(letters, encoding) }))
    .filter(({ fits, lead }) => fits > plausibility + lead)
    .sort((a, b) => b.fits - a.fits)
  return best?.encoding ?? found
}
