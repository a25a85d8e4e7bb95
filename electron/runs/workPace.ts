/** How long work still takes, by how fast it went of late: what was known already goes faster than what must be read. Pure. */

/** How much was done, and when that was seen. */
export interface WorkMark {
  readonly atMs: number
  readonly done: number
}

/** In order of time; the first one is where the pace is counted from. */
export type WorkPace = readonly WorkMark[]

export const noPace: WorkPace = []

/** Older marks say nothing of the pace now, but for the last of them: where work is slow, none is younger. */
const windowMs = 60_000
/** Between these a mark tells nothing new: a minute of them is sixty. */
const leastApartMs = 1_000
/** Before this, a guess would jump about. */
const shortestMs = 3_000

export function paceWith(pace: WorkPace, mark: WorkMark): WorkPace {
  const lastBefore = pace.findLastIndex(({ atMs }) => mark.atMs - atMs > windowMs)
  const recent = pace.slice(Math.max(0, lastBefore))
  const before = recent.at(-2)
  const isNear = before !== undefined && mark.atMs - before.atMs < leastApartMs
  return [...(isNear ? recent.slice(0, -1) : recent), mark]
}

/** null while too little was seen; of a work that stands still nothing is foretold. */
export function leftMs(pace: WorkPace, total: number): number | null {
  const [first, last] = [pace[0], pace.at(-1)]
  if (!first || !last) return null
  const [tookMs, done] = [last.atMs - first.atMs, last.done - first.done]
  if (tookMs < shortestMs || done <= 0) return null
  return Math.round((Math.max(0, total - last.done) * tookMs) / done)
}
