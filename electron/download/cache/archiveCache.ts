/** Archives that were paid for once, kept by their content: asking again costs nothing. */
import { mkdir, readFile, rename, rm, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { createHash } from 'node:crypto'
import type { Database } from '../../database/database.ts'
import { createSharedWait } from '../../database/sharedWait.ts'
import { archiveLimits } from '../../../node/archive/archiveLimits.ts'
import { AppError, toAppError } from '../../../shared/errors.ts'
import { roomToLeave, systemCodeOf, type Disk } from '../../disk/disk.ts'
import { diskErrorOf } from '../../disk/diskErrors.ts'
import { archivePlace } from './tidyCache.ts'
import type { Ids } from '../../../node/ids.ts'
import type { Clock } from '../../../node/clock.ts'

export interface ArchiveCache {
  /**
   * The bytes as they were downloaded; null when they are not here or no longer what they were.
   * @throws AppError 'home.unusable' when they may be here but cannot be read now: they were paid for.
   */
  get(subtitleId: string): Promise<Uint8Array | null>
  has(subtitleId: string): boolean
  /** It turned out to be damaged. */
  drop(subtitleId: string): Promise<void>
  /**
   * Its bytes are durable when it returns. What it answers enters them, in the commit that settles their unit: no archive is
   * paid without being known, and none is known that was not paid. Where the disk cannot keep the bytes it enters nothing.
   */
  store(subtitleId: string, bytes: Uint8Array): Promise<() => void>
  /** @throws AppError 'disk.full' when the disk has no room for another archive. */
  checkRoom(): Promise<void>
}

export interface ArchiveCacheParts {
  readonly db: Database
  /** The app's own cache folder. */
  readonly folder: string
  /** Address of the service: ids of one service mean nothing at another. */
  readonly service: string
  readonly disk: Pick<Disk, 'writeNew' | 'syncFolderOf' | 'space'>
  readonly clock: Pick<Clock, 'nowMs'>
  readonly ids: Ids
}

interface Row {
  readonly sha256: string
}

export function createArchiveCache(parts: ArchiveCacheParts): ArchiveCache {
  const { db, disk, folder, service, clock } = parts
  /** Archives come several at a time, all into one folder. */
  const syncFolder = createSharedWait(async () => {
    await disk.syncFolderOf(join(folder, 'any')).catch((thrown: unknown) => {
      throw diskErrorOf(thrown, folder)
    })
  })
  const placeOf = (sha256: string) => archivePlace(folder, sha256)
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
          clock.nowMs(),
          service,
          subtitleId,
        ),
      { isDurable: false },
    )

  /** What was paid for is in hand: where the disk cannot keep it now, it is used once. */
  async function isKept(sha256: string, bytes: Uint8Array): Promise<boolean> {
    try {
      await store(parts, placeOf(sha256), bytes)
      await syncFolder()
      return true
    } catch (thrown) {
      if (toAppError(thrown).code === 'internal') throw thrown
      return false
    }
  }

  function enter(subtitleId: string, sha256: string, bytes: Uint8Array): void {
    db.run(
      `INSERT OR REPLACE INTO cached_archive (service, subtitle_id, sha256, size_bytes, fetched_ms, used_ms)
       VALUES (?, ?, ?, ?, ?, ?)`,
      service,
      subtitleId,
      sha256,
      bytes.length,
      clock.nowMs(),
      clock.nowMs(),
    )
  }

  return {
    has: (subtitleId) => rowOf(subtitleId) !== undefined,
    async get(subtitleId) {
      const row = rowOf(subtitleId)
      if (!row) return null
      const bytes = await readIfThere(placeOf(row.sha256))
      if (bytes === null || hashOf(bytes) !== row.sha256) {
        forget(subtitleId)
        return null
      }
      touch(subtitleId)
      return bytes
    },
    async drop(subtitleId) {
      const row = rowOf(subtitleId)
      forget(subtitleId)
      const isShared = row && db.get('SELECT 1 FROM cached_archive WHERE sha256 = ?', row.sha256) !== undefined
      if (row && !isShared) await rm(placeOf(row.sha256), { force: true })
    },
    async store(subtitleId, bytes) {
      const sha256 = hashOf(bytes)
      const isStored = await isKept(sha256, bytes)
      return () => {
        if (isStored) enter(subtitleId, sha256, bytes)
      }
    },
    checkRoom: () => checkRoom(parts),
  }
}

async function readIfThere(place: string): Promise<Uint8Array | null> {
  try {
    return await readFile(place)
  } catch (thrown) {
    if (systemCodeOf(thrown) === 'ENOENT') return null
    const sentence = `Undertitle cannot read ${place}, an archive that it has downloaded. Check the disk of the app folder, then run again.`
    throw new AppError('home.unusable', sentence, thrown)
  }
}

/** The largest archive that is taken has room, and what every disk is left. */
async function checkRoom({ folder, disk }: ArchiveCacheParts): Promise<void> {
  try {
    const { freeBytes, totalBytes } = await inFolder(folder, () => disk.space(folder))
    if (freeBytes >= roomToLeave(totalBytes) + archiveLimits.archiveBytes) return
  } catch (thrown) {
    throw diskErrorOf(thrown, folder)
  }
  throw new AppError(
    'disk.full',
    `The disk of ${folder} is full, so nothing is downloaded. Free some space, then run again.`,
  )
}

async function store({ folder, disk, ids }: ArchiveCacheParts, place: string, bytes: Uint8Array): Promise<void> {
  const temp = join(folder, `${ids.newId()}.part`)
  try {
    await inFolder(folder, () => disk.writeNew(temp, bytes, 'private'))
    await rename(temp, place)
  } catch (thrown) {
    await unlink(temp).catch(() => null)
    throw diskErrorOf(thrown, place)
  }
}

/** The folder is made where it is missing. */
async function inFolder<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (thrown) {
    if (systemCodeOf(thrown) !== 'ENOENT') throw thrown
    await mkdir(folder, { recursive: true, mode: 0o700 })
    return work()
  }
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
