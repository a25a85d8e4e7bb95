/**
 * Remembers every video with its header and ids, so that an unchanged file is never opened twice.
 * A cache of the disk, never the truth: a video that is away is marked, not deleted (promise F8).
 */
import { yieldToEventLoop } from './yieldToEventLoop.ts'
import { createDescribeVideos, type DescribeParts, type DescribeVideos } from './describeVideos.ts'
import { videoIn, type VideoRow } from './libraryRows.ts'
import { rangeBelow } from '../database/rangeBelow.ts'
import type { UnreadPlaces } from './scan/unreadPlaces.ts'
import { noIds, type LibraryVideo, type MediaFile, type Sidecar } from './mediaFile.ts'

export interface LibraryPage {
  readonly root?: string
  /** The last path of the page before; the first page without it. */
  readonly afterPath?: string
  /** Only those with a subtitle beside them. */
  readonly hasSidecars?: true
  readonly limit: number
}

export interface MetVideo {
  readonly video: LibraryVideo
  /** The newest row of the history when it was first met, or met again. */
  readonly metAfter: number
}

export interface ScanEnd {
  readonly unread: Pick<UnreadPlaces, 'holds'>
  /** What it met and took for no video: absolute paths. */
  readonly skipped: ReadonlySet<string>
}

export interface LibraryIndex {
  /** All that can be known of a video without the service, stored; its header is read only when size or time have changed. */
  describe(file: MediaFile): Promise<LibraryVideo>
  /** The same for several at a time, which are read together and stored together; in their order. */
  describeAll: DescribeVideos
  /**
   * A scan of `root` is through, and all that it found was described. Videos it did not find are marked as vanished, but
   * for those where it could not look. A root without a video is taken for an unmounted one: there only what it skipped is.
   * @returns the paths that were marked
   */
  endScan(root: string, found: ReadonlySet<string>, end: ScanEnd): Promise<readonly string[]>
  /** Videos that are there, by path. */
  page(page: LibraryPage): readonly LibraryVideo[]
  find(path: string): LibraryVideo | null
  /** Videos that are there and have one of these sizes. */
  ofSizes(sizesBytes: readonly number[]): readonly MetVideo[]
  /** When the app itself has written or taken away a subtitle: the next scan will find the same. */
  rememberSidecars(path: string, sidecars: readonly Sidecar[]): void
  /** These are no longer there; as always they are marked, not deleted. */
  recordVanished(paths: readonly string[]): void
  count(root?: string): number
  /** Videos that were there at the last look, in a folder and below it. */
  countBelow(folder: string): number
  /** What lies in a folder that the user has removed from the library, but for what another one holds. */
  forget(folder: string, isHeld: (path: string) => boolean): Promise<void>
}

const rowsAtOnce = 1_000
const columns = 'path, root, size_bytes, modified_ms, sidecars, is_probed, media, ids'

export function createLibraryIndex(parts: DescribeParts): LibraryIndex {
  const { database } = parts

  /** Never waits for the disk: what a power cut takes from a cache, the next look brings back. */
  function write(work: () => void): void {
    database.transaction(work, { isDurable: false })
  }

  function* pathsOf(root: string): Generator<readonly string[]> {
    const sql = `SELECT path FROM library_videos
      WHERE root = ? AND is_vanished = 0 AND path > ? ORDER BY path LIMIT ${rowsAtOnce}`
    for (let last = ''; ;) {
      const paths = database.all<Pick<VideoRow, 'path'>>(sql, root, last).map(({ path }) => path)
      yield paths
      if (paths.length < rowsAtOnce) return
      last = paths.at(-1) ?? last
    }
  }

  /** Whoever met them and whether they are there; a single video may be a folder of the library itself. */
  function* pathsHeldBy(folder: string): Generator<readonly string[]> {
    const { from, to } = rangeBelow(folder)
    const sql = `SELECT path FROM library_videos
      WHERE (path = ?1 OR (path > ?2 AND path < ?3)) AND path > ?4 ORDER BY path LIMIT ${rowsAtOnce}`
    for (let last = ''; ;) {
      const paths = database.all<Pick<VideoRow, 'path'>>(sql, folder, from, to, last).map(({ path }) => path)
      yield paths
      if (paths.length < rowsAtOnce) return
      last = paths.at(-1) ?? last
    }
  }

  function markVanished(paths: readonly string[]): void {
    if (paths.length === 0) return
    write(() => {
      for (const path of paths) database.run('UPDATE library_videos SET is_vanished = 1 WHERE path = ?', path)
    })
  }

  const describeAll = createDescribeVideos(parts)

  return {
    async describe(met) {
      const [{ file, media, ids } = { file: met, media: null, ids: noIds }] = await describeAll([met])
      return { file, media, ids }
    },
    describeAll,

    async endScan(root, found, { unread, skipped }) {
      if (found.size === 0 && skipped.size === 0) return []
      const isGone = (path: string) => (found.size === 0 ? skipped.has(path) : !found.has(path) && !unread.holds(path))
      const vanished: string[] = []
      for (const paths of pathsOf(root)) {
        vanished.push(...paths.filter(isGone))
        await yieldToEventLoop()
      }
      markVanished(vanished)
      return vanished
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

    ofSizes: (sizesBytes) =>
      database
        .all<VideoRow & { readonly metAfter: number }>(
          `SELECT ${columns}, met_after AS metAfter FROM library_videos
            WHERE is_vanished = 0 AND size_bytes IN (SELECT value FROM json_each(?)) ORDER BY path`,
          JSON.stringify(sizesBytes),
        )
        .map((row) => ({ video: videoIn(row), metAfter: row.metAfter })),

    rememberSidecars(path, sidecars) {
      write(() => {
        database.run('UPDATE library_videos SET sidecars = ? WHERE path = ?', JSON.stringify(sidecars), path)
      })
    },

    recordVanished: markVanished,

    count(root) {
      const where = root === undefined ? '' : 'root = ? AND '
      const sql = `SELECT count(*) AS videos FROM library_videos WHERE ${where}is_vanished = 0`
      return database.get<{ videos: number }>(sql, ...(root === undefined ? [] : [root]))?.videos ?? 0
    },

    countBelow(folder) {
      const { from, to } = rangeBelow(folder)
      const sql = 'SELECT count(*) AS videos FROM library_videos WHERE path > ? AND path < ? AND is_vanished = 0'
      return database.get<{ videos: number }>(sql, from, to)?.videos ?? 0
    },

    async forget(folder, isHeld) {
      for (const paths of pathsHeldBy(folder)) {
        write(() => {
          for (const path of paths) if (!isHeld(path)) database.run('DELETE FROM library_videos WHERE path = ?', path)
        })
        await yieldToEventLoop()
      }
    },
  }
}
