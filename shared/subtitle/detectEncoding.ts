/** The encoding of text in an unknown language, by statistics. A guess always, never a failure. */
import { chardet } from 'jschardet'
import { decodeCodePage } from './codePages.ts'
import { type LegacyEncoding, lettersOf } from './languageLetters.ts'
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

/** The rest of a subtitle is no different. */
const sampleBytes = 65_536

/** Below this the detector saw too little; a text that reads well as a western one then is one. */
const minConfidence = 0.03

export function detectEncoding(bytes: Uint8Array): LegacyEncoding {
  const sample = bytes.subarray(0, sampleBytes)
  const { encoding, confidence } = chardet.detect(sample, { includeEncodings: known.keys(), maxBytes: sampleBytes })
  const detected = known.get(encoding?.toLowerCase() ?? '') ?? 'windows-1252'
  return confidence < minConfidence && readsAsWestern(sample) ? 'windows-1252' : detected
}

function readsAsWestern(sample: Uint8Array): boolean {
  return plausibilityOf(decodeCodePage(sample, 'windows-1252'), lettersOf('fr').letters + lettersOf('es').letters) > 0.7
}
