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

/** Whether one and the same folder stood there from before a look to after it: a disk may come and go while it is looked at. */
async function stoodThrough({ disk }: EmptiedParts, root: string, before: string | null): Promise<boolean> {
  return before !== null && (await disk.folderIdentity(root)) === before
}

/** All of it was read, and it holds something. @param before the identity when the look began */
export async function noteHeld(parts: EmptiedParts, root: string, before: string | null): Promise<void> {
  if (before === null || parts.notes.get(noteOf(root)) === before) return
  if (await stoodThrough(parts, root, before)) parts.notes.set(noteOf(root), before)
}

/** @param folders as many as were looked into: the folder itself alone, where none is left in it */
export async function isEmptied(
  parts: EmptiedParts,
  root: string,
  { before, folders }: { readonly before: string | null; readonly folders: number },
): Promise<boolean> {
  return folders === 1 && parts.notes.get(noteOf(root)) === before && (await stoodThrough(parts, root, before))
}
