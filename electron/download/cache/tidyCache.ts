/** Keeps the cache folder tidy at the start of an owner: what a killed run left half done goes, and what is too much. */
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../../database/database.ts'

export interface CachePlace {
  readonly db: Database
  /** The app's own cache folder. */
  readonly folder: string
}

/** Half an archive: a name that the app alone makes. */
const leftOver = /^[0-9a-f]{16}\.part$/
const mostBytesKept = 2 * 2 ** 30

export const archivePlace = (folder: string, sha256: string) => join(folder, `${sha256}.archive`)

/** Never rejects: a cache that cannot be tidied now is tidied another time. */
export async function tidyCache(place: CachePlace, mostBytes = mostBytesKept): Promise<void> {
  await sweep(place.folder).catch(() => undefined)
  await trimCache(place, mostBytes).catch(() => undefined)
}

async function sweep(folder: string): Promise<void> {
  for (const name of await readdir(folder)) if (leftOver.test(name)) await rm(join(folder, name), { force: true })
}

interface Kept {
  readonly sha256: string
  readonly size_bytes: number
}

/** An archive may be that of several subtitles; any of them keeps it. */
const lastUsedFirst = `SELECT sha256, max(size_bytes) AS size_bytes FROM cached_archive
  GROUP BY sha256 ORDER BY max(used_ms) DESC`

/** Deletes the archives that were not used for longest. The rows go first: a row without its archive would promise it. */
export async function trimCache({ db, folder }: CachePlace, mostBytes: number): Promise<void> {
  let kept = 0
  for (const { sha256, size_bytes } of db.all<Kept>(lastUsedFirst)) {
    kept += size_bytes
    if (kept <= mostBytes) continue
    db.run('DELETE FROM cached_archive WHERE sha256 = ?', sha256)
    await rm(archivePlace(folder, sha256), { force: true })
  }
}
