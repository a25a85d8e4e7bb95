/** Which two languages are proposed for one file: those of the wishes, in their order, whatever is most frequent. */
import { expect, test } from 'vitest'
import type { Sidecar } from '../../../../electron/library/mediaFile.ts'
import type { LibraryEntry } from '../../../../electron/views/library/entries/libraryEntry.ts'
import { pairChoices } from '../../../../electron/views/scope/pairChoices.ts'
import { videoAt } from '../../../support/make/subjects.ts'

function filmWith(...languages: readonly string[]): Pick<LibraryEntry, 'profile'> {
  const sidecars = languages.map((language) => ({ path: `/lib/Film.${language}.srt`, language }) as Sidecar)
  return { profile: { video: videoAt('/lib/Film.mkv', { sidecars }) } } as Pick<LibraryEntry, 'profile'>
}

const films = [filmWith('de', 'en', 'fr'), filmWith('de', 'fr'), filmWith('de', 'fr')]

test.each([
  [[], ['en', 'es', 'de'], { first: 'en', second: 'de' }],
  [[], ['fr', 'en'], { first: 'fr', second: 'en' }],
  [[{ first: 'de', second: 'en' }], ['en', 'de'], { first: 'de', second: 'en' }],
  [[], ['es', 'pt'], { first: 'de', second: 'fr' }],
])('of the pairs %o and the wishes %o it is %o', (pairs, languages, suggested) => {
  expect(pairChoices(films, { pairs, languages }).suggested).toEqual(suggested)
})
