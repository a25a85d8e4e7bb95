/** What became of the subtitles of a run, counted anew each time: by cause, and what has been settled since. Reads only. */
import type { ErrorCode } from '../../shared/errors.ts'
import type { SkipReason } from '../../shared/contract/plan.ts'
import { countOutcomes } from '../../shared/counting.ts'
import type { OutcomeState } from '../../shared/runs/runKinds.ts'
import type { RunCounts } from '../../shared/runs/runSign.ts'
import { isTakenOver } from './metWishes.ts'
import type { Database } from '../database/database.ts'

/** Outcomes with one cause. */
export interface CauseCount {
  readonly state: OutcomeState
  readonly reason: SkipReason | null
  readonly code: ErrorCode | null
  /** One of what the service's machine makes: such have causes of their own; null where no machine made it. */
  readonly jobId: number | null
  /** Its sentence, where it is the same for all of them; else ''. */
  readonly message: string
  readonly count: number
  readonly sinceMs: number
  /** When the last of them goes on; null where that is not known. */
  readonly untilMs: number | null
}

export interface RunTotals {
  readonly counts: RunCounts
  readonly causes: readonly CauseCount[]
  /** Of its subtitles that were settled since by another way, what became of them in it. */
  readonly settled: readonly SettledCount[]
  /** Those that waited in it, and belong to a later run now. */
  readonly takenOver: number
}

export type SettledCount = Pick<CauseCount, 'state' | 'reason' | 'code' | 'message' | 'count'>

export function totalsOf(db: Database, id: string): RunTotals {
  const causes = db.all<CauseCount>(
    `SELECT state, reason, code, max(job_id) AS jobId, iif(min(message) = max(message), min(message), '') AS message, count(*) AS count, min(at_ms) AS sinceMs, max(until_ms) AS untilMs
       FROM run_outcome WHERE run_id = ? GROUP BY state, reason, code, job_id IS NULL ORDER BY count DESC`,
    id,
  )
  const since = db.all<SettledCount & { readonly isTakenOver: number }>(
    `SELECT was_state AS state, was_reason AS reason, was_code AS code, iif(min(was_message) = max(was_message), min(was_message), '') AS message, count(*) AS count, ${isTakenOver} AS isTakenOver
       FROM outcome WHERE run_id = ? AND was_state IS NOT NULL GROUP BY 1, 2, 3, 6 ORDER BY count DESC`,
    id,
  )
  const [settled, others] = [since.filter((row) => row.isTakenOver === 0), since.filter((row) => row.isTakenOver === 1)]
  const takenOver = others.reduce((sum, { count }) => sum + count, 0)
  return { causes, counts: countOutcomes(causes), settled, takenOver }
}
