import { expect, test } from 'vitest'
import { isWords } from '../../../shared/librarySearch/librarySearch.ts'
import { unknownFilter } from '../../../shared/librarySearch/unknownFilter.ts'

test.each([
  ['is:revew', 'is:revew', ['is:review']],
  ['IS:Reveiw lang:de', 'IS:Reveiw', ['is:review']],
  ['is:mising', 'is:mising', ['is:missing']],
  ['is:notfound', 'is:notfound', ['is:not-found']],
  ['is:xyzzy', 'is:xyzzy', []],
])('there is no filter in "%s"', (search, text, tokens) => {
  const unknown = unknownFilter(search)
  expect([unknown?.text, unknown?.near.map(({ token }) => token).slice(0, 1)]).toEqual([text, tokens])
})

test('the nearest takes the place of what was typed, once', () => {
  const searchOf = (search: string) => unknownFilter(search)?.near[0]?.search
  expect(searchOf('tide lang:de is:revew')).toBe('tide lang:de is:review')
  expect(searchOf('is:review "is:revew"')).toBe('is:review')
  expect(searchOf('-is:revew')).toBe('-is:review')
})

test('filters that there are, and words, are none of it', () => {
  for (const search of ['', 'tide', 'is:', 'this:that', ...isWords.map((word) => `is:${word}`)])
    expect(unknownFilter(search)).toBeNull()
})

test('no word of a filter begins another, so that the last letter completes it', () => {
  for (const word of isWords) expect(isWords.filter((other) => other !== word && other.startsWith(word))).toEqual([])
})
