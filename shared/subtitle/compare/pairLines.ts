/**
 * Two subtitles of one film in one language, line beside line, by what they say first and by when they say it next: a line that
 * one of them has split stands beside both halves. Pure.
 */
import { retimed } from '../../timing/retiming.ts'
import { bandOf, type Band } from './band.ts'
import type { Anchor } from './anchors.ts'
import { commonLetters, joinedLine, type WordedLine, type WordedLines } from './wordedLines.ts'
import { sharedShare } from './lineUp.ts'
import type { TimingBetween } from './timingBetween.ts'

/** Lines of both that belong together: from the first up to `to`, which is not included. None where one says nothing there. */
export interface LineGroup {
  readonly a: LineRange
  readonly b: LineRange
}

export interface LineRange {
  readonly from: number
  readonly to: number
}

export interface PairingOptions {
  readonly anchors: readonly Anchor[]
  /** From the times of `a` to those of `b`. */
  readonly timing: TimingBetween
}

/** How many lines of both can be one: what people split and join. */
const shapes = [
  [1, 1],
  [1, 2],
  [2, 1],
  [1, 3],
  [3, 1],
  [2, 2],
  [2, 3],
  [3, 2],
] as const

/** Of the letters of both: with less in common they are two lines, unless they are shown together. */
const alikeFrom = 0.34
/** Lines are joined only where they say nearly the same then. */
const sameFrom = 0.75
/** In letters: each line that is joined must bring more. */
const joiningCost = 1.5
/** In letters, at most: what is shown together, where it is clear how the times of both differ, and where it is not. */
const timeWorth = { clear: 8, unclear: 2 } as const
const leastMs = 500
/** The same few words further apart than this are said twice. */
const furthestMs = 8_000
const tellingLetters = 14

export function pairLines(lines: WordedLines, { anchors, timing }: PairingOptions): readonly LineGroup[] {
  const a = lines.a.map((line) => seen({ ...line, ...retimed(line, timing.retiming) }))
  const ofTime = timing.isClear ? timeWorth.clear : timeWorth.unclear
  const b = lines.b.map(seen)
  const { lettersOf } = lines
  const band = bandOf(a, b, anchors)
  const [joinedA, joinedB] = [joinedOf(a), joinedOf(b)]
  const rows: Row[] = []

  function better(row: number, column: number): Step {
    let best: Step = { sum: -1, shape: [0, 0] }
    const offer = (sum: number | undefined, shape: Shape) => {
      if (sum !== undefined && sum > best.sum) best = { sum, shape }
    }
    if (row === 0 && column === 0) return { sum: 0, shape: [0, 0] }
    offer(sumAt(rows, row - 1, column), [1, 0])
    offer(sumAt(rows, row, column - 1), [0, 1])
    for (const shape of shapes) {
      const [ofA, ofB] = shape
      const before = sumAt(rows, row - ofA, column - ofB)
      if (before === undefined) continue
      const [one, other] = [joinedA(row - ofA, ofA), joinedB(column - ofB, ofB)]
      const worth = worthOf(one, other, { lettersOf, ofTime, joins: ofA + ofB - 2 })
      if (worth > 0) offer(before + worth, shape)
      // Nothing that is joined fits better than a line and its equal.
      if (ofA + ofB === 2 && one.letters > 0 && isSame(one, other)) break
    }
    return best
  }

  for (let row = 0; row <= a.length; row += 1) {
    const { from, to } = rangeAt(band, row)
    const made: Row = { from, sums: new Float64Array(to - from + 1), shapes: [] }
    rows.push(made)
    for (let column = from; column <= to; column += 1) {
      const { sum, shape } = better(row, column)
      made.sums[column - from] = sum
      made.shapes.push(shape)
    }
  }
  return groupsOf(rows, a.length, b.length)
}

/** What is shown for no time at all stands where it begins. */
function seen(line: WordedLine): WordedLine {
  return { ...line, endMs: Math.max(line.endMs, line.startMs + leastMs) }
}

type Shape = readonly [ofA: number, ofB: number]

interface Step {
  readonly sum: number
  readonly shape: Shape
}

interface Row {
  readonly from: number
  readonly sums: Float64Array
  readonly shapes: Shape[]
}

function rangeAt(band: Band, row: number) {
  return { from: band.from[row] ?? 0, to: band.to[row] ?? 0 }
}

/** undefined outside of what is looked at. */
function sumAt(rows: readonly Row[], row: number, column: number): number | undefined {
  const found = rows[row]
  const at = found ? column - found.from : -1
  if (!found || at < 0 || at >= found.shapes.length) return undefined
  const sum = found.sums[at] ?? -1
  return sum < 0 ? undefined : sum
}

interface Worth {
  readonly lettersOf: readonly number[]
  readonly ofTime: number
  readonly joins: number
}

/** In letters; 0 where they do not belong together. */
function worthOf(one: WordedLine, other: WordedLine, { lettersOf, ofTime, joins }: Worth): number {
  const both = one.letters + other.letters
  const least = joins > 0 ? sameFrom : alikeFrom
  const couldBeAlike = 2 * Math.min(one.letters, other.letters) >= least * both
  if (joins > 0 && !couldBeAlike) return 0
  const time = sharedShare(one, other)
  const common = couldBeAlike ? commonLetters(one, other, lettersOf) : 0
  const isAlike = both > 0 && 2 * common >= least * both
  const isNear = Math.abs(one.startMs - other.startMs) <= furthestMs || common >= tellingLetters
  if (isAlike && isNear) return 2 * common + time * ofTime - joins * joiningCost
  return joins === 0 ? time * (ofTime + 2 * common) : 0
}

function isSame({ sorted: one }: WordedLine, { sorted: other }: WordedLine): boolean {
  return one.length === other.length && one.every((number, at) => number === other[at])
}

/** Joined once, however often they are looked at. */
function joinedOf(lines: readonly WordedLine[]): (from: number, count: number) => WordedLine {
  const known = new Map<number, WordedLine>()
  return (from, count) => {
    const alone = lines[from]
    if (count === 1 && alone) return alone
    const key = from * 4 + count
    const joined = known.get(key) ?? joinedLine(lines.slice(from, from + count))
    known.set(key, joined)
    return joined
  }
}

function groupsOf(rows: readonly Row[], ofA: number, ofB: number): readonly LineGroup[] {
  const groups: LineGroup[] = []
  let [row, column] = [ofA, ofB]
  while (row > 0 || column > 0) {
    const found = rows[row]
    const [a, b] = found?.shapes[column - found.from] ?? [row, column]
    groups.push({ a: { from: row - a, to: row }, b: { from: column - b, to: column } })
    row -= a
    column -= b
  }
  return groups.reverse()
}
