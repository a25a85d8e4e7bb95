/** Where the videos of a title lie. Pure. */
import { folderNameOf } from '../../folders/folderPaths.ts'
import type { PosterPlace } from '../../posters/posterNames.ts'
import { several } from './folderTree.ts'
import type { LibraryEntry } from '../entries/libraryEntry.ts'
import type { LibraryShelf } from '../list/libraryShelf.ts'
import type { Title } from './titleGroups.ts'

/** Below one folder of the library; what has no title is alike with the others of its own folder. */
export function alikeIn({ slots }: Pick<LibraryShelf, 'slots'>, entry: LibraryEntry): readonly LibraryEntry[] {
  const folder = folderNameOf(entry.path)
  const isAlike = (other: LibraryEntry) =>
    entry.title === null ? other.title === null && folderNameOf(other.path) === folder : other.family === entry.family
  return [...slots.values()].flatMap(({ entry: other }) =>
    other.folderId === entry.folderId && isAlike(other) ? [other] : [],
  )
}

/** Looked for beside its first video, and in the folders around that as far as they hold this title alone. */
export function posterPlaceOf({ slots, type }: Title): PosterPlace | null {
  const [first] = slots
  if (!first) return null
  const ownFolders: string[] = []
  let path = folderNameOf(first.entry.path)
  for (let each = first.folder; each.parent !== null && each.family !== several; each = each.parent) {
    ownFolders.unshift(path)
    path = folderNameOf(path)
  }
  return { videoPath: first.entry.path, type, ownFolders }
}
