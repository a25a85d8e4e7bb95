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
  /** Everything of ours that ever stood under the name of this row, newest first. */
  versions(rowId: number): readonly Written[]
}

export interface TrashedRun {
  readonly batchId: string
  readonly startedMs: number
  readonly files: number
  /** Of these, files of the user's that were taken over. */
  readonly yours: number
  /** Something of it was taken back rather than replaced. */
  readonly hasUndone: boolean
}

const wanted = `${wasOnDisk}
  AND (?1 IS NULL OR batch_id = ?1)
  AND (?2 = '' OR path LIKE ?2 ESCAPE '\\' OR details ->> '$.release' LIKE ?2 ESCAPE '\\')`
const inTrash = "trash_path IS NOT NULL AND state IN ('undone', 'replaced')"
const inTrashOf = `${inTrash} AND (?1 IS NULL OR batch_id = ?1)`

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
      db
        .all<Omit<TrashedRun, 'hasUndone'> & { readonly undone: number }>(
          `SELECT batch_id AS batchId, coalesce((SELECT started_ms FROM batch WHERE id = batch_id), min(at_ms)) AS startedMs, count(*) AS files,
             sum(details ->> '$.isAdopted' IS 1) AS yours, sum(state = 'undone') AS undone
           FROM written
           WHERE ${inTrash} GROUP BY batch_id ORDER BY startedMs DESC LIMIT ${runsShown}`,
        )
        .map(({ undone, ...run }) => ({ ...run, hasUndone: undone > 0 })),
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
