/** Lets the real clock come after a faked one, where what was faked is kept for the thread: the next test begins at its own time. */
import { setTimeout as wait } from 'node:timers/promises'

/** @param ms as `performance.now()` says it */
export async function waitPast(ms: number): Promise<void> {
  while (performance.now() <= ms) await wait(ms - performance.now() + 1)
}
