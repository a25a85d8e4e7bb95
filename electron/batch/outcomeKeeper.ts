/** Outcomes on their way to the database: what passes within moments is written together with what lasts. */
import type { Clock } from '../../node/clock.ts'
import type { Outcome } from '../runs/run.ts'

export interface OutcomeKeeper {
  /** What lasts is kept at once; what passes is kept with it, or a moment later. */
  keep(outcomes: readonly Outcome[]): void
  /** Everything that is still on its way. */
  flush(): void
  /** The same; what cannot be written stays, and the next outcome that lasts says why. Never throws. */
  tryFlush(): void
}

/** Eight downloads at a time change their state a thousand times a second; nobody reads faster than this. */
const passingMs = 100

const passing: ReadonlySet<Outcome['state']> = new Set(['downloading', 'checking'])

export function createOutcomeKeeper(
  write: (outcomes: readonly Outcome[]) => void,
  clock: Pick<Clock, 'later'>,
): OutcomeKeeper {
  /** By subtitle, the last state of each. */
  const waiting = new Map<string, Outcome>()
  let cancel: (() => void) | null = null

  function flush(): void {
    cancel?.()
    cancel = null
    if (waiting.size === 0) return
    write([...waiting.values()])
    waiting.clear()
  }

  function tryFlush(): void {
    try {
      flush()
    } catch {
      // Kept in `waiting`.
    }
  }

  return {
    keep(outcomes) {
      for (const outcome of outcomes) waiting.set(`${outcome.videoPath}\n${outcome.wish}`, outcome)
      if (outcomes.every(({ state }) => passing.has(state))) cancel ??= clock.later(passingMs, tryFlush)
      else flush()
    },
    flush,
    tryFlush,
  }
}
