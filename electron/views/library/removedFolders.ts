/**
 * Folders that a person takes out of the library. What is known of their videos is kept for as long as the app runs: such a
 * folder comes back with all it had, also while its drive is away. Meanwhile nothing of it is shown or offered.
 */
import type { LibraryIndex } from '../../library/libraryIndex.ts'
import type { FolderStore, RemovedFolder } from '../folders/folderStore.ts'
import type { LibraryFolders } from '../folders/libraryFolders.ts'
import type { LibraryMemory } from './entries/libraryMemory.ts'
import type { LibraryEvent } from './libraryState.ts'

export interface RemovedFoldersParts {
  readonly index: Pick<LibraryIndex, 'forget'>
  readonly folders: Pick<LibraryFolders, 'remove' | 'putBack' | 'holding'>
  readonly store: Pick<FolderStore, 'takenOut' | 'dropTakenOut'>
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
  /** What nobody can take back any more, as the app closes. */
  forgetRemoved(): Promise<void>
  /** What the app that ran before could not forget, as it was killed. */
  forgetRemovedBefore(): Promise<void>
}

export function createRemovedFolders(parts: RemovedFoldersParts): RemovedFolders {
  const { index, folders, store, memory, standing } = parts
  /** They may still come back. */
  const removedNow = new Set<string>()

  async function forgetAll(paths: readonly string[]): Promise<void> {
    for (const path of paths) {
      await index.forget(path, (held) => folders.holding(held) !== null)
      store.dropTakenOut(path)
    }
  }

  return {
    async removeFolder(folderId) {
      const removed = folders.remove(folderId)
      removedNow.add(removed.folder.path)
      standing.dispatch({ kind: 'folder.removed', folderId })
      await memory.load()
      return removed
    },
    putFolderBack(removed) {
      folders.putBack(removed)
      // Its videos are put where the view knows a folder for them; the scan tells whether its drive is there.
      standing.dispatch({ kind: 'folder.seen', folderId: removed.folder.id, trouble: null })
      return memory.load()
    },
    forgetRemoved: () => forgetAll(store.takenOut()),
    forgetRemovedBefore: () => forgetAll(store.takenOut().filter((path) => !removedNow.has(path))),
  }
}
