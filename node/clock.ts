/** The time and its timers, as every part is given them: the real ones; tests hand in theirs, with what the part uses. */
import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'

export interface Clock {
  /** Unix milliseconds: may jump. */
  nowMs(): number
  /** Grows evenly while the machine is awake; its zero means nothing. */
  monotonicMs(): number
  /** Runs `work` once, later, and returns what prevents it. */
  later(ms: number, work: () => void): () => void
  wait(ms: number): Promise<void>
}

/** Its timers and waits keep no process alive. */
export const systemClock: Clock = {
  nowMs: Date.now,
  monotonicMs: () => performance.now(),
  later(ms, work) {
    const timer = setTimeout(work, ms)
    timer.unref()
    return () => clearTimeout(timer)
  },
  wait: (ms) => wait(ms, undefined, { ref: false }),
}

/** What `later` has set keeps the process alive: the command that watches lives by its next look. */
export const keepAliveClock: Clock = {
  ...systemClock,
  later(ms, work) {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  },
}
