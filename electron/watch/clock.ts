/** The clocks of watch mode and its one kind of timer: the real ones; tests hand in theirs. */
import { performance } from 'node:perf_hooks'

export interface Clock {
  /** Unix milliseconds: may jump. */
  nowMs(): number
  /** Grows evenly while the machine is awake; its zero means nothing. */
  monotonicMs(): number
  /** Runs `work` once, later, and returns what prevents it. */
  later(ms: number, work: () => void): () => void
}

/** Where only the clock on the wall is read. */
export type WallClock = Pick<Clock, 'nowMs'>

export const realClock: Clock = {
  nowMs: Date.now,
  monotonicMs: () => performance.now(),
  later(ms, work) {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  },
}
