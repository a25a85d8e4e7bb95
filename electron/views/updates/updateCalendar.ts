/** When the app looks for a newer version of itself: at most once a day, and not while it is starting. Pure. */

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** The first minutes belong to the user. */
const quietAfterStartMs = 5 * 60_000
/** Machines sleep and clocks are set: the moment is worked out anew at least this often. */
const longestWaitMs = hourMs

export interface CheckTimes {
  readonly nowMs: number
  readonly startedMs: number
  /** Also that of a look that failed; null: never. */
  readonly lookedAtMs: number | null
}

/** The moment from which it may look by itself. A look that lies in the future was noted by a clock that was wrong. */
export function mayCheckFromMs({ nowMs, startedMs, lookedAtMs }: CheckTimes): number {
  const settledMs = Math.min(startedMs, nowMs) + quietAfterStartMs
  return lookedAtMs === null || lookedAtMs > nowMs ? settledMs : Math.max(settledMs, lookedAtMs + dayMs)
}

/** So long until it is asked again whether to look. */
export function waitMs(times: CheckTimes): number {
  return Math.min(longestWaitMs, Math.max(0, mayCheckFromMs(times) - times.nowMs))
}

/** Without a network it is asked again after this. */
export const waitOfflineMs = longestWaitMs
