/** How long work will take, by what work of its kind took before. Pure. */

/** Fewer say more of what went wrong than of the pace. */
const fewest = 2
/** A run that waited for its quota in between took a night for a subtitle; one from the cache no time at all. */
const [leastMs, mostMs] = [50, 3_600_000]

/** The median of what one of its kind took, each within bounds; null while too little is known. */
export function learntMs(taken: readonly number[]): number | null {
  if (taken.length < fewest) return null
  const sorted = taken.map((ms) => Math.min(mostMs, Math.max(leastMs, ms))).toSorted((a, b) => a - b)
  const half = sorted.length / 2
  const [lower = leastMs, upper = leastMs] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]]
  return (lower + upper) / 2
}

export interface WorkAhead {
  readonly count: number
  /** What each of its kind took before, in ms. */
  readonly taken: readonly number[]
}

/** Of all together, one after the other; null where there is none, or one kind is not known. */
export function aboutMs(works: readonly WorkAhead[]): number | null {
  const open = works.filter(({ count }) => count > 0)
  const times = open.map(({ count, taken }) => ({ count, each: learntMs(taken) }))
  if (times.length === 0 || times.some(({ each }) => each === null)) return null
  return Math.round(times.reduce((sum, { count, each }) => sum + count * (each ?? 0), 0))
}
