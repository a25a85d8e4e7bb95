/** What the library shows is what its address says: reload, back and a second tab show the same. */
import { expect, test } from 'vitest'
import { librarySort } from '../../../shared/contract/library.ts'
import {
  readLibraryAddress,
  writeLibraryAddress,
  type LibraryPlace,
} from '../../../renderer/features/library/libraryAddress.ts'
import { wholeLibrary } from '../../../renderer/features/library/viewStore.ts'

const whole: LibraryPlace = { view: viewOf({}), skippedKind: null, videoId: null }

function viewOf(change: Partial<LibraryPlace['view']>): LibraryPlace['view'] {
  const { search, view, sort, sortLanguage, isDescending } = { ...wholeLibrary, ...change }
  return { search, view, sort, sortLanguage, isDescending }
}

test.each<LibraryPlace>([
  whole,
  ...(['skipped', 'unreadable', 'orphans'] as const).map((skippedKind) => ({ ...whole, skippedKind })),
  ...librarySort.options.map((sort) => ({ ...whole, view: viewOf({ sort, isDescending: true }) })),
  {
    ...whole,
    view: viewOf({ sort: 'language', sortLanguage: 'pt-BR', view: 'files', search: 'is:missing -"salt road"' }),
  },
  { ...whole, videoId: 'v7' },
])('an address brings back what it was written for: %o', (place) => {
  expect(readLibraryAddress(writeLibraryAddress(place))).toEqual(place)
})

test('a list that there is not is the library itself', () => {
  expect(readLibraryAddress({ list: 'constructor' })).toEqual(whole)
})
