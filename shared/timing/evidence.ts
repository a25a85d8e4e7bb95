/** What speaks for an offset, by whatever a reference has: where its sound rises, else how much of the cues lies on it. Pure. */
import { overlapCurve, type CurveRange } from './overlapCurve.ts'
import { riseAt, riseCurve } from './rises.ts'
import { commonMs, type Reference, type Span } from './span.ts'

/** For each offset; 0 is what chance gives. `cues` as `joined` answers them. */
export function evidenceCurve(cues: readonly Span[], reference: Reference, range: CurveRange): Float64Array {
  return reference.rises ? riseCurve(cues, reference.rises, range) : overlapCurve(cues, reference, range)
}

/** A beginning that comes together with one of the reference tells as much as so long a time on it. */
const beginningMs = 2_500
/** Two who set cues to the same words begin no further from each other, mostly. */
const togetherMs = 250

/** For one cue; to be compared between offsets of the same cue. */
export function evidenceOf({ startMs, endMs }: Span, offsetMs: number, { kind, rises, spans }: Reference): number {
  if (rises) return riseAt(rises, startMs + offsetMs)
  const onItMs = commonMs([{ startMs: startMs + offsetMs, endMs: endMs + offsetMs }], spans)
  return kind === 'cues' && beginsNear(spans, startMs + offsetMs) ? onItMs + beginningMs : onItMs
}

/** `spans` in the order of time. */
function beginsNear(spans: readonly Span[], atMs: number): boolean {
  let [from, to] = [0, spans.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((spans[middle]?.startMs ?? 0) < atMs - togetherMs) from = middle + 1
    else to = middle
  }
  return (spans[from]?.startMs ?? Infinity) <= atMs + togetherMs
}
