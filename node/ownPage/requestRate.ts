/** How many requests one session may send: 20 a second over time (promise L1), and a burst that no screen reaches. */
import type { Clock } from '../clock.ts'

const perSecond = 20
/** A screen that opens asks some ten times; dragging through a list of 100,000 rows asks up to 60 times a second. */
const burst = 300

export interface RequestRate {
  /** Counts one request. False when it comes too early. */
  take(): boolean
}

export function createRequestRate(clock: Pick<Clock, 'nowMs'>): RequestRate {
  let left = burst
  let countedMs = clock.nowMs()
  return {
    take() {
      const nowMs = clock.nowMs()
      left = Math.min(burst, left + (Math.max(0, nowMs - countedMs) / 1000) * perSecond)
      countedMs = nowMs
      if (left < 1) return false
      left -= 1
      return true
    },
  }
}
