/**
 * Where bytes lie that have left the database: under their SHA-256, so that whoever writes them again writes the same. What a
 * driver brings back is checked against that name, whatever the driver is.
 */
import { createHash } from 'node:crypto'
import { ArchiveTrouble } from '../../http/archiveTrouble.ts'

export interface ArchiveStore {
  /** Once it settles the bytes outlive a power cut. Writing the same again changes nothing. Rejects with ArchiveTrouble. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Null where there is nothing of this name. Rejects with ArchiveTrouble. */
  get(key: string): Promise<Uint8Array | null>
  /** The same of how many they are, without reading them. */
  sizeOf(key: string): Promise<number | null>
}

/** Lower-case hex. */
export function keyOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Spread over 256 folders, as some disks are slow with very many names in one. */
export function pathOf(key: string): string {
  return `${key.slice(0, 2)}/${key}`
}

/** @throws ArchiveTrouble where it is away, or not what it was */
export async function fetchKept(store: ArchiveStore, key: string): Promise<Uint8Array> {
  const bytes = await store.get(key)
  const isLasting = true
  if (bytes === null)
    throw new ArchiveTrouble(`The archives lack ${key}, which the database says they have.`, { isLasting })
  if (keyOf(bytes) !== key) throw new ArchiveTrouble(`${key} in the archives is damaged.`, { isLasting })
  return bytes
}

const probe = new TextEncoder().encode('Undertitle writes here.\n')

/** Writes a few bytes of its own. @throws ArchiveTrouble */
export async function proveArchives(store: ArchiveStore): Promise<void> {
  await store.put(keyOf(probe), probe)
  await fetchKept(store, keyOf(probe))
}

/** Reads them again. @throws ArchiveTrouble */
export async function checkArchives(store: ArchiveStore): Promise<void> {
  await fetchKept(store, keyOf(probe))
}
