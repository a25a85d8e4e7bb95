/** An offset to the hundredth of a second: where most cues begin when something of the reference begins. Pure. */
import { riseAt, type Rises } from './rises.ts'
import type { Reference, Span } from './span.ts'

/** Beginnings that belong together are not further apart than this from the rough offset. */
const reachMs = 1_000
/** The same line begins within this in two subtitles; in a sound it is less sure. */
const widthMs = { cues: 160, speech: 300 } as const
/**
 * People set a cue a little before its words, two or three frames: late is what the guides of the trade call a fault. Of
 * cues and cues both do. Measured over voices of which the first sound is known: `npm run bench:ear`.
 */
export const leadMs = { cues: 0, speech: 100, rises: 115 } as const

/** Near `roughMs`, or `roughMs` itself where too little begins together. `cues` and `spans` in order. */
export function fineOffset(
  cues: readonly Span[],
  { spans, kind, rises }: Pick<Reference, 'spans' | 'kind' | 'rises'>,
  roughMs: number,
): number {
  if (rises) return steepest(cues, rises, roughMs) - leadMs.rises
  const differences = differencesNear(cues, spans, roughMs).sort()
  const { from, count } = densest(differences, widthMs[kind])
  if (count < Math.max(5, cues.length / 10)) return roughMs
  const inside = differences.subarray(from, from + count)
  return Math.round(inside.reduce((sum, value) => sum + value, 0) / count) - leadMs[kind]
}

const steepReachMs = 400
const fineStepMs = 10
const nearlyAsSteep = 0.9

/** The offset at which sound rises most where cues begin; the middle of what is nearly as steep. */
function steepest(cues: readonly Span[], rises: Rises, roughMs: number): number {
  const steps = Array.from({ length: (2 * steepReachMs) / fineStepMs + 1 }, (_, step) => {
    const offsetMs = roughMs - steepReachMs + step * fineStepMs
    return { offsetMs, rise: cues.reduce((sum, { startMs }) => sum + riseAt(rises, startMs + offsetMs), 0) }
  })
  const most = Math.max(...steps.map(({ rise }) => rise))
  const near = steps.filter(({ rise }) => rise >= most * nearlyAsSteep)
  const weight = near.reduce((sum, { rise }) => sum + rise, 0)
  return Math.round(near.reduce((sum, { offsetMs, rise }) => sum + offsetMs * rise, 0) / weight)
}

function differencesNear(cues: readonly Span[], spans: readonly Span[], roughMs: number): Float64Array {
  const found: number[] = []
  let first = 0
  for (const { startMs } of cues) {
    const aroundMs = startMs + roughMs
    while ((spans[first]?.startMs ?? Infinity) < aroundMs - reachMs) first += 1
    for (let at = first; (spans[at]?.startMs ?? Infinity) <= aroundMs + reachMs; at += 1) {
      found.push((spans[at]?.startMs ?? 0) - startMs)
    }
  }
  return Float64Array.from(found)
}

/** The place in a sorted list from which most of it lies within a width. */
function densest(sorted: Float64Array, width: number): { readonly from: number; readonly count: number } {
  let best = { from: 0, count: 0 }
  let from = 0
  for (let to = 0; to < sorted.length; to += 1) {
    while ((sorted[to] ?? 0) - (sorted[from] ?? 0) > width) from += 1
    if (to - from + 1 > best.count) best = { from, count: to - from + 1 }
  }
  return best
}
