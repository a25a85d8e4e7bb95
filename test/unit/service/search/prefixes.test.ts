import { expect, test } from 'vitest'
import { addTitle } from '../../../../service/catalogue/addTitle.ts'
import { rebuildPrefixes } from '../../../../service/search/prefixes.ts'
import { createTitleSearch } from '../../../../service/search/titleSearch.ts'
import { emptyCatalogue } from '../../../support/emptyCatalogue.ts'

const unsaid = { originalName: null, year: 2000, firstAirDate: null, filmdbId: null, moviedbId: null, sdId: null }

test('of more names than a range reads, the best known are still found by one letter', () => {
  const db = emptyCatalogue()
  for (let number = 100; number < 300; number += 1) addTitle(db, { ...unsaid, type: 'movie', name: `Moon ${number}` })
  db.run("UPDATE titles SET subtitle_count = 9 WHERE name IN ('Moon 277', 'Moon 298')")
  db.run("UPDATE titles SET subtitle_count = 20 WHERE name = 'Moon 250'")
  rebuildPrefixes(db)
  const search = createTitleSearch(db)
  const expected = ['Moon 250', 'Moon 277', 'Moon 298']
  for (const text of ['m', 'Moo', 'the moon 2'])
    expect(search.complete(text, { limit: 3 }).map((title) => title.name)).toEqual(expected)
  expect(search.complete('moon 27', { limit: 2 }).map((title) => title.name)).toEqual(['Moon 277', 'Moon 270'])
})

test('a type limits the list, and text without letters begins nothing', () => {
  const db = emptyCatalogue()
  addTitle(db, { ...unsaid, type: 'movie', name: 'Moon' })
  addTitle(db, { ...unsaid, type: 'tv', name: 'Moon Base' })
  const search = createTitleSearch(db)
  expect(search.complete('moo', { type: 'tv', limit: 5 }).map((title) => title.name)).toEqual(['Moon Base'])
  expect(search.complete('!!', { limit: 5 })).toEqual([])
  expect(search.searchTitles('!!', { limit: 5 })).toEqual([])
})
