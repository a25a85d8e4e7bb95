import { expect, test } from 'vitest'
import { storeTitle } from '../../../../service/catalogue/addTitle.ts'
import { lookUp } from '../../../../service/catalogue/store/lookups.ts'
import { indexNames } from '../../../../service/search/indexNames.ts'
import { namesByWords } from '../../../../service/search/nameIndex.ts'
import { emptyCatalogue } from '../../../support/services/emptyCatalogue.ts'

const names = ['Story of the Harbor', 'Story of Harbor', 'Harbor in the Story', 'Then Harbor', 'Of the', 'Harbor Off']
const unsaid = { originalName: null, firstAirDate: null, filmdbId: null, moviedbId: null, sdId: null }

function found(words: string, isLastOpen = false): readonly string[] {
  const db = emptyCatalogue()
  db.transaction(() => {
    for (const [at, name] of names.entries()) storeTitle(db, { ...unsaid, name, type: 'movie', year: 2000 + at * 3 })
    indexNames(db)
  })
  const rows = lookUp(db, namesByWords(db.dialect, words.split(' '), { isLastOpen }))
  return rows.map(({ key }) => key)
}

test('small words are looked for as well, as whole words only', () => {
  expect(found('story of the harbor')).toEqual(['story of the harbor'])
  expect(found('story of harbor')).toEqual(['story of the harbor', 'story of harbor'])
  expect(found('harbor of')).toEqual(['story of the harbor', 'story of harbor'])
})

test('they are enough where nothing else was typed', () => {
  expect(found('of the')).toEqual(['story of the harbor', 'of the'])
})

test('one that is still being typed may go on', () => {
  expect(found('harbor the', true)).toEqual(['story of the harbor', 'harbor in the story', 'then harbor'])
})
