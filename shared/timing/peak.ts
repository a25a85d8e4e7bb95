/** The offset at which a curve stands out, and by how much from its own noise. Pure. */

export interface Peak {
  readonly step: number
  readonly height: number
  /** Height over the noise of all offsets away from it, in standard deviations. */
  readonly confidence: number
}

/** What differs slowly with the offset, because talk comes in scenes, is no evidence: only what stands out of its surroundings. */
export function sharpened(curve: Float64Array, halfWidth: number): Float64Array {
  const sums = new Float64Array(curve.length + 1)
  for (let step = 0; step < curve.length; step += 1) sums[step + 1] = (sums[step] ?? 0) + (curve[step] ?? 0)
  return curve.map((value, step) => {
    const from = Math.max(0, step - halfWidth)
    const to = Math.min(curve.length, step + halfWidth + 1)
    return value - ((sums[to] ?? 0) - (sums[from] ?? 0)) / (to - from)
  })
}

/** `guard`: steps around the peak that are no noise. */
export function highest(curve: Float64Array, guard: number): Peak {
  return peakAt(curve, stepOfHighest(curve), guard)
}

export function peakAt(curve: Float64Array, step: number, guard: number): Peak {
  const height = curve[step] ?? 0
  const noise = noiseAwayFrom(curve, step, guard)
  return { step, height, confidence: noise > 0 ? height / noise : 0 }
}

/*
 * The loops answer bare numbers, and no record is made in them. V8 13.6 optimises a long loop while it runs, and what it
 * made of a function with such a loop and a record at its end gave several peaks one and the same height: rarely, and
 * more often on a busy machine.
 */

function stepOfHighest(curve: Float64Array): number {
  let step = 0
  for (let at = 1; at < curve.length; at += 1) if ((curve[at] ?? 0) > (curve[step] ?? 0)) step = at
  return step
}

function noiseAwayFrom(curve: Float64Array, step: number, guard: number): number {
  let squares = 0
  let count = 0
  for (let at = 0; at < curve.length; at += 1) {
    if (Math.abs(at - step) <= guard) continue
    squares += (curve[at] ?? 0) ** 2
    count += 1
  }
  return Math.sqrt(squares / Math.max(1, count))
}
