/** Outcomes on their way to the database: what lasts at once, what passes or is known anyway within moments. */
import type { Clock } from '../../node/clock.ts'
import type { Outcome } from '../runs/run.ts'
import { isFoundAgain } from '../runs/runs.ts'

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
/** Of a run that dies, these become written where the history has their file. */
const open: ReadonlySet<Outcome['state']> = new Set(['queued', ...passing])

export function createOutcomeKeeper(
  write: (outcomes: readonly Outcome[]) => void,
  clock: Pick<Clock, 'later'>,
): OutcomeKeeper {
  /** By subtitle: the last state of each. */
  const waiting = new Map<string, Outcome>()
  /** Subtitles whose row stands as open. */
  const stands = new Set<string>()
  let cancel: (() => void) | null = null

  function put(outcomes: readonly Outcome[]): void {
    if (outcomes.length === 0) return
    write(outcomes)
    for (const outcome of outcomes) {
      const key = keyOf(outcome)
      waiting.delete(key)
      if (open.has(outcome.state)) stands.add(key)
      else stands.delete(key)
    }
  }

  function flush(): void {
    cancel?.()
    cancel = null
    put([...waiting.values()])
  }

  function tryFlush(): void {
    try {
      flush()
    } catch {
      // Kept in `waiting`.
    }
  }

  const canWait = (outcome: Outcome) =>
    passing.has(outcome.state) || (outcome.state === 'written' && stands.has(keyOf(outcome)) && isFoundAgain(outcome))

  return {
    keep(outcomes) {
      const { later = [], now = [] } = Object.groupBy(outcomes, (outcome) => (canWait(outcome) ? 'later' : 'now'))
      put(now)
      for (const outcome of later) waiting.set(keyOf(outcome), outcome)
      if (waiting.size > 0) cancel ??= clock.later(passingMs, tryFlush)
    },
    flush,
    tryFlush,
  }
}

function keyOf({ videoPath, wish }: Outcome): string {
  return `${videoPath}\n${wish}`
}
