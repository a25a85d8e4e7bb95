/** The clock on the wall and its timers, as the sessions are given them; a test hands in one that it moves by hand. */

export interface Clock {
  /** Unix milliseconds: may jump. */
  nowMs(): number
  /** Runs `work` once, later, and returns what prevents it. */
  later(ms: number, work: () => void): () => void
}

/** Its timers keep no process alive. */
export const systemClock: Clock = {
  nowMs: Date.now,
  later(ms, work) {
    const timer = setTimeout(work, ms)
    timer.unref()
    return () => {
      clearTimeout(timer)
    }
  },
}
