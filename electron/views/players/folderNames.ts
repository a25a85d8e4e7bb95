/** The folders of the library under the names that another program has for them. */
import type { FolderName } from '../../../shared/contract/program/players.ts'
import { AppError } from '../../../shared/errors.ts'
import type { FolderPair } from '../../../shared/players/folderPairs.ts'
import type { LibrarySession } from '../library/librarySession.ts'

type Folders = Pick<LibrarySession, 'folders'>

/** Every folder of the library, with what the other program calls it. */
export function folderNames(library: Folders, pairs: readonly FolderPair[]): FolderName[] {
  return library.folders().map(({ id, path }) => ({
    folderId: id,
    path,
    theirs: pairs.find(({ ours }) => ours === path)?.theirs ?? '',
  }))
}

/** @throws AppError 'input.invalid' */
export function folderPathOf(library: Folders, folderId: string): string {
  const folder = library.folders().find(({ id }) => id === folderId)
  if (!folder) throw new AppError('input.invalid', 'This folder is no longer in the library.')
  return folder.path
}
