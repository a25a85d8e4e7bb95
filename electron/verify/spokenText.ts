/** The words of a subtitle without times and markup, and whether they are enough to judge by. Pure. */
import type { SubtitleDocument } from '../../shared/subtitle/document.ts'
import { plainTextOf } from '../../shared/subtitle/plainText.ts'

/** Below these a text may be a test file, a forced subtitle or a silent film: nothing is concluded from its words. */
const enough = { letters: 300, words: 40 }
// Half an hour of talk; more makes no judgement surer.
const mostLetters = 20_000

/** The cues' words in their order, a cue a line. */
export function spokenText(document: SubtitleDocument): string {
  return document.cues.map(({ text }) => plainTextOf(text).replace(/\s+/g, ' ')).join('\n')
}

/**
 * What to judge a text by: its lines without repetitions, "line 1" and "line 2" being the same line.
 * Null when there are too few letters or too few different words.
 */
export function judgeableText(text: string): string | null {
  const joined = differentLines(text).join('\n').slice(0, mostLetters)
  const words = new Set(joined.toLowerCase().match(/\p{L}+/gu))
  const isEnough = lettersIn(joined) >= enough.letters && (words.size >= enough.words || hasNoSpaces(joined))
  return isEnough ? joined : null
}

/** Ends where there is enough: the rest would be cut off. */
function differentLines(text: string): readonly string[] {
  const lines = new Set<string>()
  let length = 0
  for (const line of text.split('\n')) {
    const bare = line.replace(/[\p{N}\p{P}\p{S}]+/gu, ' ').trim()
    if (!lines.has(bare)) length += bare.length + 1
    lines.add(bare)
    if (length > mostLetters) break
  }
  return [...lines]
}

export function lettersIn(text: string): number {
  return lengthOf(text, /\p{L}+/gu)
}

/** How much of a text such runs make up, in UTF-16 units. */
export function lengthOf(text: string, run: RegExp): number {
  return text.match(run)?.reduce((sum, piece) => sum + piece.length, 0) ?? 0
}

/** Chinese, Japanese and Thai write no spaces between words. */
function hasNoSpaces(text: string): boolean {
  const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]+/gu
  return lengthOf(text, unspaced) > lettersIn(text) / 2
}
