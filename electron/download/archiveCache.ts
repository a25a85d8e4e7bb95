/** Archives that were paid for once, kept by their content: asking again costs nothing. */
import { mkdir, readFile, rename, rm, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { createHash } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { createSharedWait } from '../database/sharedWait.ts'
import type { Disk } from '../sidecar/disk.ts'

export interface ArchiveCache {
  /** The bytes as they were downloaded; null when they are not here or no longer what they were. */
  get(subtitleId: string): Promise<Uint8Array | null>
  has(subtitleId: string): boolean
  /** Durable when it returns; `settle` is committed together with the entry, so that a unit is never paid without its archive. */
  keep(subtitleId: string, bytes: Uint8Array, settle: () => void): Promise<void>
  /** Deletes the least recently used archives until the cache is small enough. */
  trim(): Promise<void>
}

export interface ArchiveCacheParts {
  readonly db: Database
  /** The app's own cache folder. */
  readonly folder: string
  /** Address of the service: ids of one service mean nothing at another. */
  readonly service: string
  readonly disk: Pick<Disk, 'writeNew' | 'syncFolderOf'>
  readonly nowMs: () => number
  readonly newId: () => string
  readonly mostBytes?: number
}

interface Row {
  readonly sha256: string
}

export function createArchiveCache(parts: ArchiveCacheParts): ArchiveCache {
  const { db, disk, folder, service, nowMs, mostBytes = 2 * 2 ** 30 } = parts
  /** Archives come several at a time, all into one folder. */
  const syncFolder = createSharedWait(() => disk.syncFolderOf(join(folder, 'any')))
  const placeOf = (sha256: string) => join(folder, `${sha256}.archive`)
  const rowOf = (subtitleId: string) =>
    db.get<Row>('SELECT sha256 FROM cached_archive WHERE service = ? AND subtitle_id = ?', service, subtitleId)
  const forget = (subtitleId: string) =>
    db.run('DELETE FROM cached_archive WHERE service = ? AND subtitle_id = ?', service, subtitleId)
  /** Only the order of trimming hangs on it, so it waits for no disk. */
  const touch = (subtitleId: string) =>
    db.transaction(
      () =>
        db.run(
          'UPDATE cached_archive SET used_ms = ? WHERE service = ? AND subtitle_id = ?',
          nowMs(),
          service,
          subtitleId,
        ),
      { isDurable: false },
    )

  return {
    has: (subtitleId) => rowOf(subtitleId) !== undefined,
    async get(subtitleId) {
      const row = rowOf(subtitleId)
      if (!row) return null
      const bytes = await readFile(placeOf(row.sha256)).catch(() => null)
      if (bytes === null || hashOf(bytes) !== row.sha256) {
        forget(subtitleId)
        return null
      }
      touch(subtitleId)
      return bytes
    },
    async keep(subtitleId, bytes, settle) {
      const sha256 = hashOf(bytes)
      await store(parts, placeOf(sha256), bytes)
      await syncFolder()
      const keepAndSettle = () => {
        db.run(
          `INSERT OR REPLACE INTO cached_archive (service, subtitle_id, sha256, size_bytes, fetched_ms, used_ms)
           VALUES (?, ?, ?, ?, ?, ?)`,
          service,
          subtitleId,
          sha256,
          bytes.length,
          nowMs(),
          nowMs(),
        )
        settle()
      }
      db.transaction(keepAndSettle, { isDurable: false })
      await db.synced()
    },
    async trim() {
      const rows = db.all<Row & { size_bytes: number }>(
        'SELECT sha256, size_bytes FROM cached_archive ORDER BY used_ms DESC',
      )
      let kept = 0
      for (const { sha256, size_bytes } of rows) {
        kept += size_bytes
        if (kept <= mostBytes) continue
        db.run('DELETE FROM cached_archive WHERE sha256 = ?', sha256)
        await rm(placeOf(sha256), { force: true })
      }
    },
  }
}

async function store({ folder, disk, newId }: ArchiveCacheParts, place: string, bytes: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const temp = join(folder, `${newId()}.part`)
  try {
    await disk.writeNew(temp, bytes, 'private')
    await rename(temp, place)
  } catch (thrown) {
    await unlink(temp).catch(() => null)
    throw thrown
  }
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
