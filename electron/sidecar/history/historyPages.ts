/** The history and the trash as a screen reads them: a window of rows at a time, newest first. Reads the database only. */
import type { Database } from '../../database/database.ts'
import { wasOnDisk } from '../../database/laterVersions.ts'
import type { History, Written } from './history.ts'

export interface HistoryQuery {
  readonly offset: number
  readonly limit: number
  /** Part of a name or release; everything when empty. */
  readonly search: string
  readonly batchId: string | null
}

export interface WrittenPage {
  readonly rows: readonly Written[]
  readonly total: number
}

export interface HistoryPages {
  history(query: HistoryQuery): WrittenPage
  /** Files that were taken away and can come back. */
  trash(query: Omit<HistoryQuery, 'search'>): WrittenPage
  /** The runs of those, newest first. */
  trashRuns(): readonly TrashedRun[]
  /** Of one run: the newest file of each name that nothing of ours stands under now. */
  restorable(batchId: string): readonly Written[]
  /** Everything of ours that ever stood under the name of this row, newest first. */
  versions(rowId: number): readonly Written[]
}

export interface TrashedRun {
  readonly batchId: string
  readonly startedMs: number
  readonly files: number
  readonly restorable: number
}

const wanted = `${wasOnDisk}
  AND (?1 IS NULL OR batch_id = ?1)
  AND (?2 = '' OR path LIKE ?2 ESCAPE '\\' OR details LIKE ?2 ESCAPE '\\')`
const inTrash = "trash_path IS NOT NULL AND state IN ('undone', 'replaced')"
const inTrashOf = `${inTrash} AND (?1 IS NULL OR batch_id = ?1)`
const earlierVersions = `WITH RECURSIVE earlier (id) AS (SELECT written.replaces_id
    UNION ALL SELECT before.replaces_id FROM earlier JOIN written AS before ON before.id = earlier.id)
  SELECT id FROM earlier WHERE id IS NOT NULL`
/** The last of its name within its run, and the name is free, or held by a version that it had come in the place of. */
const mayComeBack = `${inTrash}
  AND written.id = (SELECT max(other.id) FROM written AS other
            WHERE other.path = written.path AND other.batch_id = written.batch_id AND other.trash_path IS NOT NULL)
  AND NOT EXISTS (SELECT 1 FROM written AS now WHERE now.path = written.path AND now.state = 'written'
            AND now.id NOT IN (${earlierVersions}))`

export function createHistoryPages(db: Database, history: Pick<History, 'get'>): HistoryPages {
  const rowsOf = (ids: readonly { readonly id: number }[]) => ids.flatMap(({ id }) => history.get(id) ?? [])
  return {
    history({ offset, limit, search, batchId }) {
      const like = search === '' ? '' : `%${search.replace(/[\\%_]/g, '\\$&')}%`
      return {
        rows: rowsOf(
          db.all(
            `SELECT id FROM written WHERE ${wanted} ORDER BY id DESC LIMIT ?3 OFFSET ?4`,
            batchId,
            like,
            limit,
            offset,
          ),
        ),
        total: countOf(db.get(`SELECT count(*) AS total FROM written WHERE ${wanted}`, batchId, like)),
      }
    },
    trash: ({ offset, limit, batchId }) => ({
      rows: rowsOf(
        db.all(`SELECT id FROM written WHERE ${inTrashOf} ORDER BY id DESC LIMIT ?2 OFFSET ?3`, batchId, limit, offset),
      ),
      total: countOf(db.get(`SELECT count(*) AS total FROM written WHERE ${inTrashOf}`, batchId)),
    }),
    trashRuns: () =>
      db.all<TrashedRun>(
        `SELECT batch_id AS batchId, coalesce((SELECT started_ms FROM batch WHERE id = batch_id), min(at_ms)) AS startedMs, count(*) AS files,
           sum(${mayComeBack}) AS restorable
         FROM written
         WHERE ${inTrash} GROUP BY batch_id ORDER BY startedMs DESC LIMIT ${runsShown}`,
      ),
    restorable: (batchId) =>
      rowsOf(db.all(`SELECT written.id FROM written WHERE batch_id = ? AND ${mayComeBack} ORDER BY id`, batchId)),
    versions: (rowId) =>
      rowsOf(
        db.all(
          `SELECT id FROM written WHERE path = (SELECT path FROM written WHERE id = ?) AND ${wasOnDisk} ORDER BY id DESC`,
          rowId,
        ),
      ),
  }
}

/** As many as the list of runs shows. */
const runsShown = 200

function countOf(row: { readonly total: number } | undefined): number {
  return row?.total ?? 0
}
