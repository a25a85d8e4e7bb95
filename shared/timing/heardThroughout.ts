/** Whether all of a film speaks for the offsets that were found, and no stretch of it for another one. Pure. */
import type { CurveRange } from './overlapCurve.ts'

export interface PathOfParts {
  /** What speaks for each offset, of each part of the subtitle. */
  readonly curves: readonly Float64Array[]
  /** The step of each part. */
  readonly path: readonly number[]
  /** The usual deviation of one curve; all heights below are counted in it. */
  readonly noise: number
  readonly range: CurveRange
}

/** A part below it may as well lie elsewhere. Parts with music all through them do not stand out in a sound. */
const standsOut = 2
/** Of all parts. */
const mostLost = { ofOne: 0.5, ofSeveral: 0.34 } as const
/**
 * Of a film's quarter: a stretch in which nothing speaks for the offset is another cut, even where the rest is sure.
 * Wherever a quarter begins, it has some evidence of its own.
 */
const enoughForStretch = 2
/** And no offset nearby has more by so much. */
const clearlyBetter = 2
const nearbyMs = 60_000
const stretchShare = 1 / 4

export function isHeardThroughout(parts: PathOfParts, pieces: number): boolean {
  const { curves, path, noise } = parts
  const heights = curves.map((curve, index) => (curve[path[index] ?? 0] ?? 0) / noise)
  const lost = heights.filter((height) => height < standsOut).length
  if (lost > heights.length * (pieces === 1 ? mostLost.ofOne : mostLost.ofSeveral)) return false
  const width = Math.min(heights.length, Math.max(2, Math.round(heights.length * stretchShare)))
  return Array.from({ length: heights.length - width + 1 }, (_, from) => from).every((from) => {
    const here = heights.slice(from, from + width).reduce((sum, height) => sum + height, 0)
    if (here < enoughForStretch * Math.sqrt(width)) return false
    return bestNearby(parts, from, from + width) - here < clearlyBetter * Math.sqrt(width)
  })
}

/** The most that one step for all of these parts would have, away from where they lie by no more than a break is long. */
function bestNearby({ curves, path, noise, range }: PathOfParts, from: number, to: number): number {
  const steps = path.slice(from, to)
  const reach = nearbyMs / range.stepMs
  const first = Math.max(0, Math.min(...steps) - reach)
  const last = Math.min(range.steps - 1, Math.max(...steps) + reach)
  let most = 0
  for (let step = first; step <= last; step += 1) {
    let sum = 0
    for (let part = from; part < to; part += 1) sum += curves[part]?.[step] ?? 0
    most = Math.max(most, sum)
  }
  return most / noise
}
