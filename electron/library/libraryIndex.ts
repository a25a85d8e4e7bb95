/**
 * Remembers every video with its header and ids, so that an unchanged file is never opened twice.
 * A cache of the disk, never the truth: a video that is away is marked, not deleted (promise F8).
 */
import { createBreather } from './breather.ts'
import { createDescribeVideos, type DescribeParts } from './describeVideos.ts'
import { noIds, videoIn, type VideoRow } from './libraryRows.ts'
import type { LibraryVideo, MediaFile, Sidecar } from './mediaFile.ts'

export type LibraryIndexParts = Omit<DescribeParts, 'store'>

export interface LibraryPage {
  readonly root?: string
  /** The last path of the page before; the first page without it. */
  readonly afterPath?: string
  /** Only those with a subtitle beside them. */
  readonly hasSidecars?: true
  readonly limit: number
}

export interface LibraryIndex {
  /** All that can be known of a video without the service; its header is read only when size or time have changed. */
  describe(file: MediaFile): Promise<LibraryVideo>
  /** The same for several at a time, which are read together and stored together; in their order. */
  describeAll(files: readonly MediaFile[]): Promise<readonly LibraryVideo[]>
  /**
   * Stores what a scan of `root` found. Videos it did not find are marked as vanished only when it was complete:
   * not cancelled, and nothing below the root was unreadable. A root that seems empty is taken for an unmounted one.
   */
  rememberScan(root: string, files: readonly MediaFile[], isComplete: boolean): Promise<void>
  /** Videos that are there, by path. */
  page(page: LibraryPage): readonly LibraryVideo[]
  find(path: string): LibraryVideo | null
  /** When the app itself has written or taken away a subtitle: the next scan will find the same. */
  rememberSidecars(path: string, sidecars: readonly Sidecar[]): void
  /** These are no longer there; as always they are marked, not deleted. */
  noteVanished(paths: readonly string[]): void
  count(root?: string): number
  /** When the user removes a folder from the library. */
  forget(root: string): void
}

const rowsAtOnce = 1_000
const columns = 'path, root, size_bytes, modified_ms, sidecars, is_probed, media, ids'
const upsert = `
INSERT INTO library_videos (path, root, size_bytes, modified_ms, sidecars) VALUES (?, ?, ?, ?, ?)
ON CONFLICT (path) DO UPDATE SET
  is_probed = is_probed AND size_bytes = excluded.size_bytes AND modified_ms = excluded.modified_ms,
  media = CASE WHEN size_bytes = excluded.size_bytes AND modified_ms = excluded.modified_ms THEN media END,
  root = excluded.root, size_bytes = excluded.size_bytes, modified_ms = excluded.modified_ms,
  sidecars = excluded.sidecars, is_vanished = 0`

export function createLibraryIndex({ database, readMediaInfo, readIds }: LibraryIndexParts): LibraryIndex {
  const breathe = createBreather()

  /** Never waits for the disk: what a power cut takes from a cache, the next look brings back. */
  function write(work: () => void): void {
    database.transaction(work, { isDurable: false })
  }

  function store({ path, root, sizeBytes, modifiedMs, sidecars }: MediaFile): void {
    database.run(upsert, path, root, sizeBytes, modifiedMs, JSON.stringify(sidecars))
  }

  function* pagesOf(root: string): Generator<readonly ScannedRow[]> {
    const sql = `SELECT path, size_bytes, modified_ms, sidecars FROM library_videos
      WHERE root = ? AND is_vanished = 0 AND path > ? ORDER BY path LIMIT ${rowsAtOnce}`
    for (let rows = database.all<ScannedRow>(sql, root, ''); rows.length > 0;) {
      yield rows
      rows = database.all<ScannedRow>(sql, root, rows.at(-1)?.path ?? '')
    }
  }

  function markVanished(paths: readonly string[]): void {
    write(() => {
      for (const path of paths) database.run('UPDATE library_videos SET is_vanished = 1 WHERE path = ?', path)
    })
  }

  const describeAll = createDescribeVideos({ database, readMediaInfo, readIds, store })

  return {
    async describe(file) {
      const [video] = await describeAll([file])
      return video ?? { file, media: null, ids: noIds }
    },
    describeAll,

    async rememberScan(root, files, isComplete) {
      const news = new Map(files.map((file) => [file.path, file]))
      const vanished: string[] = []
      for (const rows of pagesOf(root)) {
        for (const row of rows) {
          const file = news.get(row.path)
          if (!file) vanished.push(row.path)
          else if (isAsScanned(row, file)) news.delete(row.path)
        }
        await breathe()
      }
      const changed = [...news.values()]
      for (let at = 0; at < changed.length; at += rowsAtOnce) {
        write(() => {
          changed.slice(at, at + rowsAtOnce).forEach(store)
        })
        await breathe()
      }
      if (isComplete && files.length > 0) markVanished(vanished)
    },

    page({ root, afterPath = '', hasSidecars, limit }) {
      const where = `${root === undefined ? '' : 'root = ? AND '}${hasSidecars ? "sidecars <> '[]' AND " : ''}`
      const sql = `SELECT ${columns} FROM library_videos WHERE ${where}is_vanished = 0 AND path > ? ORDER BY path LIMIT ?`
      return database.all<VideoRow>(sql, ...(root === undefined ? [] : [root]), afterPath, limit).map(videoIn)
    },

    find(path) {
      const row = database.get<VideoRow>(
        `SELECT ${columns} FROM library_videos WHERE path = ? AND is_vanished = 0`,
        path,
      )
      return row ? videoIn(row) : null
    },

    rememberSidecars(path, sidecars) {
      write(() => {
        database.run('UPDATE library_videos SET sidecars = ? WHERE path = ?', JSON.stringify(sidecars), path)
      })
    },

    noteVanished: markVanished,

    count(root) {
      const where = root === undefined ? '' : 'root = ? AND '
      const sql = `SELECT count(*) AS videos FROM library_videos WHERE ${where}is_vanished = 0`
      return database.get<{ videos: number }>(sql, ...(root === undefined ? [] : [root]))?.videos ?? 0
    },

    forget(root) {
      database.run('DELETE FROM library_videos WHERE root = ?', root)
    },
  }
}

type ScannedRow = Pick<VideoRow, 'path' | 'size_bytes' | 'modified_ms' | 'sidecars'>

/** A scan of an unchanged library writes nothing. */
function isAsScanned(row: ScannedRow, { sizeBytes, modifiedMs, sidecars }: MediaFile): boolean {
  if (row.size_bytes !== sizeBytes || row.modified_ms !== modifiedMs) return false
  return row.sidecars === (sidecars.length === 0 ? '[]' : JSON.stringify(sidecars))
}
