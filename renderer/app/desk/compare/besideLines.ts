/** What another subtitle says at each line of the one on the desk; what only one of the two says is told apart. Pure. */
import type { SaidPiece } from '../../../../shared/subtitle/compare/wordDifferences.ts'
import { saidOn, type Compared, type ComparedLine } from './compareSubtitles.ts'

export interface LineBeside {
  /** The line itself, in pieces as long as its words together; null where none of them is its own. */
  readonly own: readonly SaidPiece[] | null
  /** Empty where the other says nothing. */
  readonly other: readonly SaidPiece[]
}

export interface Beside extends Compared {
  /** Of the subtitle on the desk, each as it is shown. */
  readonly words: readonly string[]
}

/** By the line's place. What the other says alone stands under the line before it, and before the first one there. */
export function besideLines(
  lines: readonly ComparedLine[],
  { words, isTranslated }: Beside,
): ReadonlyMap<number, LineBeside> {
  const beside = new Map<number, LineBeside>()
  let alone: readonly SaidPiece[] = []
  let last: number | null = null
  for (const line of lines) {
    const { a } = line
    const said = line.isDifferent ? saidOn(line, { isTranslated }) : { a: [], b: piecesOf(line.b?.words) }
    if (!a && last === null) alone = inOneRow(alone, said.b)
    else if (!a && last !== null) addTo(beside, last, said.b)
    if (!a) continue
    const texts = words.slice(a.index, a.index + a.count)
    const owns = line.isDifferent ? piecesOfEach(said.a, texts) : []
    for (const [at] of texts.entries()) beside.set(a.index + at, { own: ownOf(owns[at]), other: [] })
    addTo(beside, a.index, inOneRow(alone, said.b))
    alone = []
    last = a.index
  }
  return beside
}

/** A row of pieces for each line of a text that its breaks part. */
export function piecesInRows(pieces: readonly SaidPiece[], text: string): readonly (readonly SaidPiece[])[] {
  return piecesOfEach(pieces, text.split('\n'))
}

function addTo(beside: Map<number, LineBeside>, index: number, said: readonly SaidPiece[]): void {
  const { own, other } = beside.get(index) ?? { own: null, other: [] }
  beside.set(index, { own, other: inOneRow(other, said) })
}

function inOneRow(before: readonly SaidPiece[], after: readonly SaidPiece[]): readonly SaidPiece[] {
  if (before.length === 0 || after.length === 0) return before.length === 0 ? after : before
  return [...before, { text: ' / ', isOwn: false }, ...after]
}

function piecesOf(words = ''): readonly SaidPiece[] {
  return words === '' ? [] : [{ text: words, isOwn: false }]
}

function ownOf(pieces: readonly SaidPiece[] = []): readonly SaidPiece[] | null {
  return pieces.some(({ isOwn }) => isOwn) ? pieces : null
}

/** Of texts that were joined by one sign; blanks before the first word are in no piece. */
function piecesOfEach(pieces: readonly SaidPiece[], texts: readonly string[]): readonly (readonly SaidPiece[])[] {
  const whole = texts.join(' ').length
  const missing = whole - pieces.reduce((sum, { text }) => sum + text.length, 0)
  const all = [{ text: ' '.repeat(Math.max(0, missing)), isOwn: false }, ...pieces]
  let from = 0
  return texts.map(({ length }) => {
    const part = slicedPieces(all, from, from + length)
    from += length + 1
    return part
  })
}

function slicedPieces(pieces: readonly SaidPiece[], from: number, to: number): readonly SaidPiece[] {
  let at = 0
  return pieces.flatMap(({ text, isOwn }) => {
    const part = text.slice(Math.max(0, from - at), Math.max(0, to - at))
    at += text.length
    return part === '' ? [] : [{ text: part, isOwn }]
  })
}
