/** The folders of the library as the screens show them, and the view told where a name or a drive has changed. */
import type { Folder } from '../../../shared/contract/library.ts'
import type { FolderStore, StoredFolder } from '../folders/folderStore.ts'
import type { LibraryFolders } from '../folders/libraryFolders.ts'
import { awayFolders, folderState, type LibraryStanding } from './libraryState.ts'
import type { LibraryView } from './list/libraryView.ts'

export interface ShownFolders {
  one(folder: StoredFolder, standing: LibraryStanding): Folder
  list(standing: LibraryStanding): Folder[]
  /** Names of folders, and which of them are away: told to the view where they changed. */
  tellView(standing: LibraryStanding): void
}

export function createShownFolders(
  folders: Pick<LibraryFolders, 'list'>,
  store: Pick<FolderStore, 'countOverruled'>,
  view: Pick<LibraryView, 'videosByFolder' | 'folderToken' | 'setFolders'>,
): ShownFolders {
  let told = ''

  function one({ id, path }: StoredFolder, standing: LibraryStanding): Folder {
    const videos = view.videosByFolder().get(id) ?? 0
    const state = folderState(standing, id)
    const onlySkipped = videos === 0 && state === 'there' ? store.countOverruled(id) : 0
    return { id, path, token: view.folderToken(id), videos, onlySkipped, state }
  }

  return {
    one,
    list: (standing) => folders.list().map((folder) => one(folder, standing)),
    tellView(standing) {
      const list = folders.list()
      const away = awayFolders(standing)
      const now = JSON.stringify([list.map(({ id, path }) => [id, path]), [...away]])
      if (now === told) return
      told = now
      view.setFolders(list, away)
    },
  }
}
