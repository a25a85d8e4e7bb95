/** What all callers together used in the present day, of AI in the present month. */
import type { ServiceDatabase } from '../catalogue/store/database.ts'
import { periodOf } from './periods.ts'
import { counters, type Counter } from './plans.ts'

export interface UnitSum {
  readonly counter: Counter
  /** By accounts, and by addresses without a key. */
  readonly withKey: number
  readonly withoutKey: number
}

/** Counters beside are those of single keys, whose units count for their account already. */
const select = `SELECT
    coalesce(sum(CASE WHEN substr(subject, 1, 4) = 'acc_' THEN used ELSE 0 END), 0) AS withKey,
    coalesce(sum(CASE WHEN substr(subject, 1, 3) = 'ip:' THEN used ELSE 0 END), 0) AS withoutKey
  FROM usage_counters WHERE period = ? AND counter = ?`

export function unitSums(db: ServiceDatabase, nowMs: number): readonly UnitSum[] {
  return counters.map((counter) => {
    const sums = db.get<Omit<UnitSum, 'counter'>>(select, periodOf(counter, nowMs), counter)
    return { counter, withKey: sums?.withKey ?? 0, withoutKey: sums?.withoutKey ?? 0 }
  })
}
