/**
 * Moves bytes from the database to the archives beside it. They are written to the database first, with whatever refers to
 * them, so that no transaction waits for a network and nothing is lost while the archives are away; each batch leaves the
 * database only once it is in the archives. Cut off anywhere, the next run begins with the same batch.
 */
import type { ServiceDatabase } from '../store/database.ts'
import { checkArchives, fetchKept, keyOf, type ArchiveStore } from './archiveStore.ts'

/** In flight at once, and lost at most where a run is cut off. */
const blobsInBatch = 16

interface Inside {
  readonly id: number
  readonly bytes: Uint8Array
}

/** Bytes are numbered upwards and moved in that order: the last that was moved says where to go on. */
const next = `SELECT id, bytes FROM blobs WHERE id > (SELECT coalesce(max(blob_id), 0) FROM moved_blobs)
  ORDER BY id LIMIT ${blobsInBatch}`

const nothing = new Uint8Array(0)

/** How many were moved, 0 where all are. Rejects with ArchiveTrouble. */
export async function moveSomeBlobs(db: ServiceDatabase, archives: ArchiveStore): Promise<number> {
  const batch = db.all<Inside>(next).map(({ id, bytes }) => ({ id, bytes, key: keyOf(bytes) }))
  await Promise.all(batch.map(({ key, bytes }) => archives.put(key, bytes)))
  if (batch.length > 0) await requireSamePlace(db, archives)
  db.transaction(() => {
    for (const { id, key } of batch) {
      // Another process may have been first.
      if (db.run('INSERT INTO moved_blobs VALUES (?, ?) ON CONFLICT DO NOTHING', id, key).changes === 0) continue
      db.run('UPDATE blobs SET bytes = ? WHERE id = ?', nothing, id)
    }
  })
  return batch.length
}

/** A disk that is not mounted leaves an empty folder, which takes everything and shows it to nobody later. */
async function requireSamePlace(db: ServiceDatabase, archives: ArchiveStore): Promise<void> {
  const key = lastMoved(db)
  if (key === null) await checkArchives(archives)
  else await fetchKept(archives, key)
}

/** The bytes that were moved last, by their name; null where all are in the database. */
export function lastMoved(db: ServiceDatabase): string | null {
  const select = 'SELECT archive_key FROM moved_blobs ORDER BY blob_id DESC LIMIT 1'
  return db.get<{ archive_key: string }>(select)?.archive_key ?? null
}
