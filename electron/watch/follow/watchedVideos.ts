/** The videos that watch mode knows, in the app's database. Decides nothing; deletes nothing that is merely away (promise F8). */
import { createHash } from 'node:crypto'
import { sep } from 'node:path'
import type { Database } from '../../database/database.ts'
import type { MediaFile } from '../../library/mediaFile.ts'
import type { KnownVideo } from './sameVideo.ts'

export interface WatchedVideo extends KnownVideo {
  readonly root: string
  /** Digest of what stood beside it. */
  readonly sidecars: string
  readonly needsCheck: boolean
  readonly isGone: boolean
}

export interface WatchedVideos {
  get(path: string): WatchedVideo | null
  /** Those of them that are known, by path. */
  among(paths: readonly string[]): ReadonlyMap<string, WatchedVideo>
  /** Durable together: a killed run goes on with exactly these. */
  put(videos: readonly WatchedVideo[]): void
  /** Something was written beside it: the next look counts as new, even if that is gone again by then. */
  recordWritten(path: string): void
  /** They are known at another place now. */
  drop(paths: readonly string[]): void
  markGone(paths: readonly string[]): void
  /** Their wishes were looked at. */
  checked(paths: readonly string[]): void
  /** Of these roots; videos whose wishes must be looked at. */
  toCheck(roots: readonly string[]): readonly string[]
  hasToCheck(roots: readonly string[]): boolean
  count(root: string): number
  /** Of a root, or below a folder of it; those that are not gone. */
  pathsIn(root: string, below: string | null): readonly string[]
  /** Others of the same size, gone or not. */
  alike(video: Pick<KnownVideo, 'path' | 'sizeBytes'>): readonly WatchedVideo[]
  /** Other wishes hold now: every video that is there is looked at again. */
  checkAllAgain(): void
  /** The user removed the folder. */
  forget(root: string): void
}

interface Row {
  path: string
  root: string
  size_bytes: number
  modified_ms: number
  sidecars: string
  partial_hash: string | null
  needs_look: number
  is_gone: number
}

/** Above every other character: the end of a range of paths. */
const last = '\u{10ffff}'

/** Asked at every turn: by the few that must be looked at, not by the many of a root. */
const toLookFirst = 'watch_videos INDEXED BY watch_videos_to_look'

export function createWatchedVideos(db: Database): WatchedVideos {
  const placeholders = (list: readonly string[]) => list.map(() => '?').join(', ')
  return {
    get(path) {
      const row = db.get<Row>('SELECT * FROM watch_videos WHERE path = ?', path)
      return row ? videoOf(row) : null
    },
    among: (paths) =>
      new Map(
        db
          .all<Row>('SELECT * FROM watch_videos WHERE path IN (SELECT value FROM json_each(?))', JSON.stringify(paths))
          .map((row) => [row.path, videoOf(row)]),
      ),
    put(videos) {
      if (videos.length === 0) return
      db.transaction(() => {
        for (const { path, root, sizeBytes, modifiedMs, sidecars, partialHash, needsCheck, isGone } of videos)
          db.run(
            'INSERT OR REPLACE INTO watch_videos VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
            path,
            root,
            sizeBytes,
            modifiedMs,
            sidecars,
            partialHash,
            Number(needsCheck),
            Number(isGone),
          )
      })
    },
    recordWritten(path) {
      db.run("UPDATE watch_videos SET sidecars = 'written' WHERE path = ?", path)
    },
    drop(paths) {
      for (const path of paths) db.run('DELETE FROM watch_videos WHERE path = ?', path)
    },
    markGone(paths) {
      if (paths.length === 0) return
      db.transaction(() => {
        for (const path of paths) db.run('UPDATE watch_videos SET is_gone = 1 WHERE path = ?', path)
      })
    },
    checked(paths) {
      if (paths.length === 0) return
      db.transaction(() => {
        for (const path of paths) db.run('UPDATE watch_videos SET needs_look = 0 WHERE path = ?', path)
      })
    },
    toCheck: (roots) =>
      db
        .all<{ path: string }>(
          `SELECT path FROM ${toLookFirst} WHERE needs_look = 1 AND is_gone = 0 AND root IN (${placeholders(roots)})`,
          ...roots,
        )
        .map(({ path }) => path),
    hasToCheck: (roots) =>
      db.get(
        `SELECT 1 FROM ${toLookFirst} WHERE needs_look = 1 AND is_gone = 0 AND root IN (${placeholders(roots)}) LIMIT 1`,
        ...roots,
      ) !== undefined,
    count: (root) =>
      db.get<{ total: number }>('SELECT count(*) AS total FROM watch_videos WHERE root = ? AND is_gone = 0', root)
        ?.total ?? 0,
    pathsIn(root, below) {
      const paths =
        below === null
          ? db.all<{ path: string }>('SELECT path FROM watch_videos WHERE root = ? AND is_gone = 0', root)
          : db.all<{ path: string }>(
              'SELECT path FROM watch_videos WHERE root = ? AND is_gone = 0 AND path > ? AND path < ?',
              root,
              `${below}${sep}`,
              `${below}${sep}${last}`,
            )
      return paths.map(({ path }) => path)
    },
    alike: ({ path, sizeBytes }) =>
      db
        .all<Row>(
          'SELECT * FROM watch_videos WHERE size_bytes = ? AND path <> ? ORDER BY is_gone DESC LIMIT 500',
          sizeBytes,
          path,
        )
        .map(videoOf),
    checkAllAgain() {
      db.run('UPDATE watch_videos SET needs_look = 1')
    },
    forget(root) {
      db.run('DELETE FROM watch_videos WHERE root = ?', root)
    },
  }
}

/** Equal when the same files stand beside the video, and what may hold nothing yet is as it was. */
export function sidecarsDigest({ sidecars }: Pick<MediaFile, 'sidecars'>): string {
  if (sidecars.length === 0) return ''
  const names = sidecars.map(({ path, stamp }) => (stamp ? `${path}\t${Object.values(stamp).join()}` : path)).sort()
  return createHash('sha256').update(names.join('\n')).digest('base64').slice(0, 16)
}

function videoOf(row: Row): WatchedVideo {
  return {
    path: row.path,
    root: row.root,
    sizeBytes: row.size_bytes,
    modifiedMs: row.modified_ms,
    sidecars: row.sidecars,
    partialHash: row.partial_hash,
    needsCheck: row.needs_look === 1,
    isGone: row.is_gone === 1,
  }
}
