/** Bytes of files and archives, each content once: the same subtitle in ten packages takes the room of one. */
import { hash } from 'node:crypto'
import type { ServiceDatabase } from './database.ts'

export interface KeptBlob {
  readonly id: number
  /** Lower-case hex. */
  readonly md5: string
}

/** The md5 only finds candidates; equal bytes decide, for an md5 can be forged. */
export function keepBlob(db: ServiceDatabase, bytes: Uint8Array): KeptBlob {
  const md5 = hash('md5', bytes)
  const candidates = db.all<{ id: number; bytes: Uint8Array }>('SELECT id, bytes FROM blobs WHERE md5 = ?', md5)
  const same = candidates.find((blob) => Buffer.compare(blob.bytes, bytes) === 0)
  const id = same?.id ?? db.run('INSERT INTO blobs (md5, bytes) VALUES (?, ?)', md5, bytes).lastId
  return { id, md5 }
}

export function readBlob(db: ServiceDatabase, id: number): Uint8Array | null {
  return db.get<{ bytes: Uint8Array }>('SELECT bytes FROM blobs WHERE id = ?', id)?.bytes ?? null
}
