/** Whether a video lies in a folder of the library that is away: nothing can be read or written there now. Pure. */
import type { LibraryEntry } from './libraryEntry.ts'

/**
 * The one place where that is asked of a video; of what is not in the library, null, nobody says so.
 * @param away ids of the folders that are away, as they are now
 */
export function isAway(entry: Pick<LibraryEntry, 'folderId'> | null, away: ReadonlySet<string>): boolean {
  return entry !== null && away.has(entry.folderId)
}
