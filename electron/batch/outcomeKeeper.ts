/** Outcomes on their way to the database: what lasts at once, what passes within moments only where it stays a moment. */
import type { Clock } from '../../node/clock.ts'
import type { Outcome } from '../runs/run.ts'

export interface OutcomeKeeper {
  keep(outcomes: readonly Outcome[]): void
  /** Everything that is still on its way. */
  flush(): void
  /** The same; what cannot be written stays, and the next outcome that lasts says why. Never throws. */
  tryFlush(): void
}

/** Eight downloads at a time change their states hundreds of times a second; nobody reads faster than this. */
const passingMs = 250

const passing: ReadonlySet<Outcome['state']> = new Set(['downloading', 'checking'])

export function createOutcomeKeeper(
  write: (outcomes: readonly Outcome[]) => void,
  clock: Pick<Clock, 'later'>,
): OutcomeKeeper {
  /** What passes, by subtitle: the last state of each. */
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
      const lasting = outcomes.filter(({ state }) => !passing.has(state))
      if (lasting.length > 0) write(lasting)
      for (const outcome of lasting) waiting.delete(keyOf(outcome))
      for (const outcome of outcomes) if (passing.has(outcome.state)) waiting.set(keyOf(outcome), outcome)
      if (waiting.size > 0) cancel ??= clock.later(passingMs, tryFlush)
    },
    flush,
    tryFlush,
  }
}

function keyOf({ videoPath, wish }: Outcome): string {
  return `${videoPath}\n${wish}`
}
