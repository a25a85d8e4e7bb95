/**
 * Tells a folder that was emptied on purpose from one whose drive is away: it is the very folder, by device and inode, that held
 * videos when it was last looked at as a whole, and no folder is left in it at whose place a drive could be missing. Where a
 * folder has no identity, nothing is told apart: it is taken to be away.
 */
import type { WatchNotes } from '../watchNotes.ts'
import type { WatchedDisk } from './watchedDisk.ts'

export interface EmptiedParts {
  readonly disk: Pick<WatchedDisk, 'folderIdentity'>
  readonly notes: WatchNotes
}

const noteOf = (root: string) => `identity:${root}`

/** All of it was read, and it holds something. */
export async function noteHeld({ disk, notes }: EmptiedParts, root: string): Promise<void> {
  const identity = await disk.folderIdentity(root)
  if (identity !== null && notes.get(noteOf(root)) !== identity) notes.set(noteOf(root), identity)
}

/** @param folders as many as were looked into: the folder itself alone, where none is left in it */
export async function isEmptied({ disk, notes }: EmptiedParts, root: string, folders: number): Promise<boolean> {
  const held = notes.get(noteOf(root))
  return folders === 1 && held !== null && (await disk.folderIdentity(root)) === held
}
