/** How much work waits in the queue of jobs, and for how long. */
import type { ServiceDatabase } from '../../catalogue/store/database.ts'

export interface QueueLoad {
  readonly open: number
  /** Age of the oldest of them, 0 without any. */
  readonly oldestMs: number
}

export function queueLoad(db: ServiceDatabase, nowMs: number): QueueLoad {
  const row = db.get<{ open: number; oldest: number | null }>(
    'SELECT count(*) AS open, min(created_at) AS oldest FROM ai_jobs WHERE finished_at IS NULL',
  )
  return { open: row?.open ?? 0, oldestMs: Math.max(nowMs - (row?.oldest ?? nowMs), 0) }
}
