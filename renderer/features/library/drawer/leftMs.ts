/** How long work takes still, judged by how long it took so far. Pure. */

export interface Beginning {
  readonly atMs: number
  /** 0 to 1. */
  readonly share: number
}

/** What is known sooner is a guess, and jumps. */
const soonestMs = 2_000

/** null while it cannot be told. */
export function leftMs(beginning: Beginning, { atMs, share }: Beginning): number | null {
  const passedMs = atMs - beginning.atMs
  const done = share - beginning.share
  return passedMs < soonestMs || done <= 0 ? null : Math.round((passedMs / done) * (1 - share))
}
