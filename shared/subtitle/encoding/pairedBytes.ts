/**
 * Encodings of Chinese, Japanese and Korean, whose characters are pairs of bytes: told by how many of the characters are
 * ones that fill half of any text in their language. A lost byte garbles a line, so it takes little of that. Pure.
 */
import { decodeAs } from './bestGuess.ts'
import { allLetters, type LegacyEncoding } from './languageLetters.ts'
import { plausibilityOf } from './plausibility.ts'

export const pairedEncodings: readonly LegacyEncoding[] = ['shift_jis', 'euc-jp', 'gb18030', 'big5', 'euc-kr']

/** Real texts reach 0.49 with four bytes lost in ten lines, texts in any other encoding stay at 0.44 or below. */
const minPlausibility = 0.47

/** A western text has one byte in four beyond ASCII at most, a text in pairs one in two at least. */
const minShareBeyondAscii = 0.25

/** Null where the bytes are of no such encoding. */
export function pairedEncodingOf(sample: Uint8Array): LegacyEncoding | null {
  const beyond = sample.reduce((sum, byte) => sum + (byte > 0x7f ? 1 : 0), 0)
  if (beyond < sample.length * minShareBeyondAscii) return null
  const [best] = pairedEncodings
    .map((encoding) => ({ encoding, plausibility: bestPlausibility(sample, encoding) }))
    .sort((a, b) => b.plausibility - a.plausibility)
  return best && best.plausibility >= minPlausibility ? best.encoding : null
}

export interface Fit {
  readonly plausibility: number
  /** Letters beyond ASCII of the language that it fits best, of equals of the one with fewest. */
  readonly alphabet: number
}

/** In the likeliest of the languages that use the encoding. */
export function bestFit(sample: Uint8Array, encoding: LegacyEncoding): Fit {
  const text = decodeAs(sample, encoding) ?? ''
  const [best] = allLetters()
    .filter(({ encodings }) => encodings.includes(encoding))
    .map(({ letters }) => ({ plausibility: Math.max(0, plausibilityOf(text, letters)), alphabet: letters.length }))
    .sort((a, b) => b.plausibility - a.plausibility || a.alphabet - b.alphabet)
  return best ?? { plausibility: 0, alphabet: Infinity }
}

export function bestPlausibility(sample: Uint8Array, encoding: LegacyEncoding): number {
  return bestFit(sample, encoding).plausibility
}
