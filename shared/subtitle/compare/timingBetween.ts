/**
 * What makes the times of one subtitle those of another one of the same film: another speed, a move, or several where the film was
 * cut. By what both say; where that is too little, as in two languages, by when their lines begin. Pure.
 */
import { shiftBy, type Retiming } from '../../timing/retiming.ts'
import type { Span } from '../../timing/span.ts'
import { speeds } from '../../timing/speeds.ts'
import type { Anchor } from './anchors.ts'
import { nearBeginnings, sureBeginnings } from './beginnings.ts'
import { likeliestMoves, type Moves } from './moves.ts'

export interface TimingBetween {
  readonly retiming: Retiming
  /** Whether it holds for most lines, and may be told; else it is the best guess. */
  readonly isClear: boolean
}

/** With fewer lines chance decides. */
const fewest = { words: 5, times: 8 } as const
/** Of the lines: so many must stand where the timing has them. By times, chance brings a third of them together. */
const leastShare = { words: 0.6, times: 0.5 } as const
/** Of the shorter one's lines: what is said the same by fewer may be names and greetings. */
const leastAnchored = 0.1
/** Beginnings that are only near each other are much more often chance than equal words are. */
const counted = {
  words: { linesAtOnce: 24, jumpCost: 5 },
  times: { linesAtOnce: 40, jumpCost: 12 },
} as const
/** Another speed must do better than none by this, or the simpler explanation holds. */
const gainOfSpeed = 1.02
/** By times alone two that are in step are never moved for less. */
const gainOfMove = 1.25
/** More are no cuts but a subtitle that was timed anew. */
const mostPieces = 8

const asItIs: TimingBetween = { retiming: shiftBy(0), isClear: false }

/** @param a and @param b in the order of time */
export function timingBetween(a: readonly Span[], b: readonly Span[], anchors: readonly Anchor[]): TimingBetween {
  const shorter = Math.min(a.length, b.length)
  if (anchors.length >= Math.max(fewest.words, leastAnchored * shorter)) return timingByWords(a, b, anchors)
  return shorter < fewest.times ? asItIs : timingByTimes(a, b)
}

function timingByWords(a: readonly Span[], b: readonly Span[], anchors: readonly Anchor[]): TimingBetween {
  const lines = sureBeginnings(a, b, anchors)
  const all = speeds.map((speed) => likeliestMoves(lines, { speed, ...counted.words }))
  return timingOf(bestOf(all), leastShare.words)
}

function timingByTimes(a: readonly Span[], b: readonly Span[]): TimingBetween {
  const all = speeds.map((speed) => likeliestMoves(nearBeginnings(a, b, speed), { speed, ...counted.times }))
  const best = bestOf(all)
  const [asIs] = all
  if (asIs && asIs.unmoved * gainOfMove >= best.score)
    return { ...asItIs, isClear: asIs.unmoved >= leastShare.times * asIs.lines }
  const timing = timingOf(best, leastShare.times)
  return timing.isClear ? timing : asItIs
}

/** In the order of `speeds`: the likeliest first. */
function bestOf(all: readonly Moves[]): Moves {
  return all.reduce((best, each) => (each.score > best.score * gainOfSpeed ? each : best))
}

function timingOf({ speed, pieces, together, lines }: Moves, share: number): TimingBetween {
  return { retiming: { speed, pieces }, isClear: together >= share * lines && pieces.length <= mostPieces }
}
