/** The encoding of text in an unknown language, by statistics. A guess always, never a failure. */
import { chardet } from 'jschardet'
import { decodeAs } from './bestGuess.ts'
import { linesBeyondAscii } from './byteLines.ts'
import { allLetters, type LegacyEncoding } from './languageLetters.ts'
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

/** The detector overlooks short texts in these; nothing else decodes to so much kana by chance. */
const japaneseEncodings: readonly LegacyEncoding[] = ['shift_jis', 'euc-jp']
const minKanaShare = 0.75

/**
 * The detector's confidence and the plausibility of the letters correct each other: the first errs on short western
 * texts, the second takes an alphabet for another.
 */
export function detectEncoding(bytes: Uint8Array): LegacyEncoding {
  const sample = linesBeyondAscii(bytes, sampleBytes)
  const japanese = japaneseEncodings.find((encoding) => bestPlausibility(sample, encoding) > minKanaShare)
  return japanese ?? detectByStatistics(sample)
}

function detectByStatistics(sample: Uint8Array): LegacyEncoding {
  const options = { includeEncodings: known.keys(), maxBytes: sampleBytes, ignoreThreshold: true }
  const ranked = chardet.detectAll(sample, options).flatMap(({ encoding, confidence }) => {
    const ours = known.get(encoding?.toLowerCase() ?? '')
    return ours === undefined ? [] : [{ ours, rank: confidence * bestPlausibility(sample, ours) }]
  })
  return ranked.sort((a, b) => b.rank - a.rank)[0]?.ours ?? 'windows-1252'
}

function bestPlausibility(sample: Uint8Array, encoding: LegacyEncoding): number {
  const text = decodeAs(sample.subarray(0, lettersBytes), encoding) ?? ''
  const languages = allLetters().filter(({ encodings }) => encodings.includes(encoding))
  return Math.max(0, ...languages.map(({ letters }) => plausibilityOf(text, letters)))
}
