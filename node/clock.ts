/** The time and its timers, as every part is given them: the real ones; tests hand in theirs, with what the part uses. */
import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { AppError } from '../shared/errors.ts'

export interface Clock {
  /** Unix milliseconds: may jump. */
  nowMs(): number
  /** Grows evenly while the machine is awake; its zero means nothing. */
  monotonicMs(): number
  /** Runs `work` once, later, and returns what prevents it. */
  later(ms: number, work: () => void): () => void
  /** @throws AppError 'cancelled' as soon as `signal` is aborted */
  wait(ms: number, signal?: AbortSignal): Promise<void>
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
  wait: (ms, signal) => waitFor(ms, { ref: false, ...(signal ? { signal } : {}) }),
}

/** Its timers and waits keep the process alive: the command that watches lives by its next look. */
export const keepAliveClock: Clock = {
  ...systemClock,
  later(ms, work) {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  },
  wait: (ms, signal) => waitFor(ms, { ref: true, ...(signal ? { signal } : {}) }),
}

async function waitFor(ms: number, options: { readonly ref: boolean; readonly signal?: AbortSignal }): Promise<void> {
  try {
    await pause(ms, undefined, options)
  } catch (thrown) {
    throw new AppError('cancelled', 'Cancelled.', thrown)
  }
}
