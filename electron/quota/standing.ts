/** What is known of one kind of units at one moment: how many the service said are left, and whether it wants calls at all. Pure. */
import { isBelievable, type QuotaKind } from './quotaCounter.ts'
import type { CounterKind, StoredCounter } from './quotaStore.ts'

export interface Standing {
  readonly counter: StoredCounter | null
  /** Nothing is left until then, whatever the counter says. */
  readonly pause: StoredCounter | null
  /** It has too much to do until then. */
  readonly busy: StoredCounter | null
}

/** Only what can be believed at this moment. */
export function standingOf(kind: QuotaKind, rows: readonly StoredCounter[], nowMs: number): Standing {
  const believed = (wanted: CounterKind) => rows.find((row) => row.kind === wanted && isBelievable(row, nowMs)) ?? null
  return { counter: believed(kind), pause: believed(`${kind}-pause`), busy: believed(`${kind}-busy`) }
}

/** Busy, and not without units for longer than that. */
export function heldOff({ busy, pause }: Standing): StoredCounter | null {
  return busy && busy.staleAtMs > (pause?.staleAtMs ?? 0) ? busy : null
}

/** The one that lasts longest. */
export function pauseOf(standing: Standing): StoredCounter | null {
  return heldOff(standing) ?? standing.pause
}

/** When to go on; null when nothing is known. */
export function resumesAtMs(standing: Standing): number | null {
  return (pauseOf(standing) ?? standing.counter)?.staleAtMs ?? null
}
