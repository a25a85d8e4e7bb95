/** Files that a scan would skip as a sample, an extra, a trailer or too small, and that the user says are videos. In the app's database. */
import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import type { Database } from '../database/database.ts'
import type { MediaFile } from './mediaFile.ts'

/** Known again by name and size where its folder has another name now. */
export interface TakenVideo {
  readonly path: string
  readonly sizeBytes: number
}

export interface TakenVideos {
  list(): readonly TakenVideo[]
  take(video: TakenVideo): void
  /** The scan decides again. */
  leave(path: string): void
  /** A scan found these: answers the paths of those that were taken, which are known at their new places from now on. */
  met(files: readonly Pick<MediaFile, 'path' | 'sizeBytes'>[]): readonly string[]
}

export function createTakenVideos(db: Database): TakenVideos {
  const list = () => db.all<TakenVideo>('SELECT path, size_bytes AS sizeBytes FROM taken_video ORDER BY path')

  function take({ path, sizeBytes }: TakenVideo): void {
    db.run('INSERT OR REPLACE INTO taken_video VALUES (?, ?)', path, sizeBytes)
  }

  return {
    list,
    take,
    leave(path) {
      db.run('DELETE FROM taken_video WHERE path = ?', path)
    },
    met(files) {
      const all = list()
      if (all.length === 0) return []
      const takenAs = createFindTaken(all)
      return files.flatMap((file) => {
        const known = takenAs(file)
        if (known === null) return []
        if (known.path !== file.path)
          db.transaction(() => {
            db.run('DELETE FROM taken_video WHERE path = ?', known.path)
            take(file)
          })
        return [file.path]
      })
    },
  }
}

/** As what a file was taken; null where it was not. */
export type FindTaken = (file: TakenVideo) => TakenVideo | null

/** One whose place is empty may lie elsewhere. */
export function createFindTaken(all: readonly TakenVideo[]): FindTaken {
  if (all.length === 0) return () => null
  const byPath = new Map(all.map((video) => [video.path, video]))
  const moved = new Map(all.filter(({ path }) => !existsSync(path)).map((video) => [keyOf(video), video]))
  return (file) => byPath.get(file.path) ?? moved.get(keyOf(file)) ?? null
}

function keyOf({ path, sizeBytes }: TakenVideo): string {
  return `${sizeBytes} ${basename(path)}`
}
