/** The folders of the library: added, merged, removed. Decides nothing about videos. */
import { AppError } from '../../../shared/errors.ts'
import { folderOfPath, mergeFolder } from './folderPaths.ts'
import type { FolderStore, RemovedFolder, StoredFolder } from './folderStore.ts'

export interface LibraryFolders {
  list(): readonly StoredFolder[]
  /** @throws AppError 'folder.missing' */
  get(folderId: string): StoredFolder
  has: (folderId: string) => boolean
  holding(path: string): StoredFolder | null
  /** The new folder, or the one that holds it already; those inside the new one become part of it. */
  add(path: string): { readonly folder: StoredFolder; readonly swallowed: readonly StoredFolder[] }
  /** @throws AppError 'folder.missing' */
  remove(folderId: string): RemovedFolder
  /** Nothing where another folder holds it by now; those inside it become part of it. */
  putBack(removed: RemovedFolder): void
  lastScanMs(): number | null
  refresh(): void
}

export function createLibraryFolders(store: FolderStore): LibraryFolders {
  let folders = store.list()
  const refresh = () => {
    folders = store.list()
  }

  function get(folderId: string): StoredFolder {
    const folder = folders.find(({ id }) => id === folderId)
    if (!folder) throw new AppError('folder.missing', 'This folder is no longer in the library.')
    return folder
  }

  return {
    list: () => folders,
    get,
    refresh,
    has: (folderId) => folders.some(({ id }) => id === folderId),
    holding: (path) => folderOfPath(folders, path),
    add(path) {
      const { holder, swallowed } = mergeFolder(folders, path)
      for (const { id } of swallowed) store.remove(id)
      const folder = holder ?? store.add(path)
      refresh()
      return { folder, swallowed }
    },
    remove(folderId) {
      const removed = store.takeOut(get(folderId).id)
      refresh()
      return removed
    },
    putBack(removed) {
      const { holder, swallowed } = mergeFolder(folders, removed.folder.path)
      if (holder) return
      for (const { id } of swallowed) store.remove(id)
      store.putBack(removed)
      refresh()
    },
    lastScanMs() {
      const scans = folders.flatMap(({ scannedMs }) => scannedMs ?? [])
      return scans.length === 0 ? null : Math.max(...scans)
    },
  }
}
