/** Between which two cues a film was cut, once the offsets on both sides are known: where the cues on both sides lie best. Pure. */
import { evidenceOf } from './evidence.ts'
import type { RoughPiece } from './roughPiece.ts'
import type { Reference, Span } from './span.ts'

export interface ExactCuts {
  readonly pieces: readonly RoughPiece[]
  /** False where the cut may as well be some cues away: these would be moved to a wrong place. */
  readonly areSure: boolean
}

export interface CutOptions {
  readonly cues: readonly Span[]
  readonly reference: Reference
  /** The cut is looked for among so many cues on either side of the rough one. */
  readonly reach: number
}

/** With less evidence between them two places are as good as each other: one clear beginning, or one long cue. */
const clear = { rises: 2, overlapMs: 2_500 } as const
/** Measured over 63 cuts: what was said to be surer lay 5 cues beside at most. */
const mostUnsure = 10

export function withExactCuts(rough: readonly RoughPiece[], options: CutOptions): ExactCuts {
  const pieces = [...rough]
  let unsure = 0
  for (let at = 1; at < pieces.length; at += 1) {
    const [left, right] = [pieces[at - 1], pieces[at]]
    if (!left || !right) continue
    const cut = bestCut(left, right, options)
    pieces[at - 1] = { ...left, toIndex: cut.at }
    pieces[at] = { ...right, fromIndex: cut.at }
    unsure = Math.max(unsure, cut.unsure)
  }
  return { pieces, areSure: unsure <= mostUnsure }
}

interface Cut {
  readonly at: number
  /** So many cues away another place is nearly as good. */
  readonly unsure: number
}

function bestCut(left: RoughPiece, right: RoughPiece, { cues, reference, reach }: CutOptions): Cut {
  const from = Math.max(left.fromIndex + 1, right.fromIndex - reach)
  const to = Math.min(right.toIndex - 1, right.fromIndex + reach)
  const sums = [0]
  for (const cue of cues.slice(from, to)) {
    const gain = evidenceOf(cue, left.offsetMs, reference) - evidenceOf(cue, right.offsetMs, reference)
    sums.push((sums.at(-1) ?? 0) + gain)
  }
  const most = Math.max(...sums)
  const best = sums.indexOf(most)
  const least = most - (reference.rises ? clear.rises : clear.overlapMs)
  const near = sums.flatMap((sum, at) => (sum >= least ? [Math.abs(at - best)] : []))
  return { at: from + best, unsure: Math.max(...near) }
}
