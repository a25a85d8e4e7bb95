/** Tells the videos that a search of the library means, before there is a window that lists them. */
import { parseLibrarySearch } from '../../../shared/librarySearch/parseLibrarySearch.ts'
import type { LibraryVideo } from '../../library/mediaFile.ts'
import type { History } from '../../sidecar/history/history.ts'
import { isWithin } from '../../views/folders/folderPaths.ts'
import { createEntryMaker } from '../../views/library/entries/entryMaker.ts'
import { matcherOf } from '../../views/library/entries/entryMatcher.ts'
import { createChosenTitles, type ChosenTitlesParts } from '../../views/library/titles/chosenTitles.ts'
import { createFolderTree } from '../../views/library/titles/folderTree.ts'

export type ScopeTest = (video: LibraryVideo) => boolean

export interface KnownVideos extends ChosenTitlesParts {
  readonly history: Pick<History, 'ownerOf'>
}

/** What a video is called is read once; null where every video is meant. */
export function scopeTest(search: string, roots: readonly string[], known: KnownVideos): ScopeTest | null {
  const tree = createFolderTree()
  const folders = roots.map((path) => ({ id: path, path, scannedMs: null }))
  tree.setRoots(folders)
  const nothingKnown = { statuses: () => [], hasRules: () => false }
  const isShown = matcherOf(parseLibrarySearch(search), { book: nothingKnown, away: new Set(), tree })
  if (!isShown) return null
  const maker = createEntryMaker(known.history, createChosenTitles(known))
  return (video) => {
    const folder = folders.find(({ path }) => isWithin(video.file.path, path)) ?? folders[0]
    if (!folder) return false
    const entry = maker.entryOf(video, folder)
    return isShown({ entry, folder: tree.add(entry) })
  }
}
