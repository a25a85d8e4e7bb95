/**
 * Bytes of files and archives, each content once: the same subtitle in ten packages takes the room of one. They are written
 * into the database, with whatever refers to them, and may be moved to archives beside it later (moveBlobs.ts).
 */
import { hash } from 'node:crypto'
import { fetchKept, keyOf, type ArchiveStore } from '../archives/archiveStore.ts'
import { ArchiveTrouble } from '../../http/archiveTrouble.ts'
import type { ServiceDatabase } from './database.ts'

/** Lower-case hex. */
export function md5Of(bytes: Uint8Array): string {
  return hash('md5', bytes)
}

interface BlobRow {
  readonly id: number
  readonly bytes: Uint8Array
  /** Null while the bytes are here. */
  readonly archive_key: string | null
}

const select = 'SELECT id, bytes, archive_key FROM blobs LEFT JOIN moved_blobs ON blob_id = id'
const byMd5 = `${select} WHERE md5 = ?`
const byId = `${select} WHERE id = ?`

/** The number of the bytes. The md5 only finds candidates; equal bytes decide, for an md5 can be forged. */
export function keepBlob(db: ServiceDatabase, bytes: Uint8Array, md5 = md5Of(bytes)): number {
  const same = db.all<BlobRow>(byMd5, md5).find((blob) => holds(blob, bytes))
  return same?.id ?? db.run('INSERT INTO blobs (md5, bytes) VALUES (?, ?)', md5, bytes).lastId
}

function holds(blob: BlobRow, bytes: Uint8Array): boolean {
  return blob.archive_key === null ? Buffer.compare(blob.bytes, bytes) === 0 : blob.archive_key === keyOf(bytes)
}

export interface BlobReader {
  /** Null for a number that nobody has. Never asked for inside a transaction, which waits for no network. Rejects with ArchiveTrouble. */
  read(id: number): Promise<Uint8Array | null>
  /** The same of how many they are, without reading them. */
  sizeOf(id: number): Promise<number | null>
}

interface PlaceRow {
  readonly size: number
  readonly archive_key: string | null
}

const placeById =
  'SELECT length(bytes) AS size, archive_key FROM blobs LEFT JOIN moved_blobs ON blob_id = id WHERE id = ?'

/** @param archives null where all bytes are in the database */
export function createBlobReader(db: ServiceDatabase, archives: ArchiveStore | null = null): BlobReader {
  const requireNamed = () => {
    if (archives) return archives
    throw new ArchiveTrouble('These bytes are in archives that were not named (--archives).')
  }
  return {
    async read(id) {
      const row = db.get<BlobRow>(byId, id)
      if (!row) return null
      if (row.archive_key === null) return row.bytes
      return fetchKept(requireNamed(), row.archive_key)
    },
    async sizeOf(id) {
      const row = db.get<PlaceRow>(placeById, id)
      if (!row) return null
      return row.archive_key === null ? row.size : requireNamed().sizeOf(row.archive_key)
    },
  }
}
