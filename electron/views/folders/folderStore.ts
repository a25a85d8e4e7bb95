/** The library's folders in the app's database, what their last scan left out, and what happened once for all. */
import { AppError } from '../../../shared/errors.ts'
import { overruledReasons } from '../../../shared/skippedVideos.ts'
import type { Database } from '../../database/database.ts'
import { yieldToEventLoop } from '../../library/yieldToEventLoop.ts'
import type { Clock } from '../../../node/clock.ts'
import type { FolderPath } from './folderPaths.ts'

export interface StoredFolder extends FolderPath {
  readonly scannedMs: number | null
}

export interface RemovedFolder {
  readonly folder: StoredFolder
  readonly addedMs: number
  /** What its last scan left out, as far as it is kept. */
  readonly leftOut: readonly SkippedFile[]
}

export interface SkippedFile {
  readonly kind: 'ignored' | 'orphan'
  readonly path: string
  readonly reason: string
  readonly message: string
}

export interface StoredSkipped extends SkippedFile {
  /** Its row of the history, where it is ours. */
  readonly rowId: number | null
}

/** What the disk would not show is none of what was skipped on purpose. */
export type SkippedKind = SkippedFile['kind'] | 'unreadable'

/** A folder or file that the disk would not show, and the folder of the library that it lies in. */
export interface UnreadPlace {
  readonly rootId: string
  readonly root: string
  readonly path: string
}

export interface SkippedQuery {
  readonly kind: SkippedKind
  readonly search: string
  readonly offset: number
  readonly limit: number
}

export interface FolderStore {
  /** In the order in which they were added. */
  list(): readonly StoredFolder[]
  add(path: string): StoredFolder
  remove(id: string): void
  /** Removes it, and answers what puts it back. */
  takeOut(id: string): RemovedFolder
  putBack(removed: RemovedFolder): void
  /** Paths of those that were taken out and not put back, until they are dropped from this list. */
  takenOut(): readonly string[]
  dropTakenOut(path: string): void
  /** Keeps what a complete scan left out, instead of what the scan before did. */
  keepScan(id: string, skipped: readonly SkippedFile[]): Promise<void>
  /** It is there again, and was found by no scan. */
  keepSkipped(id: string, file: SkippedFile): void
  /** These are left out no longer. */
  dropSkipped(paths: readonly string[]): void
  skipped(query: SkippedQuery): { readonly rows: readonly StoredSkipped[]; readonly total: number }
  /** Rows of the history: orphans that we wrote, among those that the search finds. */
  ourOrphans(search: string): readonly number[]
  countSkipped(kind: SkippedKind): number
  /** Of one folder: what may be a video all the same. */
  countOverruled(id: string): number
  unreadable(): readonly UnreadPlace[]
  /** Of everything that a scan left out. */
  skippedPaths(): readonly string[]
  hasHappened(milestone: string): boolean
  happened(milestone: string): void
}

const rowsInOneCommit = 500
/** Of a folder that was removed: the scan after it is back finds the others. */
const mostLeftOutKept = 20_000
const isOfKind: Readonly<Record<SkippedKind, string>> = {
  ignored: "kind = 'ignored' AND reason <> 'unreadable'",
  orphan: "kind = 'orphan'",
  unreadable: "kind = 'ignored' AND reason = 'unreadable'",
}
const mayBeVideo = `reason IN (${overruledReasons.map((reason) => `'${reason}'`).join(', ')})`
const ownRow = "(SELECT max(id) FROM written WHERE written.path = skipped.path AND written.state = 'written')"
const isFound = "(?1 = '' OR path LIKE ?1 ESCAPE '\\')"

