/**
 * Wakes the app at a moment of the clock. Looks again every minute, because clocks jump and machines sleep. A clock that is
 * set far back makes every moment of before it worthless: then it rings too, and whoever hears it looks anew.
 */
import type { Clock } from '../../../node/clock.ts'

export interface Alarm {
  /** Replaces an earlier moment; null: none. */
  set(atMs: number | null): void
  close(): void
}

export interface AlarmParts {
  readonly clock: Pick<Clock, 'nowMs' | 'later'>
  readonly ring: () => void
}

const checkEveryMs = 60_000
/** Less is a clock that is kept right. */
const setBackMs = 15 * 60_000

export function createAlarm({ clock, ring }: AlarmParts): Alarm {
  let cancel: (() => void) | null = null

  function stop(): void {
    cancel?.()
    cancel = null
  }

  function wait(atMs: number): void {
    const sinceMs = clock.nowMs()
    cancel = clock.later(Math.min(checkEveryMs, Math.max(0, atMs - sinceMs)), () => {
      cancel = null
      if (clock.nowMs() >= atMs || clock.nowMs() < sinceMs - setBackMs) ring()
      else wait(atMs)
    })
  }

  return {
    set(atMs) {
      stop()
      if (atMs !== null) wait(atMs)
    },
    close: stop,
  }
}
