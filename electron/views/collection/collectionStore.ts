/** The sources of the user's collection in the app's database: they outlive a crash in the middle of an import. */
import type { StateUnderWay } from '../../../shared/collectionWork.ts'
import type { CollectionSource } from '../../../shared/contract/program/collection.ts'
import { AppError, errorCodes } from '../../../shared/errors.ts'
import type { CollectionCounts } from '../../serviceClient/embedded/collectionThread.ts'
import type { Database } from '../../database/database.ts'
import type { Clock } from '../../../node/clock.ts'
import type { PageWindow } from '../page.ts'

export interface CollectionStore {
  /** Newest first. */
  list(): KeptSource[]
  /** @throws AppError 'input.invalid' for one that is not there */
  pathOf(sourceId: string): string
  /** The same path again begins its source anew. */
  begin(path: string, state: StateUnderWay): string
  /** Something else is done with what is known of it. */
  turn(sourceId: string, state: StateUnderWay): void
  step(sourceId: string, counts: CollectionCounts, skipped: readonly string[]): void
  end(sourceId: string, how: SourceEnd): void
  forget(sourceId: string): void
  skipped(sourceId: string, window: PageWindow): { readonly rows: { message: string }[]; readonly total: number }
}

export type KeptSource = Omit<CollectionSource, 'held'>

export interface SourceEnd {
  readonly state: Exclude<CollectionSource['state'], StateUnderWay>
  /** Those of the last step where nothing is said. */
  readonly counts?: CollectionCounts
  readonly error?: AppError
}

/** More than anybody reads; all of them are counted. */
const mostSkipped = 10_000

interface Row extends CollectionCounts {
  readonly id: number
  readonly path: string
  readonly atMs: number
  readonly state: CollectionSource['state']
  readonly code: string
  readonly message: string
}

export function createCollectionStore(db: Database, { nowMs }: Pick<Clock, 'nowMs'>): CollectionStore {
  // What was going on when the app last ended was cut off.
  db.run("UPDATE collection_source SET state = 'stopped', ended_ms = ? WHERE state = 'running'", nowMs())
  db.run("UPDATE collection_source SET state = 'done', ended_ms = ? WHERE state = 'removing'", nowMs())
  db.run("DELETE FROM collection_source WHERE state = 'looking'")

  return {
    list: () =>
      db
        .all<Row>(
          `SELECT id, path, coalesce(ended_ms, began_ms) AS atMs, state, code, message, titles, subtitles, files, skipped
           FROM collection_source ORDER BY began_ms DESC, id DESC`,
        )
        .map(sourceOf),
    pathOf(sourceId) {
      const row = db.get<{ path: string }>('SELECT path FROM collection_source WHERE id = ?', sourceId)
      if (!row) throw new AppError('input.invalid', 'This collection is no longer in the list. Look at the list again.')
      return row.path
    },
    begin(path, state) {
      db.transaction(() => {
        db.run('DELETE FROM collection_source WHERE path = ?', path)
        db.run(
          `INSERT INTO collection_source (path, began_ms, state, code, message, titles, subtitles, files, skipped)
           VALUES (?, ?, ?, '', '', 0, 0, 0, 0)`,
          path,
          nowMs(),
          state,
        )
      })
      return String(db.get<{ id: number }>('SELECT id FROM collection_source WHERE path = ?', path)?.id)
    },
    turn(sourceId, state) {
      db.run("UPDATE collection_source SET state = ?, code = '', message = '' WHERE id = ?", state, sourceId)
    },
    step(sourceId, counts, skipped) {
      db.transaction(() => {
        keepCounts(db, sourceId, counts)
        const kept = countSkipped(db, sourceId)
        for (const message of skipped.slice(0, Math.max(0, mostSkipped - kept)))
          db.run('INSERT INTO collection_skipped VALUES (?, ?)', sourceId, message)
      })
    },
    end(sourceId, { state, counts, error }) {
      db.transaction(() => {
        if (counts) keepCounts(db, sourceId, counts)
        db.run(
          'UPDATE collection_source SET state = ?, ended_ms = ?, code = ?, message = ? WHERE id = ?',
          state,
          nowMs(),
          error?.code ?? '',
          error?.message ?? '',
          sourceId,
        )
      })
    },
    forget(sourceId) {
      db.run('DELETE FROM collection_source WHERE id = ?', sourceId)
    },
    skipped: (sourceId, { offset, limit }) => ({
      rows: [
        ...db.all<{ message: string }>(
          'SELECT message FROM collection_skipped WHERE source_id = ? ORDER BY rowid LIMIT ? OFFSET ?',
          sourceId,
          limit,
          offset,
        ),
      ],
      total: countSkipped(db, sourceId),
    }),
  }
}

function keepCounts(db: Database, sourceId: string, { titles, subtitles, files, skipped }: CollectionCounts): void {
  db.run(
    'UPDATE collection_source SET titles = ?, subtitles = ?, files = ?, skipped = ? WHERE id = ?',
    titles,
    subtitles,
    files,
    skipped,
    sourceId,
  )
}

function countSkipped(db: Database, sourceId: string): number {
  const sql = 'SELECT count(*) AS total FROM collection_skipped WHERE source_id = ?'
  return db.get<{ total: number }>(sql, sourceId)?.total ?? 0
}

function sourceOf({ id, path, state, atMs, code, message, ...counts }: Row): KeptSource {
  const known = errorCodes.find((each) => each === code)
  return { id: String(id), path, state, atMs, counts, problem: known ? { code: known, message } : null }
}
