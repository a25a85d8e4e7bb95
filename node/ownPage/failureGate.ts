/** Slows guessing: after ten failures there is a pause of a minute (promise L1). Knows not what is guessed. */
import type { Clock } from '../clock.ts'

const mostFailures = 10
const pauseMs = 60_000

export interface FailureGate {
  /** Whole seconds until the pause ends; 0 without one. */
  pausedSeconds(): number
  failed(): void
  succeeded(): void
}

export function createFailureGate(clock: Pick<Clock, 'nowMs'>): FailureGate {
  let failures = 0
  let pausedUntilMs = 0
  return {
    pausedSeconds() {
      const leftMs = pausedUntilMs - clock.nowMs()
      // More than a whole pause is left only where the clock was set back.
      return leftMs > pauseMs ? 0 : Math.max(0, Math.ceil(leftMs / 1000))
    },
    failed() {
      failures += 1
      if (failures < mostFailures) return
      failures = 0
      pausedUntilMs = clock.nowMs() + pauseMs
    },
    succeeded() {
      failures = 0
    },
  }
}
