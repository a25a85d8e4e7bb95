/** Lets the event loop run between slices of work, so that a window or a server stays alive during long loops. */
import { setImmediate as turn } from 'node:timers/promises'

const sliceMs = 10
const notYet = Promise.resolve()

export type YieldToEventLoop = () => Promise<void>

/** Call it often: it pauses only when the last pause is more than 10 ms ago. */
export function createYieldToEventLoop(): YieldToEventLoop {
  let sinceMs = performance.now()

  async function pause(): Promise<void> {
    await turn()
    sinceMs = performance.now()
  }

  return () => (performance.now() - sinceMs < sliceMs ? notYet : pause())
}
