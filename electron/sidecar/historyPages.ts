/** The history and the trash as a screen reads them: a window of rows at a time, newest first. Reads the database only. */
import type { Database } from '../database/database.ts'
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
  trash(window: { readonly offset: number; readonly limit: number }): WrittenPage
}

const wasOnDisk = "state IN ('written', 'undone', 'replaced')"
const wanted = `${wasOnDisk}
  AND (?1 IS NULL OR batch_id = ?1)
  AND (?2 = '' OR path LIKE ?2 ESCAPE '\\' OR details LIKE ?2 ESCAPE '\\')`
const inTrash = "trash_path IS NOT NULL AND state IN ('undone', 'replaced')"

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
    trash: ({ offset, limit }) => ({
      rows: rowsOf(db.all(`SELECT id FROM written WHERE ${inTrash} ORDER BY id DESC LIMIT ? OFFSET ?`, limit, offset)),
      total: countOf(db.get(`SELECT count(*) AS total FROM written WHERE ${inTrash}`)),
    }),
  }
}

function countOf(row: { readonly total: number } | undefined): number {
  return row?.total ?? 0
}
