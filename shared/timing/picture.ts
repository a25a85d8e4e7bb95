/** A minute of a film that shows how cues lie on their reference, before and after. Pure. */
import { retimed, type Retiming } from './retiming.ts'
import type { Span } from './span.ts'

export interface TimingPicture {
  readonly fromMs: number
  readonly toMs: number
  readonly reference: readonly Span[]
  readonly before: readonly Span[]
  readonly after: readonly Span[]
}

const lengthMs = 60_000
const stepMs = 15_000

/** The minute in which most of the moved cues stand; `spans` as `joined` answers them. */
export function pictureOf(cues: readonly Span[], spans: readonly Span[], retiming: Retiming): TimingPicture {
  const after = cues.map((cue) => retimed(cue, retiming))
  const fromMs = busiestMinute(after)
  const within = (list: readonly Span[]) => clipped(list, fromMs, fromMs + lengthMs)
  return { fromMs, toMs: fromMs + lengthMs, reference: within(spans), before: within(cues), after: within(after) }
}

function busiestMinute(cues: readonly Span[]): number {
  const counts = new Map<number, number>()
  let best = 0
  for (const { startMs } of cues) {
    for (let back = 0; back < lengthMs / stepMs; back += 1) {
      const from = (Math.floor(startMs / stepMs) - back) * stepMs
      if (from < 0) continue
      counts.set(from, (counts.get(from) ?? 0) + 1)
      if ((counts.get(from) ?? 0) > (counts.get(best) ?? 0)) best = from
    }
  }
  return best
}

function clipped(list: readonly Span[], fromMs: number, toMs: number): readonly Span[] {
  return list
    .filter(({ startMs, endMs }) => endMs > fromMs && startMs < toMs)
    .map(({ startMs, endMs }) => ({ startMs: Math.max(fromMs, startMs), endMs: Math.min(toMs, endMs) }))
}
