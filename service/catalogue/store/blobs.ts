/** Bytes of files and archives, each content once: the same subtitle in ten packages takes the room of one. */
import { hash } from 'node:crypto'
import type { ServiceDatabase } from './database.ts'

/** Lower-case hex. */
export function md5Of(bytes: Uint8Array): string {
  return hash('md5', bytes)
}

/** The number of the bytes. The md5 only finds candidates; equal bytes decide, for an md5 can be forged. */
export function keepBlob(db: ServiceDatabase, bytes: Uint8Array, md5 = md5Of(bytes)): number {
  const candidates = db.all<{ id: number; bytes: Uint8Array }>('SELECT id, bytes FROM blobs WHERE md5 = ?', md5)
  const same = candidates.find((blob) => Buffer.compare(blob.bytes, bytes) === 0)
  return same?.id ?? db.run('INSERT INTO blobs (md5, bytes) VALUES (?, ?)', md5, bytes).lastId
}

export function readBlob(db: ServiceDatabase, id: number): Uint8Array | null {
  return db.get<{ bytes: Uint8Array }>('SELECT bytes FROM blobs WHERE id = ?', id)?.bytes ?? null
}
