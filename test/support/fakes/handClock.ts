/** A clock that only moves when told, with timers on it. */

export interface HandClock {
  readonly nowMs: () => number
  readonly later: (ms: number, work: () => void) => () => void
  /** Lets so much time pass; what is due happens in its order. */
  pass(ms: number): void
  /** The wall clock is set to another time; timers do not move. */
  jump(ms: number): void
}

export function createHandClock(): HandClock {
  let elapsed = 0
  let offset = 1_700_000_000_000
  let timers: { readonly at: number; readonly work: () => void }[] = []
  return {
    nowMs: () => offset + elapsed,
    later(ms, work) {
      const timer = { at: elapsed + ms, work }
      timers.push(timer)
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    },
    pass(ms) {
      const until = elapsed + ms
      for (;;) {
        const [next] = timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)
        if (!next) break
        timers = timers.filter((other) => other !== next)
        elapsed = Math.max(elapsed, next.at)
        next.work()
      }
      elapsed = until
    },
    jump(ms) {
      offset += ms
    },
  }
}