export function createFolderStore(db: Database, { nowMs }: Pick<Clock, 'nowMs'>): FolderStore {
  const isKept = (id: string) => db.get('SELECT 1 FROM library_folders WHERE id = ?', id) !== undefined
  const count = (where: string, ...values: readonly string[]) =>
    db.get<{ total: number }>(`SELECT count(*) AS total FROM library_left_out WHERE ${where}`, ...values)?.total ?? 0

  return {
    list: () =>
      db
        .all<{ id: number; path: string; scannedMs: number | null }>(
          'SELECT id, path, scanned_ms AS scannedMs FROM library_folders ORDER BY id',
        )
        .map((row) => ({ ...row, id: String(row.id) })),
    add(path) {
      const { lastId } = db.run('INSERT INTO library_folders (path, added_ms) VALUES (?, ?)', path, nowMs())
      return { id: String(lastId), path, scannedMs: null }
    },
    remove(id) {
      db.run('DELETE FROM library_folders WHERE id = ?', id)
    },
    takeOut(id) {
      const kept = db.get<Omit<StoredFolder, 'id'> & { readonly addedMs: number }>(
        'SELECT path, scanned_ms AS scannedMs, added_ms AS addedMs FROM library_folders WHERE id = ?',
        id,
      )
      if (!kept) throw new AppError('folder.missing', 'This folder is no longer in the library.')
      const { path, scannedMs, addedMs } = kept
      const leftOut = db.all<SkippedFile>(
        'SELECT kind, path, reason, message FROM library_left_out WHERE folder_id = ? LIMIT ?',
        ...[id, mostLeftOutKept],
      )
      db.transaction(() => {
        db.run('DELETE FROM library_folders WHERE id = ?', id)
        db.run('INSERT OR IGNORE INTO removed_folder VALUES (?)', path)
      })
      return { folder: { id, path, scannedMs }, addedMs, leftOut }
    },
    putBack({ folder: { id, path, scannedMs }, addedMs, leftOut }) {
      db.transaction(() => {
        db.run('INSERT INTO library_folders VALUES (?, ?, ?, ?)', Number(id), path, addedMs, scannedMs)
        db.run('DELETE FROM removed_folder WHERE path = ?', path)
        for (const { kind, path: left, reason, message } of leftOut)
          db.run('INSERT INTO library_left_out VALUES (?, ?, ?, ?, ?)', Number(id), kind, left, reason, message)
      })
    },
    takenOut: () => db.all<{ path: string }>('SELECT path FROM removed_folder').map(({ path }) => path),
    dropTakenOut(path) {
      db.run('DELETE FROM removed_folder WHERE path = ?', path)
    },
    async keepScan(id, skipped) {
      db.run('DELETE FROM library_left_out WHERE folder_id = ?', id)
      for (let start = 0; start < skipped.length; start += rowsInOneCommit) {
        const some = skipped.slice(start, start + rowsInOneCommit)
        db.transaction(() => {
          if (!isKept(id)) return // Removed from the library while it was scanned.
          for (const { kind, path, reason, message } of some)
            db.run('INSERT INTO library_left_out VALUES (?, ?, ?, ?, ?)', id, kind, path, reason, message)
        })
        await yieldToEventLoop()
      }
      db.run('UPDATE library_folders SET scanned_ms = ? WHERE id = ?', nowMs(), id)
    },
    keepSkipped(id, { kind, path, reason, message }) {
      db.run(
        `INSERT INTO library_left_out SELECT ?1, ?2, ?3, ?4, ?5
          WHERE NOT EXISTS (SELECT 1 FROM library_left_out WHERE kind = ?2 AND path = ?3)`,
        ...[id, kind, path, reason, message],
      )
    },
    dropSkipped(paths) {
      if (paths.length === 0) return
      db.run('DELETE FROM library_left_out WHERE path IN (SELECT value FROM json_each(?))', JSON.stringify(paths))
    },
    skipped({ kind, search, offset, limit }) {
      const like = likeOf(search)
      const where = `${isOfKind[kind]} AND ${isFound}`
      const columns = `kind, path, reason, message, ${ownRow} AS rowId`
      const sql = `SELECT ${columns} FROM library_left_out AS skipped WHERE ${where} ORDER BY path LIMIT ?2 OFFSET ?3`
      return { rows: db.all<StoredSkipped>(sql, like, limit, offset), total: count(where, like) }
    },
    ourOrphans: (search) =>
      db
        .all<{ rowId: number | null }>(
          `SELECT ${ownRow} AS rowId FROM library_left_out AS skipped WHERE ${isOfKind.orphan} AND ${isFound} ORDER BY path`,
          likeOf(search),
        )
        .flatMap(({ rowId }) => rowId ?? []),
    countSkipped: (kind) => count(isOfKind[kind]),
    countOverruled: (id) => count(`folder_id = CAST(? AS INTEGER) AND ${mayBeVideo}`, id),
    unreadable: () =>
      db.all<UnreadPlace>(
        `SELECT CAST(f.id AS TEXT) AS rootId, f.path AS root, o.path FROM library_left_out o
          JOIN library_folders f ON f.id = o.folder_id WHERE ${isOfKind.unreadable}`,
      ),
    skippedPaths: () => db.all<{ path: string }>('SELECT path FROM library_left_out').map(({ path }) => path),
    hasHappened: (milestone) => db.get('SELECT 1 FROM milestone WHERE name = ?', milestone) !== undefined,
    happened(milestone) {
      db.run('INSERT OR IGNORE INTO milestone VALUES (?, ?)', milestone, nowMs())
    },
  }
}

function likeOf(search: string): string {
  return search === '' ? '' : `%${search.replace(/[\\%_]/g, '\\$&')}%`
}
