/** What a run has left on the disk, and what of it can be taken back: from the history; of a title, from the runs. Reads only. */
import { laterVersionsOfRun, standsNow, wasOnDisk } from '../database/laterVersions.ts'
import type { RunKind } from '../../shared/runs/runKinds.ts'
import type { Database } from '../database/database.ts'
import { kindOfCommand } from './kindOfCommand.ts'

export interface RunFiles {
  /** Places that it wrote to; of a title, the videos that it was said of. */
  readonly files: number
  /** Of these, what was taken away since, */
  readonly undone: number
  /** what stands there still, as it was written or in a version that was made of it since, */
  readonly here: number
  /** of which kinds the runs are that made these versions, the commonest first, */
  readonly changed: readonly { readonly kind: RunKind; readonly count: number }[]
  /** and what can come back: files from the trash, or the title. */
  readonly inTrash: number
}

/** Of the run `b`: its last undo was not taken back itself. */
export const isTitleUndone = `EXISTS (SELECT 1 FROM batch u WHERE u.undoes_id = b.id AND b.kind = 'title'
  AND NOT EXISTS (SELECT 1 FROM batch r WHERE r.undoes_id = u.id))`

/** Of the run `b`: it wrote something, and nothing of that stands. */
export const areFilesUndone = `(EXISTS (SELECT 1 FROM written WHERE batch_id = b.id AND ${wasOnDisk})
  AND NOT EXISTS (SELECT 1 FROM written WHERE batch_id = b.id AND state = 'written') AND NOT ${standsNow('batch_id = b.id')})`

/** A run may have written to one place twice, as where it mended the timing at once: that is one file. */
export function filesOf(db: Database, id: string): RunFiles {
  const titled = db.get<{ isUndone: number; videos: number }>(
    `SELECT ${isTitleUndone} AS isUndone, (SELECT count(*) FROM outcome WHERE run_id = b.id) AS videos
       FROM batch b WHERE b.id = ? AND b.kind = 'title'`,
    id,
  )
  if (titled) {
    const undone = titled.isUndone === 1 ? titled.videos : 0
    return { files: titled.videos, undone, here: titled.videos - undone, changed: [], inTrash: undone }
  }
  // Of the columns beside a max() SQLite takes those of its row: the version that stands there, the youngest of them.
  const places = db.all<{ standing: number | null; by: string }>(
    `${laterVersionsOfRun}
     SELECT max(iif(version.state = 'written', version.id, NULL)) AS standing, version.batch_id AS by
       FROM version JOIN written ON written.id = version.root GROUP BY written.path`,
    id,
  )
  const here = places.filter(({ standing }) => standing !== null)
  const undone = places.length - here.length
  return {
    ...{ files: places.length, undone, here: here.length },
    changed: kindsOf(
      db,
      here.flatMap(({ by }) => (by === id ? [] : [by])),
    ),
    inTrash: undone === 0 ? 0 : takenOf(db, id).length,
  }
}

function kindsOf(db: Database, runIds: readonly string[]): RunFiles['changed'] {
  const counts = new Map<RunKind, number>()
  for (const [runId, files] of Map.groupBy(runIds, (each) => each)) {
    const row = db.get<{ kind: RunKind | null; command: string }>('SELECT kind, command FROM batch WHERE id = ?', runId)
    const kind = row?.kind ?? kindOfCommand(row?.command ?? '')
    counts.set(kind, (counts.get(kind) ?? 0) + files.length)
  }
  return [...counts].map(([kind, count]) => ({ kind, count })).toSorted((one, other) => other.count - one.count)
}

/**
 * Rows of the history that lie in the trash and would stand again where all of a run comes back: of each place with nothing there
 * the version that was taken last, which may be one that a later run had made. Undos tell which that is; of older homes, its age.
 */
export function takenOf(db: Database, id: string): readonly number[] {
  const takenBy = `(SELECT max(undoing.rowid) FROM outcome JOIN batch AS undoing ON undoing.id = outcome.run_id
    WHERE outcome.video_path = taken.video_path AND outcome.wish = taken.path AND outcome.written_id = taken.id
      AND undoing.kind = 'undo' AND undoing.command = 'undo')`
  return db
    .all<{ id: number }>(
      `${laterVersionsOfRun},
       place (path, id, at) AS (
         SELECT first.path, taken.id, row_number() OVER (PARTITION BY first.path ORDER BY ${takenBy} DESC, taken.id DESC)
           FROM version JOIN written AS first ON first.id = version.root JOIN written AS taken ON taken.id = version.id
          WHERE taken.state = 'undone' AND taken.trash_path IS NOT NULL)
       SELECT id FROM place WHERE at = 1 AND path NOT IN (
         SELECT first.path FROM version JOIN written AS first ON first.id = version.root WHERE version.state = 'written')
        ORDER BY id`,
      id,
    )
    .map((row) => row.id)
}
