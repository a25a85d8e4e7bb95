/**
 * Wakes the app at a moment of the clock. Looks again every minute, because clocks jump and machines sleep. A clock that is
 * set far back makes every moment of before it worthless: then it rings too, and whoever hears it looks anew.
 */

export interface Alarm {
  /** Replaces an earlier moment; null: none. */
  set(atMs: number | null): void
  close(): void
}

export interface AlarmParts {
  readonly nowMs: () => number
  readonly later: (ms: number, work: () => void) => () => void
  readonly ring: () => void
}

const lookEveryMs = 60_000
/** Less is a clock that is kept right. */
const setBackMs = 15 * 60_000

export function createAlarm({ nowMs, later, ring }: AlarmParts): Alarm {
  let cancel: (() => void) | null = null

  function stop(): void {
    cancel?.()
    cancel = null
  }

  function wait(atMs: number): void {
    const sinceMs = nowMs()
    cancel = later(Math.min(lookEveryMs, Math.max(0, atMs - sinceMs)), () => {
      cancel = null
      if (nowMs() >= atMs || nowMs() < sinceMs - setBackMs) ring()
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
