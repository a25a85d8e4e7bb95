/** Which of several encodings makes the most plausible text of bytes, judged by their lines beyond ASCII. Pure. */
import { linesBeyondAscii } from './byteLines.ts'
import { decodeCodePage, isCodePage } from './codePages.ts'
import type { LanguageLetters, LegacyEncoding } from './languageLetters.ts'
import { plausibilityOf } from './plausibility.ts'
import { decodeLeniently } from './textDecoder.ts'

export interface Guess {
  readonly encoding: LegacyEncoding
  /** As `plausibilityOf` gives it: 1 is a text with nothing odd. */
  readonly plausibility: number
}

/** Enough to tell: some five hundred lines of a subtitle. */
const sampleBytes = 16_384

/** Over the encodings of all `candidates`; of equals the first. Null only where the platform has none of them. */
export function bestGuess(bytes: Uint8Array, candidates: readonly LanguageLetters[]): Guess | null {
  const sample = linesBeyondAscii(bytes, sampleBytes)
  let best: Guess | null = null
  for (const { encodings, letters } of candidates) {
    for (const encoding of encodings) {
      const text = decodeAs(sample, encoding)
      if (text === null) continue
      const plausibility = plausibilityOf(text, letters)
      if (!best || plausibility > best.plausibility) best = { encoding, plausibility }
      if (plausibility === 1) return best
    }
  }
  return best
}

/** Null where the platform was built without the encoding. */
export function decodeAs(bytes: Uint8Array, encoding: LegacyEncoding): string | null {
  if (!isCodePage(encoding)) return decodeLeniently(bytes, encoding)
  const text = decodeCodePage(bytes, encoding)
  // These have tones apart from their letters, as nobody else writes them.
  return encoding === 'windows-1258' || encoding === 'tcvn' ? text.normalize('NFC') : text
}
