/** The time of day, and waiting, as the desktop's parts are given them; a test hands in one of its own. */
import { setTimeout as wait } from 'node:timers/promises'

export interface Clock {
  nowMs(): number
  wait(ms: number): Promise<void>
}

export const systemClock: Clock = {
  nowMs: Date.now,
  // What waits keeps no program from ending.
  wait: (ms) => wait(ms, undefined, { ref: false }),
}
