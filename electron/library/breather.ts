/** Lets the event loop run between slices of work, so that a window or a server stays alive during long loops. */
import { setImmediate as turn } from 'node:timers/promises'

const sliceMs = 10

/** Call it often: it pauses only when the last pause is more than 10 ms ago. */
export function createBreather(): () => Promise<void> {
  let sinceMs = performance.now()
  return async () => {
    if (performance.now() - sinceMs < sliceMs) return
    await turn()
    sinceMs = performance.now()
  }
}
