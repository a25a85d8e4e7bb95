/** What speaks for an offset, by whatever a reference has: where its sound rises, else how much of the cues lies on it. Pure. */
import { overlapCurve, type CurveRange } from './overlapCurve.ts'
import { riseAt, riseCurve } from './rises.ts'
import { commonMs, type Reference, type Span } from './span.ts'

/** For each offset; 0 is what chance gives. `cues` as `joined` answers them. */
export function evidenceCurve(cues: readonly Span[], reference: Reference, range: CurveRange): Float64Array {
  return reference.rises ? riseCurve(cues, reference.rises, range) : overlapCurve(cues, reference, range)
}

/** For one cue; to be compared between offsets of the same cue. */
export function evidenceOf({ startMs, endMs }: Span, offsetMs: number, { rises, spans }: Reference): number {
  if (rises) return riseAt(rises, startMs + offsetMs)
  return commonMs([{ startMs: startMs + offsetMs, endMs: endMs + offsetMs }], spans)
}
