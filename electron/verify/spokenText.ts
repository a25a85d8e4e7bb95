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
  const lines = new Set(text.split('\n').map((line) => line.replace(/[\p{N}\p{P}\p{S}]+/gu, ' ').trim()))
  const joined = [...lines].join('\n').slice(0, mostLetters)
  const words = new Set(joined.toLowerCase().match(/\p{L}+/gu))
  const isEnough = lettersIn(joined) >= enough.letters && (words.size >= enough.words || hasNoSpaces(joined))
  return isEnough ? joined : null
}

export function lettersIn(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0
}

/** Chinese, Japanese and Thai write no spaces between words. */
function hasNoSpaces(text: string): boolean {
  const unspaced = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu)
  return (unspaced?.length ?? 0) > lettersIn(text) / 2
}
