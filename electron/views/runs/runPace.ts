/** How fast a run goes and how long it still takes, from what it has done within the last minute. Pure. */
import type { RunRow } from '../../../shared/contract/runs/runs.ts'

/** Subtitles that were done, and when the first and the last of them were. */
export interface DoneLately {
  readonly count: number
  readonly firstMs: number
  readonly lastMs: number
}

/** Older ones say nothing of the speed now. */
export const paceWindowMs = 60_000
/** Before this, a guess would jump about. */
const shortestSpanMs = 3_000

/** null while too little was seen. @param open Subtitles that are still to be done */
export function paceOf({ count, firstMs, lastMs }: DoneLately, open: number): RunRow['pace'] {
  const spanMs = lastMs - firstMs
  // The first one only says when the clock began.
  const done = count - 1
  if (spanMs < shortestSpanMs || done < 1) return null
  return { perMinute: (done / spanMs) * 60_000, remainingMs: Math.round((open * spanMs) / done) }
}
