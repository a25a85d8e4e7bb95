/** Lets the event loop run between slices of work, so that a window or a server stays alive during long loops. */
import { setImmediate as turn } from 'node:timers/promises'

const sliceMs = 10
const notYet = Promise.resolve()

/** Of this thread: walks that follow each other share one slice, or each would hold up the loop for another. */
let sinceMs = performance.now()

/** Call it often: it pauses only when the last pause, whoever made it, is more than 10 ms ago. */
export function yieldToEventLoop(): Promise<void> {
  return performance.now() - sinceMs < sliceMs ? notYet : pause()
}

async function pause(): Promise<void> {
  await turn()
  sinceMs = performance.now()
}
