/** How the servers that are told something stand: when that last worked, and what kept it from working since. */
import type { Outsider, TellFailureKind } from '../../../shared/players/playerTable.ts'
import type { Database } from '../../database/database.ts'

export interface OutsideStanding {
  readonly toldMs: number | null
  readonly failure: TellFailureKind | null
  /** In a row. */
  readonly failures: number
  /** Not tried before. */
  readonly nextMs: number
  /** A folder of ours that it said it does not know. */
  readonly unknown: string | null
}

export interface OutsideStandings {
  get(id: Outsider): OutsideStanding
  set(id: Outsider, standing: OutsideStanding): void
}

export const freshStanding: OutsideStanding = { toldMs: null, failure: null, failures: 0, nextMs: 0, unknown: null }

/** 30 s, one minute, two and so on up to an hour. */
const firstRetryMs = 30_000
const longestRetryMs = 3_600_000

export function retryAfterMs(failures: number): number {
  return Math.min(longestRetryMs, firstRetryMs * 2 ** Math.min(20, Math.max(0, failures - 1)))
}

export function afterTold(toldMs: number, unknown: string | null): OutsideStanding {
  return { ...freshStanding, toldMs, unknown }
}

export function afterFailure(before: OutsideStanding, failure: TellFailureKind, nowMs: number): OutsideStanding {
  const failures = before.failures + 1
  return { ...before, failure, failures, nextMs: nowMs + retryAfterMs(failures) }
}

interface Row {
  toldMs: number | null
  failure: TellFailureKind | null
  failures: number
  nextMs: number
  unknown: string | null
}

export function createOutsideStandings(db: Database): OutsideStandings {
  return {
    get: (id) =>
      db.get<Row>(
        'SELECT told_ms AS toldMs, failure, failures, next_ms AS nextMs, unknown FROM player_standing WHERE player = ?',
        id,
      ) ?? freshStanding,
    set(id, { toldMs, failure, failures, nextMs, unknown }) {
      db.transaction(
        () => {
          db.run(
            'INSERT OR REPLACE INTO player_standing (player, told_ms, failure, failures, next_ms, unknown) VALUES (?, ?, ?, ?, ?, ?)',
            ...[id, toldMs, failure, failures, nextMs, unknown],
          )
        },
        { isDurable: false },
      )
    },
  }
}
