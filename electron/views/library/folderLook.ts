/**
 * Whether the folders of the library are there, between the scans and also where nothing watches them: before anything is spent
 * for their videos, and for as long as one is away, so that it is met again as soon as it is back.
 */
import type { Clock } from '../../../node/clock.ts'
import type { LookAtRoot } from '../../library/scan/lookAtRoot.ts'
import type { StoredFolder } from '../folders/folderStore.ts'
import type { LibraryFolders } from '../folders/libraryFolders.ts'
import type { FolderTrouble, LibraryEvent, LibraryStanding } from './libraryState.ts'
import type { LibraryView } from './list/libraryView.ts'

export interface FolderLookParts {
  readonly folders: Pick<LibraryFolders, 'list'>
  readonly view: Pick<LibraryView, 'videosByFolder'>
  readonly roots: { lookAt: LookAtRoot }
  readonly clock: Pick<Clock, 'later'>
  readonly library: { standing(): LibraryStanding; dispatch(event: LibraryEvent): void }
}

export interface FolderLook {
  /** Looks at all of them. One that does not answer in a moment stays as it was known. */
  lookAtFolders(): Promise<void>
  /** null: it is there. A folder that held videos and is empty is away, as the mount point of its drive is. */
  troubleOf(folder: Pick<StoredFolder, 'id' | 'path'>): Promise<FolderTrouble | null>
  /** How watch mode found the folder of this path; null: it is there. */
  recordFolder(path: string, trouble: FolderTrouble | null): void
  /** Sees to it that what is away is looked for again. */
  followAway(): void
  stopLooking(): void
}

/** As often as watch mode looks for what is away. */
const lookEveryMs = 5_000
/** A network drive may take minutes to say that it is away. */
const longestMs = 2_000

export function createFolderLook({ folders, view, roots, clock, library }: FolderLookParts): FolderLook {
  /** By path, so that one that does not answer holds up one thread of those that look at disks. */
  const looking = new Map<string, Promise<void>>()
  let cancel: (() => void) | null = null
  let isStopped = false

  async function troubleOf({ id, path }: Pick<StoredFolder, 'id' | 'path'>): Promise<FolderTrouble | null> {
    const found = await roots.lookAt(path)
    if (found === 'empty') return (view.videosByFolder().get(id) ?? 0) > 0 ? 'away' : null
    return found === 'held' ? null : found
  }

  function record({ id }: Pick<StoredFolder, 'id'>, trouble: FolderTrouble | null): void {
    // A look that found it as before tells nobody.
    if (isStopped || trouble === (library.standing().troubles.get(id) ?? null)) return
    library.dispatch({ kind: 'folder.seen', folderId: id, trouble })
  }

  function look(folder: StoredFolder): Promise<void> {
    const going = looking.get(folder.path)
    if (going) return going
    const mine = troubleOf(folder)
      .then((trouble) => {
        if (folders.list().some(({ id }) => id === folder.id)) record(folder, trouble)
      })
      .finally(() => looking.delete(folder.path))
    looking.set(folder.path, mine)
    return mine
  }

  async function lookAtFolders(): Promise<void> {
    const late = Promise.withResolvers<undefined>()
    const cancelLate = clock.later(longestMs, () => late.resolve(undefined))
    await Promise.race([Promise.all(folders.list().map(look)), late.promise])
    cancelLate()
  }

  function followAway(): void {
    if (isStopped || cancel !== null || library.standing().troubles.size === 0) return
    cancel = clock.later(lookEveryMs, () => {
      void lookAtFolders().finally(() => {
        cancel = null
        followAway()
      })
    })
  }

  return {
    lookAtFolders,
    troubleOf,
    recordFolder(path, trouble) {
      const folder = folders.list().find((each) => each.path === path)
      if (folder) record(folder, trouble)
    },
    followAway,
    stopLooking() {
      isStopped = true
      cancel?.()
    },
  }
}
