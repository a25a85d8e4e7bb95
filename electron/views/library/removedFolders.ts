/**
 * Folders that a person takes out of the library. What is known of their videos is kept for as long as the app runs: such a
 * folder comes back with all it had, also while its drive is away.
 */
import type { LibraryIndex } from '../../library/libraryIndex.ts'
import type { RemovedFolder } from '../folders/folderStore.ts'
import type { LibraryFolders } from '../folders/libraryFolders.ts'
import type { LibraryMemory } from './entries/libraryMemory.ts'
import type { LibraryEvent } from './libraryState.ts'

export interface RemovedFoldersParts {
  readonly index: Pick<LibraryIndex, 'forget'>
  readonly folders: Pick<LibraryFolders, 'remove' | 'putBack' | 'list'>
  readonly memory: Pick<LibraryMemory, 'load'>
  readonly standing: LibraryEvents
}

/** What happened to the library is told to it. */
export interface LibraryEvents {
  dispatch(event: LibraryEvent): void
}

export interface RemovedFolders {
  /** @throws AppError 'folder.missing' */
  removeFolder(folderId: string): Promise<RemovedFolder>
  /** In its place, or where another folder holds it by now, nothing. Settles when its videos are shown. */
  putFolderBack(removed: RemovedFolder): Promise<void>
  /** What nobody can take back any more. */
  forgetRemoved(): void
}

export function createRemovedFolders({ index, folders, memory, standing }: RemovedFoldersParts): RemovedFolders {
  const removedPaths = new Set<string>()
  return {
    async removeFolder(folderId) {
      const removed = folders.remove(folderId)
      removedPaths.add(removed.folder.path)
      standing.dispatch({ kind: 'folder.removed', folderId })
      await memory.load()
      return removed
    },
    putFolderBack(removed) {
      folders.putBack(removed)
      removedPaths.delete(removed.folder.path)
      // Its videos are put where the view knows a folder for them; the scan tells whether its drive is there.
      standing.dispatch({ kind: 'folder.seen', folderId: removed.folder.id, trouble: null })
      return memory.load()
    },
    forgetRemoved() {
      const kept = new Set(folders.list().map(({ path }) => path))
      for (const path of removedPaths) if (!kept.has(path)) index.forget(path)
      removedPaths.clear()
    },
  }
}
