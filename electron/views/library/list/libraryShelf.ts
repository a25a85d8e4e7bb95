/** Every video of the library in its place: by id, in its folder, under its title. */
import { yieldToEventLoop } from '../../../library/yieldToEventLoop.ts'
import { createFolderTree, type FolderTree } from '../titles/folderTree.ts'
import type { LibraryEntry } from '../entries/libraryEntry.ts'
import { createTitleGroups, type Slot, type TitleGroups } from '../titles/titleGroups.ts'

export interface LibraryShelf {
  readonly slots: ReadonlyMap<string, Slot>
  readonly tree: FolderTree
  readonly groups: TitleGroups
  /** Adds a video, or takes the place of what was known of it, which it answers. */
  put(entry: LibraryEntry): { readonly slot: Slot; readonly before: LibraryEntry | null }
  drop(slot: Slot): void
}

/** The library as it is shown: another one as soon as a whole library was taken. */
export interface Shelves {
  readonly shown: LibraryShelf
}

/** Titles grouped at a time while a whole library is taken. */
const titlesInSlice = 500

export function createLibraryShelf(): LibraryShelf {
  const slots = new Map<string, Slot>()
  const tree = createFolderTree()
  const groups = createTitleGroups()

  function replace(slot: Slot, entry: LibraryEntry): LibraryEntry {
    const before = slot.entry
    const isElsewhere = before.family !== entry.family || before.folderId !== entry.folderId
    if (isElsewhere) {
      groups.remove(slot, before.family)
      tree.remove(slot.folder)
      slot.folder = tree.add(entry)
    }
    slot.entry = entry
    if (isElsewhere) groups.add(slot)
    else groups.touch(entry.family)
    return before
  }

  return {
    slots,
    tree,
    groups,
    put(entry) {
      const known = slots.get(entry.id)
      if (known) return { slot: known, before: replace(known, entry) }
      const slot = { entry, folder: tree.add(entry) }
      slots.set(entry.id, slot)
      groups.add(slot)
      return { slot, before: null }
    },
    drop(slot) {
      slots.delete(slot.entry.id)
      tree.remove(slot.folder)
      groups.remove(slot, slot.entry.family)
    },
  }
}

/** A whole library in its places. In slices. */
export async function shelfOf(all: readonly LibraryEntry[]): Promise<LibraryShelf> {
  const shelf = createLibraryShelf()
  for (const entry of all) {
    shelf.put(entry)
    await yieldToEventLoop()
  }
  while (shelf.groups.hasUnsettled()) {
    shelf.groups.settleSome(titlesInSlice)
    await yieldToEventLoop()
  }
  return shelf
}
