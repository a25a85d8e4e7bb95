/** Lines of two subtitles with their words as numbers, so that comparing two of them costs next to nothing. Pure. */
import type { Span } from '../../timing/span.ts'
import { saidWords } from './saidWords.ts'

export interface Said extends Span {
  /** Without tags. */
  readonly words: string
}

export interface WordedLine extends Span {
  /** In the order in which they are said. */
  readonly said: readonly number[]
  /** In the order of their numbers: what two lines have in common is found in one walk. */
  readonly sorted: readonly number[]
  readonly letters: number
}

export interface WordedLines {
  readonly a: readonly WordedLine[]
  readonly b: readonly WordedLine[]
  /** How many letters the word of a number has. */
  readonly lettersOf: readonly number[]
}

/** A line of more is no line: the rest of it is not compared. */
const mostWords = 200

export function wordedLines(a: readonly Said[], b: readonly Said[]): WordedLines {
  const numbers = new Map<string, number>()
  const lettersOf: number[] = []

  function numberOf(word: string): number {
    const known = numbers.get(word)
    if (known !== undefined) return known
    const number = lettersOf.push(word.length) - 1
    numbers.set(word, number)
    return number
  }

  function lineOf({ startMs, endMs, words }: Said): WordedLine {
    const said = saidWords(words).slice(0, mostWords).map(numberOf)
    const letters = said.reduce((sum, number) => sum + (lettersOf[number] ?? 0), 0)
    return { startMs, endMs, said, sorted: said.toSorted((one, other) => one - other), letters }
  }

  return { a: a.map(lineOf), b: b.map(lineOf), lettersOf }
}

/** Lines that follow each other, as one. */
export function joinedLine(lines: readonly WordedLine[]): WordedLine {
  const said = lines.flatMap((line) => line.said)
  return {
    startMs: lines[0]?.startMs ?? 0,
    endMs: lines.reduce((latest, { endMs }) => Math.max(latest, endMs), 0),
    said,
    sorted: said.toSorted((one, other) => one - other),
    letters: lines.reduce((sum, { letters }) => sum + letters, 0),
  }
}

/** Of the words that both say, as often as both say them. */
export function commonLetters(
  { sorted: a }: WordedLine,
  { sorted: b }: WordedLine,
  lettersOf: readonly number[],
): number {
  let [letters, atA, atB] = [0, 0, 0]
  while (atA < a.length && atB < b.length) {
    const [one, other] = [a[atA] ?? 0, b[atB] ?? 0]
    if (one === other) letters += lettersOf[one] ?? 0
    if (one <= other) atA += 1
    if (other <= one) atB += 1
  }
  return letters
}
