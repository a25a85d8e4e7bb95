/** Which words only one of two lines says. Pure. */
import { bareWords, saidPieces } from './saidWords.ts'

export interface SaidPiece {
  readonly text: string
  /** The other line does not say it. */
  readonly isOwn: boolean
}

export interface WordDifferences {
  readonly a: readonly SaidPiece[]
  readonly b: readonly SaidPiece[]
}

/** A line of more is no line: it is not compared word by word. */
const mostWords = 200

export function wordDifferences(a: string, b: string): WordDifferences {
  const [wordsA, wordsB] = [saidPieces(a), saidPieces(b)]
  if (wordsA.length > mostWords || wordsB.length > mostWords)
    return { a: [{ text: a, isOwn: a !== b }], b: [{ text: b, isOwn: a !== b }] }
  const { inA, inB } = commonWords(wordsA.map(likeness), wordsB.map(likeness))
  return { a: joinedPieces(wordsA, inA), b: joinedPieces(wordsB, inB) }
}

/** Upper case and what stands around a word are no difference. */
function likeness(word: string): string {
  return bareWords(word) || word.trim()
}

/** The longest row of words that both say in this order. */
function commonWords(a: readonly string[], b: readonly string[]) {
  const width = b.length + 1
  const longest = new Uint16Array((a.length + 1) * width)
  const at = (row: number, column: number) => longest[row * width + column] ?? 0
  for (let row = a.length - 1; row >= 0; row -= 1)
    for (let column = b.length - 1; column >= 0; column -= 1)
      longest[row * width + column] =
        a[row] === b[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1))
  const [inA, inB] = [new Set<number>(), new Set<number>()]
  let [row, column] = [0, 0]
  while (row < a.length && column < b.length) {
    if (a[row] === b[column]) {
      inA.add(row++)
      inB.add(column++)
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1
    else column += 1
  }
  return { inA, inB }
}

function joinedPieces(words: readonly string[], common: ReadonlySet<number>): readonly SaidPiece[] {
  const pieces: SaidPiece[] = []
  for (const [index, text] of words.entries()) {
    const isOwn = !common.has(index)
    const last = pieces.at(-1)
    if (last?.isOwn === isOwn) pieces[pieces.length - 1] = { text: last.text + text, isOwn }
    else pieces.push({ text, isOwn })
  }
  return pieces
}
