/** The words of a subtitle without times and markup, and whether they are enough to judge by. Pure. */
import type { SubtitleDocument } from '../../shared/subtitle/document.ts'
import { plainTextOf } from '../../shared/subtitle/plainText.ts'
import { countLetters, type LetterCounts } from './letterCounts.ts'
import { countWords, type WordCounts } from './wordCounter.ts'

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

/** A text, counted once for all that is asked of it. */
export interface CountedText {
  readonly text: string
  readonly words: WordCounts
  readonly counts: LetterCounts
}

export function countText(text: string): CountedText {
  return { text, words: countWords(text), counts: countLetters(text) }
}

/**
 * What to judge a text by: its lines without repetitions, "line 1" and "line 2" being the same line.
 * Null when there are too few letters or too few different words.
 */
export function judgeableText(lines: Iterable<string>): CountedText | null {
  const counted = countText(differentLines(lines).join('\n').slice(0, mostLetters))
  const { counts, words } = counted
  const isEnough = counts.letters >= enough.letters && (words.times.size >= enough.words || hasNoSpaces(counts))
  return isEnough ? counted : null
}

/** Looked at together: a replacement costs more by its call than by its letters. */
const linesAtOnce = 100

/** Ends where there is enough: the rest would be cut off. */
function differentLines(all: Iterable<string>): readonly string[] {
  const different = new Set<string>()
  let length = 0
  for (const lines of slicesOf(all, linesAtOnce)) {
    for (const line of lines
      .join('\n')
      .replace(/[\p{N}\p{P}\p{S}]+/gu, ' ')
      .split('\n')) {
      const bare = line.trim()
      if (!different.has(bare)) length += bare.length + 1
      different.add(bare)
    }
    if (length > mostLetters) break
  }
  return [...different]
}

function* slicesOf<Item>(items: Iterable<Item>, size: number): Generator<readonly Item[]> {
  let slice: Item[] = []
  for (const item of items) {
    if (slice.push(item) < size) continue
    yield slice
    slice = []
  }
  yield slice
}

/** Chinese, Japanese and Thai write no spaces between words. */
function hasNoSpaces({ letters, of }: LetterCounts): boolean {
  return of('han') + of('kana') + of('thai') > letters / 2
}
