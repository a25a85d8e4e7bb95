/** What the library shows, as fields of the window's address, and back. Pure. */
import type { LibrarySort } from '../../../shared/contract/library.ts'
import type { AddressPart } from '../../../shared/screenAddress.ts'
import { wholeLibrary, type LibraryView, type ViewFacts } from './viewStore.ts'

export interface LibraryPlace {
  readonly view: Pick<LibraryView, 'search' | 'view' | 'sort' | 'sortLanguage' | 'isDescending'>
  readonly skippedKind: ViewFacts['skippedKind']
  readonly videoId: string | null
}

const sorts: readonly LibrarySort[] = ['title', 'changed', 'folder', 'name', 'language', 'step']
const lists: readonly NonNullable<ViewFacts['skippedKind']>[] = ['skipped', 'unreadable', 'orphans']

/** What is as at first is not said. */
export function writeLibraryAddress({ view, skippedKind, videoId }: LibraryPlace): AddressPart {
  const { search, sort, sortLanguage, isDescending } = view
  return {
    ...(search !== '' && { q: search }),
    ...(view.view !== wholeLibrary.view && { view: view.view }),
    ...(sort !== wholeLibrary.sort && { sort }),
    ...(sortLanguage !== null && { by: sortLanguage }),
    ...(isDescending && { down: '1' }),
    ...(skippedKind !== null && { list: skippedKind }),
    ...(videoId !== null && { video: videoId }),
  }
}

export function readLibraryAddress({ q, view, sort, by, down, list, video }: AddressPart): LibraryPlace {
  const known = sortOf(sort)
  return {
    view: {
      search: q ?? '',
      view: view === 'files' ? 'files' : 'titles',
      sort: known,
      sortLanguage: known === 'language' ? (by ?? null) : null,
      isDescending: down === '1',
    },
    skippedKind: lists.find((known) => known === list) ?? null,
    videoId: video ?? null,
  }
}

function sortOf(word: string | undefined): LibrarySort {
  return sorts.find((known) => known === word) ?? wholeLibrary.sort
}
