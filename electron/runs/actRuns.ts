/** Runs of a person that have left something which can be taken back: files that stand, or a title that was said. Newest first. */
import type { RunKind } from '../../shared/runs/runKinds.ts'
import type { Database } from '../database/database.ts'

export interface ActRun {
  readonly id: string
  readonly kind: RunKind
  /** When it wrote last: jobs of the service end long after a run was begun. */
  readonly atMs: number
  /** Files of it that stand. */
  readonly files: number
}

export interface ActRuns {
  since(atMs: number): readonly ActRun[]
}

/** What the app does by itself is nobody's last act. */
const byItself = "('watch', 'watch: better', 'pair: follow')"
const most = 50

// What was adopted is the user's own file: nothing was written there.
const written = `SELECT batch.id, batch.kind, max(written.at_ms) AS atMs, count(*) AS files
  FROM written JOIN batch ON batch.id = written.batch_id
  WHERE written.state = 'written' AND written.at_ms >= ?1 AND batch.command NOT IN ${byItself}
    AND written.details ->> 'isAdopted' IS NOT 1
  GROUP BY batch.id`
const titled = `SELECT id, kind, started_ms AS atMs, 0 AS files FROM batch
  WHERE kind = 'title' AND started_ms >= ?1 AND scope ->> '$.titled.partOf' IS NULL`

export function createActRuns(db: Database): ActRuns {
  return {
    since: (atMs) => db.all<ActRun>(`${written} UNION ALL ${titled} ORDER BY atMs DESC LIMIT ${most}`, atMs),
  }
}
