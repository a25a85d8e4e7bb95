/** How fast a run goes and how long it still takes, from what was seen of it. Pure: the time is handed in. */

export interface Sample {
  readonly atMs: number
  readonly done: number
}

export interface Pace {
  readonly filesPerMinute: number
  readonly remainingMs: number
}

/** Older samples say nothing of the speed now. */
const windowMs = 60_000
/** Before this, a guess would jump about. */
const shortestSpanMs = 3_000

/** Samples oldest first. A count that goes back belongs to a new run: what came before is forgotten. */
export function addSample(samples: readonly Sample[], sample: Sample): readonly Sample[] {
  const last = samples.at(-1)
  if (last && sample.done < last.done) return [sample]
  return [...samples.filter(({ atMs }) => atMs >= sample.atMs - windowMs), sample]
}

/** null while too little was seen, or nothing moves. */
export function paceOf(samples: readonly Sample[], total: number): Pace | null {
  const first = samples[0]
  const last = samples.at(-1)
  if (!first || !last) return null
  const spanMs = last.atMs - first.atMs
  const finished = last.done - first.done
  if (spanMs < shortestSpanMs || finished <= 0) return null
  return {
    filesPerMinute: (finished / spanMs) * 60_000,
    remainingMs: ((total - last.done) * spanMs) / finished,
  }
}
