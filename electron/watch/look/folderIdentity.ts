/**
 * Which folder stands at a place, where its disk itself says so. A pool, a mount in user space or a network drive shows its top
 * as the same folder with nothing behind it too, and a mount point is the top of one: of these there is no identity.
 */
import { realpath, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { PlaceKind } from './placeKind.ts'

export interface PlaceKinds {
  placeKind(path: string): Promise<PlaceKind>
}

/** Of the folder that a link leads to, where it is one. null also where nothing is, or nothing can be told. */
export async function folderIdentityOf(kinds: PlaceKinds, path: string): Promise<string | null> {
  if ((await kinds.placeKind(path)) === 'network') return null
  try {
    const folder = await realpath(path)
    // Exact: numbers of inodes may be above what a number holds.
    const [own, above] = await Promise.all([folder, dirname(folder)].map((place) => stat(place, { bigint: true })))
    const isMountPoint = own?.dev !== above?.dev || own?.ino === above?.ino
    return own === undefined || isMountPoint ? null : `${own.dev}:${own.ino}`
  } catch {
    return null
  }
}
