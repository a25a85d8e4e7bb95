/** The encoding of text in an unknown language, by statistics. A guess always, never a failure. */
import { chardet } from 'jschardet'
import { bestGuess } from './bestGuess.ts'
import { joinBytes, splitByEncoding } from './byteLines.ts'
import { allLetters, type LegacyEncoding } from './languageLetters.ts'

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

/** Below this the detector saw too little to tell, and letters tell more. */
const minConfidence = 0.06

/** Enough for the letters; every language is tried on it. */
const lettersBytes = 4096

export function detectEncoding(bytes: Uint8Array): LegacyEncoding {
  const sample = bytes.subarray(0, sampleBytes)
  const { encoding, confidence } = chardet.detect(sample, { includeEncodings: known.keys(), maxBytes: sampleBytes })
  const detected = known.get(encoding?.toLowerCase() ?? '') ?? 'windows-1252'
  if (confidence >= minConfidence) return detected
  return bestGuess(lettersSample(bytes), allLetters())?.encoding ?? detected
}

/** The lines that have letters beyond ASCII: there can be few, and late. */
function lettersSample(bytes: Uint8Array): Uint8Array {
  const others = splitByEncoding(bytes).filter((run) => run.kind !== 'ascii')
  return joinBytes(others.map((run) => run.bytes)).subarray(0, lettersBytes)
}
