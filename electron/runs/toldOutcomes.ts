/** What the last run of a wish has told of it: a thing tried again that comes out the same is counted there. */
import type { Database } from '../database/database.ts'
import type { Outcome } from './run.ts'

/** The last run that tells of it. */
const lastRun = `SELECT o.run_id FROM outcome o JOIN batch b ON b.id = o.run_id
  WHERE o.video_path = ?1 AND o.wish = ?2 ORDER BY b.started_ms DESC, b.rowid DESC LIMIT 1`
const same = `video_path = ?1 AND wish = ?2 AND run_id = (${lastRun}) AND state = ?3 AND reason IS ?4 AND code IS ?5`

export function hasTold(db: Database, outcome: Outcome): boolean {
  return db.get(`SELECT 1 FROM outcome WHERE ${same}`, ...valuesOf(outcome)) !== undefined
}

export function countAgain(db: Database, outcomes: readonly Outcome[]): void {
  db.transaction(
    () => {
      for (const outcome of outcomes)
        db.run(
          `UPDATE outcome SET tries = tries + 1, message = ?6 WHERE ${same}`,
          ...valuesOf(outcome),
          outcome.message,
        )
    },
    { isDurable: false },
  )
}

function valuesOf({ videoPath, wish, state, reason, code }: Outcome) {
  return [videoPath, wish, state, reason, code] as const
}
