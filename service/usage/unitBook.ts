/** How many units an account, one of its keys or an address has used in the present period: a number each, beside the ledger. */
import type { ServiceDatabase } from '../catalogue/store/database.ts'
import { periodOf } from './periods.ts'
import type { Counter } from './plans.ts'

export interface Used {
  readonly counter: Counter
  readonly units: number
  /** In the period that this belongs to. */
  readonly atMs: number
}

export interface UnitBook {
  used(subject: string, counter: Counter): number
  /** The same of several in one go. */
  usedByEach(asked: readonly (readonly [subject: string, counter: Counter])[]): readonly number[]
  add(subject: string, used: Used): void
  /** False where too few remain. */
  take(subject: string, taken: { readonly counter: Counter; readonly units: number; readonly limit: number }): boolean
}

interface UsedRow {
  readonly used: number
}

const usedUnits = 'SELECT used FROM usage_counters WHERE subject = ? AND counter = ? AND period = ?'
const addUnits = `INSERT INTO usage_counters VALUES (?, ?, ?, ?) ON CONFLICT (subject, counter, period)
  DO UPDATE SET used = usage_counters.used + excluded.used`
/** One conditional statement, so that no two callers share the last unit, whoever else is at it. */
const takeUnits = `${addUnits} WHERE usage_counters.used + excluded.used <= ?`

export function createUnitBook(database: ServiceDatabase, now: () => number): UnitBook {
  const keyOf = (subject: string, counter: Counter) => [subject, counter, periodOf(counter, now())] as const
  return {
    used: (subject, counter) => database.get<UsedRow>(usedUnits, ...keyOf(subject, counter))?.used ?? 0,
    usedByEach(asked) {
      const lists = asked.map(([subject, counter]) => keyOf(subject, counter))
      const [rows = []] = database.allOfEach<UsedRow>([{ sql: usedUnits, lists }])
      return rows.map(([row]) => row?.used ?? 0)
    },
    add(subject, { counter, units, atMs }) {
      database.write(addUnits, subject, counter, periodOf(counter, atMs), units)
    },
    take(subject, { counter, units, limit }) {
      if (units > limit) return false
      return database.run(takeUnits, ...keyOf(subject, counter), units, limit).changes > 0
    },
  }
}
