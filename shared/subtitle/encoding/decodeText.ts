/** Subtitle bytes -> text. Decides the encoding only; never looks at cues and never fails. */
import type { LanguageTag } from '../../language.ts'
import { type ByteRun, joinBytes, splitByEncoding } from './byteLines.ts'
import { bestGuess, decodeAs, type Guess } from './bestGuess.ts'
import { decodeCodePage } from './codePages.ts'
import { detectEncoding } from './detectEncoding.ts'
import { type LegacyEncoding, lettersOf } from './languageLetters.ts'
import type { DecodedText } from './decodedText.ts'
import { pairedEncodings } from './pairedBytes.ts'
import { decodeShifted } from './shiftedText.ts'
import { decodeLeniently, decodeStrictly } from './textDecoder.ts'
import { countUtf8 } from './utf8Damage.ts'
import { decodeUnicode } from './unicodeText.ts'

export interface DecodeOptions {
  /** The language the text is said to be in, null when nobody said. */
  readonly languageHint?: LanguageTag | null
}

/** Below this share of plausible characters the stated language is taken to be wrong. */
const minPlausibility = 0.45

const minPairedPlausibility = 0.4

/** More changes between encodings than a subtitle has lines is noise, and decoding them one by one would be slow. */
const maxRuns = 20_000

/**
 * In this order: byte order mark, UTF-16 and UTF-32 without one, strict UTF-8, UTF-8 with some damage,
 * the stated language's code pages by how plausible their letters are, then statistics.
 */
export function decodeText(bytes: Uint8Array, options: DecodeOptions = {}): DecodedText {
  return decodeUnicode(bytes) ?? decodeUnmarked(withoutUtf8Mark(bytes), options.languageHint ?? null)
}

function decodeUnmarked(bytes: Uint8Array, languageHint: LanguageTag | null): DecodedText {
  const shifted = decodeShifted(bytes)
  if (shifted) return shifted
  const strict = decodeStrictly(bytes, 'utf-8')
  if (strict !== null) return decoded(strict, 'utf-8')
  const damaged = decodeDamaged(bytes, languageHint)
  if (damaged) return damaged
  const legacy = decodeLegacy(bytes, languageHint)
  return decoded(legacy.text, legacy.encoding)
}

/** A damaged UTF-8 text keeps no promise with its mark. */
function withoutUtf8Mark(bytes: Uint8Array): Uint8Array {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes
}

function decoded(text: string, encoding: string): DecodedText {
  return { text: text.replace(/^\ufeff+/, ''), encoding, hasUtf8Mark: false }
}

/** UTF-8 with stray bytes, cut inside a character, or joined with lines in a code page; null when it is not UTF-8. */
function decodeDamaged(bytes: Uint8Array, languageHint: LanguageTag | null): DecodedText | null {
  const runs = splitByEncoding(bytes)
  const linesOf = (kind: ByteRun['kind']) => runs.reduce((sum, run) => sum + (run.kind === kind ? run.lineCount : 0), 0)
  // A few lines of a code page happen to be valid UTF-8 as well; a file that was joined has many.
  const isJoined = linesOf('other') > 1 && linesOf('utf-8') * 4 >= linesOf('other')
  if (isJoined && runs.length <= maxRuns) return decodeRuns(runs, languageHint)
  if (!isHardlyDamaged(bytes)) return null
  const lenient = decodeLeniently(bytes, 'utf-8')
  return lenient === null ? null : decoded(lenient, 'utf-8')
}

function decodeRuns(runs: readonly ByteRun[], languageHint: LanguageTag | null): DecodedText {
  const others = runs.filter((run) => run.kind === 'other')
  const { encoding } = decodeLegacy(joinBytes(others.map((run) => run.bytes)), languageHint)
  const texts = runs.map((run) =>
    run.kind === 'other' ? decodeAs(run.bytes, encoding) : decodeLeniently(run.bytes, 'utf-8'),
  )
  return decoded(texts.join(''), `utf-8+${encoding}`)
}

/** More whole characters beyond ASCII than wrong bytes, or only the last character is cut. */
function isHardlyDamaged(bytes: Uint8Array): boolean {
  const { whole, wrong } = countUtf8(bytes)
  return whole > wrong * 2 || (wrong === 1 && isCut(bytes))
}

/** Whether the last byte that is no blank begins a character of UTF-8, or goes on with one. */
function isCut(bytes: Uint8Array): boolean {
  let last = bytes.length - 1
  while (last > 0 && (bytes[last] ?? 0) <= 0x20) last -= 1
  while (last > 0 && ((bytes[last] ?? 0) & 0xc0) === 0x80) last -= 1
  return (bytes[last] ?? 0) >= 0xc2
}

interface LegacyText {
  readonly text: string
  readonly encoding: LegacyEncoding
}

function decodeLegacy(bytes: Uint8Array, languageHint: LanguageTag | null): LegacyText {
  const guess = languageHint === null ? null : bestGuess(bytes, [lettersOf(languageHint)])
  const encoding = guess && fits(guess) ? guess.encoding : detectEncoding(bytes)
  return { encoding, text: decodeAs(bytes, encoding) ?? decodeCodePage(bytes, 'windows-1252') }
}

/** Whole pairs of bytes are as good a sign as frequent characters, of which a short text may have none. */
function fits({ encoding, plausibility }: Guess): boolean {
  return plausibility >= (pairedEncodings.includes(encoding) ? minPairedPlausibility : minPlausibility)
}
