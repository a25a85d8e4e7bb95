/** Tells that the machine slept or that its clock was set, by comparing the clock on the wall with the one that only runs. */
import type { Clock } from '../../../node/clock.ts'

export type Jump = 'slept' | 'set-back' | null

/** Timers may be late by seconds on a busy machine; that is no sleep. */
const toleranceMs = 60_000

/**
 * Asked at every turn. A machine that slept has missed events: everything is looked at again. On systems whose running
 * clock goes on in sleep, a turn that comes minutes late says the same.
 */
export function createJumpWatch(clock: Pick<Clock, 'nowMs' | 'monotonicMs'>): (expectedWithinMs: number) => Jump {
  let wall = clock.nowMs()
  let running = clock.monotonicMs()
  return (expectedWithinMs) => {
    const wallMs = clock.nowMs() - wall
    const runningMs = clock.monotonicMs() - running
    wall += wallMs
    running += runningMs
    if (wallMs < runningMs - toleranceMs) return 'set-back'
    if (wallMs > runningMs + toleranceMs || runningMs > expectedWithinMs + toleranceMs) return 'slept'
    return null
  }
}
