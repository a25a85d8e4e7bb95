/** Which videos a filter of the library shows. Pure; every number on the screen is one of these. */
import type { LibraryFilter } from '../../../shared/contract/library.ts'
import type { WishStatus } from './coverageProfile.ts'
import type { LibraryEntry } from './libraryEntry.ts'

export interface FilterWords {
  readonly filter: LibraryFilter
  /** Only the wish for this language counts. */
  readonly language: string | null
  readonly folderId: string | null
  /** As `searchKeyOf` makes it. */
  readonly searchKey: string
}

export function isShown(
  entry: LibraryEntry,
  words: FilterWords,
  standings: (entry: LibraryEntry) => readonly WishStatus[],
): boolean {
  if (words.folderId !== null && entry.folderId !== words.folderId) return false
  if (words.searchKey !== '' && !entry.searchKey.includes(words.searchKey)) return false
  return passes(entry, words, standings)
}

function passes(
  entry: LibraryEntry,
  { filter, language }: FilterWords,
  standings: (entry: LibraryEntry) => readonly WishStatus[],
): boolean {
  switch (filter) {
    case 'all':
      return true
    case 'not-understood':
      return entry.title === null
    case 'ignored':
    case 'orphans':
      return false // These are files, not videos: 'library.skipped' lists them.
    case 'covered':
      return isCovered(standings(entry), language)
    case 'missing':
      return standings(entry).some((one) => isAbout(one, language) && one.state !== 'covered')
    default:
      return standings(entry).some((one) => isAbout(one, language) && one.state === filter)
  }
}

/** Every wish is met; with a language, the wishes for it, where there are any. */
function isCovered(standings: readonly WishStatus[], language: string | null): boolean {
  if (language === null) return standings.every(({ state }) => state === 'covered')
  return standings.some((one) => isAbout(one, language) && one.state === 'covered')
}

function isAbout(standing: WishStatus, language: string | null): boolean {
  return language === null || standing.language === language
}
