/** The words of a subtitle without times and markup, and whether they are enough to judge by. Pure. */
import type { SubtitleDocument } from '../../shared/subtitle/document.ts'
import { plainTextOf } from '../../shared/subtitle/plainText.ts'
import { countLetters, type LetterCounts } from './letterCounts.ts'

/** Below these a text may be a test file, a forced subtitle or a silent film: nothing is concluded from its words. */
const enough = { letters: 300, words: 40 }
// Half an hour of talk; more makes no judgement surer.
const mostLetters = 20_000

/** The cues' words in their order, a cue a line. */
export function spokenText(document: SubtitleDocument): string {
  return [...spokenLines(document)].join('\n')
}

/** All white space but a single blank, which most of it is. */
const unusualSpace = /[^\S ]\s*| \s+/g

/** The same, line by line: who knows enough can stop. */
export function* spokenLines({ cues }: SubtitleDocument): Generator<string> {
  for (const { text } of cues) yield plainTextOf(text).replace(unusualSpace, ' ')
}

/**
 * What to judge a text by: its lines without repetitions, "line 1" and "line 2" being the same line.
 * Null when there are too few letters or too few different words.
 */
export function judgeableText(lines: Iterable<string>): JudgeableText | null {
  const text = differentLines(lines).join('\n').slice(0, mostLetters)
  const counts = countLetters(text)
  const isEnough = counts.letters >= enough.letters && (hasManyWords(text) || hasNoSpaces(counts))
  return isEnough ? { text, counts } : null
}

export interface JudgeableText {
  readonly text: string
  readonly counts: LetterCounts
}

/** Ends where there is enough: the rest would be cut off. */
function differentLines(all: Iterable<string>): readonly string[] {
  const lines = new Set<string>()
  let length = 0
  for (const line of all) {
    const bare = line.replace(/[\p{N}\p{P}\p{S}]+/gu, ' ').trim()
    if (!lines.has(bare)) length += bare.length + 1
    lines.add(bare)
    if (length > mostLetters) break
  }
  return [...lines]
}

function hasManyWords(text: string): boolean {
  const words = new Set<string>()
  for (const [word] of text.toLowerCase().matchAll(/\p{L}+/gu)) {
    words.add(word)
    if (words.size >= enough.words) return true
  }
  return false
}

/** Chinese, Japanese and Thai write no spaces between words. */
function hasNoSpaces({ letters, of }: LetterCounts): boolean {
  return of('han') + of('kana') + of('thai') > letters / 2
}
