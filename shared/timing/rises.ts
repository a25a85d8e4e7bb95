/**
 * Where sound gets louder at once: words begin so, over music that is louder than they are too, and music itself seldom
 * does. Cues begin with words, so of all offsets the right one has the most such places at their beginnings. Pure.
 */
import { stepMs } from '../sound/loudness.ts'
import type { CurveRange } from './overlapCurve.ts'
import type { Span } from './span.ts'

/** One number for each step of a sound: how much louder it is after it than before it, less what is usual in this sound. */
export type Rises = Float32Array

/** As long as the first word of a sentence. */
const besideSteps = 300 / stepMs
/** In natural logarithms: a blow is no better a beginning than a word. */
const most = 2
const least = -1
/** Of what is loud in this sound: below it there is nothing to be heard. */
const silentShare = 0.01
const quietest = 0.000_2

export function risesOf(loudness: ArrayLike<number>): Rises {
  const floor = Math.max(quietest, loudOf(loudness) * silentShare)
  const sums = new Float64Array(loudness.length + 1)
  for (let at = 0; at < loudness.length; at += 1) {
    sums[at + 1] = (sums[at] ?? 0) + Math.log(Math.max(floor, loudness[at] ?? 0))
  }
  const meanOf = (from: number, to: number) => ((sums[to] ?? 0) - (sums[from] ?? 0)) / Math.max(1, to - from)
  const rises = Float32Array.from({ length: loudness.length }, (_, at) => {
    const from = Math.max(0, at - besideSteps)
    const to = Math.min(loudness.length, at + besideSteps)
    return from === at ? 0 : Math.max(least, Math.min(most, meanOf(at, to) - meanOf(from, at)))
  })
  const usual = rises.reduce((sum, rise) => sum + rise, 0) / Math.max(1, rises.length)
  return rises.map((rise) => rise - usual)
}

/** What a twentieth of it exceeds. */
function loudOf(loudness: ArrayLike<number>): number {
  const sorted = Float32Array.from(loudness).sort()
  return sorted[Math.floor((sorted.length - 1) * 0.95)] ?? 0
}

/** For each offset the sum of the rises at which cues would begin. */
export function riseCurve(cues: readonly Span[], rises: Rises, range: CurveRange): Float64Array {
  const curve = new Float64Array(range.steps)
  const perStep = range.stepMs / stepMs
  for (const { startMs } of cues) {
    const zero = (startMs + range.fromMs) / stepMs
    const from = Math.max(0, Math.ceil(-zero / perStep))
    const to = Math.min(range.steps, Math.ceil((rises.length - 1 - zero) / perStep))
    for (let step = from; step < to; step += 1) {
      // The nearest: a bare number for each of some hundred million.
      curve[step] = (curve[step] ?? 0) + (rises[(zero + step * perStep + 0.5) | 0] ?? 0)
    }
  }
  return curve
}

/** At any moment, between the steps too. */
export function riseAt(rises: Rises, atMs: number): number {
  const place = atMs / stepMs
  const step = Math.floor(place)
  const [here, next] = [rises[step] ?? 0, rises[step + 1] ?? 0]
  return here + (next - here) * (place - step)
}
