import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addTitle } from '../../../../service/catalogue/addTitle.ts'
import { rebuildPrefixes } from '../../../../service/search/prefixes.ts'
import { createTitleSearch } from '../../../../service/search/titleSearch.ts'
import { titleKey } from '../../../../shared/release/title/titleKey.ts'
import { emptyCatalogue } from '../../../support/services/emptyCatalogue.ts'

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

test('a list that was worked out before follows what has become known since', () => {
  const db = emptyCatalogue()
  for (let number = 100; number < 160; number += 1) addTitle(db, { ...unsaid, type: 'movie', name: `Moon ${number}` })
  rebuildPrefixes(db)
  db.run("UPDATE titles SET subtitle_count = 9 WHERE name = 'Moon 157'")
  rebuildPrefixes(db)
  expect(createTitleSearch(db).complete('m', { limit: 1 })).toMatchObject([{ name: 'Moon 157' }])
})

test('whatever is typed, the best known of all names that begin so come, in the order of how well they are known', () => {
  const db = emptyCatalogue()
  const parts = ['am', 'amb', 'ba', 'b', 'ça', 'dr']
  const names = parts.flatMap((one) => parts.flatMap((two) => parts.map((three) => `${one}${two} ${three}`)))
  db.transaction(() => names.forEach((name) => addTitle(db, { ...unsaid, type: 'movie', name })))
  db.run('UPDATE titles SET subtitle_count = (id * 7919) % 1009')
  rebuildPrefixes(db)
  const known = db.all<{ name: string; known: number }>('SELECT name, subtitle_count AS known FROM titles')
  const search = createTitleSearch(db)
  const beginning = fc.tuple(fc.constantFrom(...names), fc.integer({ min: 1, max: 6 }))
  fc.assert(
    fc.property(beginning, ([name, length]) => {
      const text = titleKey(name).slice(0, length)
      if (titleKey(text) !== text) return
      const expected = known.filter((title) => titleKey(title.name).startsWith(text)).sort((a, b) => b.known - a.known)
      const found = search.complete(text, { limit: 10 }).map((title) => title.name)
      const counts = found.map((one) => known.find((title) => title.name === one)!.known)
      expect(counts).toEqual(expected.slice(0, 10).map((title) => title.known))
    }),
  )
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
