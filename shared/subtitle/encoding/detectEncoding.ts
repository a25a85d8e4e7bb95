/** The encoding of text in an unknown language, by statistics. A guess always, never a failure. */
import { chardet } from 'jschardet'
import { linesBeyondAscii } from './byteLines.ts'
import { decodeCodePage, isCodePage } from './codePages.ts'
import { allLetters, type LegacyEncoding } from './languageLetters.ts'
import { bestFit, bestPlausibility, type Fit, pairedEncodingOf } from './pairedBytes.ts'
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

/** By how much another page must fit better: every third letter; the detector is right more often than single letters are. */
const usualLead = 0.3

/** Pages that the detector does not know, or takes another for: 0.05 is every twentieth letter. */
const leads: Readonly<Partial<Record<LegacyEncoding, number>>> = {
  'windows-1258': 0.05,
  viscii: 0.05,
  tcvn: 0.05,
  ibm737: 0.05,
  ibm775: 0.05,
  ibm855: 0.05,
  ibm857: 0.05,
  ibm862: 0.05,
  ibm869: 0.05,
  'iso-8859-4': 0.05,
  'iso-8859-6': 0.05,
  'x-mac-ce': 0.05,
  'x-mac-greek': 0.05,
  'x-mac-turkish': 0.05,
}

/** These have most letters in common: the one without wrong signs is it. */
const siblingLead = 0.005
const siblings: readonly ReadonlySet<LegacyEncoding>[] = [
  new Set<LegacyEncoding>(['windows-1250', 'iso-8859-2']),
  new Set<LegacyEncoding>(['windows-1257', 'iso-8859-13', 'iso-8859-4', 'windows-1252', 'iso-8859-15']),
  new Set<LegacyEncoding>(['windows-1253', 'iso-8859-7', 'x-mac-greek']),
  new Set<LegacyEncoding>(['windows-1251', 'x-mac-cyrillic']),
  new Set<LegacyEncoding>(['ibm866', 'ibm1125']),
  new Set<LegacyEncoding>(['ibm850', 'ibm860', 'ibm861']),
]

function overlooked(letters: Uint8Array, found: LegacyEncoding): LegacyEncoding {
  const fit = bestFit(letters, found)
  const beyond = letters.reduce((sum, byte) => sum + (byte > 0x7f ? 1 : 0), 0)
  const pages =
    beyond < letters.length * leastOfTones ? singleBytePages.filter((page) => !toned.has(page)) : singleBytePages
  const [best] = pages
    .map((encoding) => ({ encoding, fits: bestFit(letters, encoding).plausibility }))
    .filter(({ encoding, fits }) => fits > fit.plausibility + leadOf(encoding, { found, leastLead: damage / beyond }))
    .sort((a, b) => b.fits - a.fits)
  return best?.encoding ?? (isWestern(letters, { found, fit, beyond }) ? 'windows-1252' : found)
}

/** Pages in which nearly every byte is a letter of Vietnamese. Of all its bytes one in six is beyond ASCII at least, of Turkish one in ten. */
const toned: ReadonlySet<LegacyEncoding> = new Set(['windows-1258', 'viscii', 'tcvn'] as const)
const leastOfTones = 0.14

/** What one wrong byte takes from a page at most, in letters: none gains by it. */
const damage = 2.2

/** Pages that are one with the western page but for letters of other languages. */
const easternPages: ReadonlySet<LegacyEncoding> = new Set([
  'windows-1250',
  'windows-1257',
  'iso-8859-2',
  'iso-8859-13',
] as const)
/** e to the power of this: how much likelier the same few letters are in a language that has no others. */
const leastLikelier = 1.5

interface Judged {
  readonly found: LegacyEncoding
  readonly fit: Fit
  readonly beyond: number
}

/** Whether a text has but the few letters of a western language, and none that only a language of this page has. */
function isWestern(letters: Uint8Array, { found, fit, beyond }: Judged): boolean {
  if (!easternPages.has(found)) return false
  const western = bestFit(letters, 'windows-1252')
  const likelier = beyond * Math.log(fit.alphabet / western.alphabet)
  return western.plausibility >= fit.plausibility && likelier >= leastLikelier
}

const singleBytePages: readonly LegacyEncoding[] = [
  ...new Set(allLetters().flatMap(({ encodings }) => encodings.filter(isCodePage))),
]

function leadOf(encoding: LegacyEncoding, { found, leastLead }: { found: LegacyEncoding; leastLead: number }): number {
  const areSiblings = siblings.some((pages) => pages.has(encoding) && pages.has(found))
  return areSiblings ? siblingLead : Math.max(leastLead, leads[encoding] ?? usualLead)
}
