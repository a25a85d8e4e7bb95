import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSavedFilters, withFilter, withoutFilter } from '../../../shared/librarySearch/savedFilters.ts'

const drama = { name: 'Drama in Spanish', search: 'in:Drama lang:es is:missing' }
const fresh = { name: 'New "this" week', search: 'is:missing' }

test('filters are read back as they were saved, in their order; one of the same name is replaced', () => {
  const text = withFilter(withFilter('', drama)!, fresh)!
  expect(readSavedFilters(text)).toEqual([drama, fresh])
  const changed = { ...drama, search: 'in:Drama' }
  expect(readSavedFilters(withFilter(text, changed)!)).toEqual([fresh, changed])
  expect(readSavedFilters(withoutFilter(text, drama.name))).toEqual([fresh])
  expect(withoutFilter(withFilter('', drama)!, drama.name)).toBe('')
  expect(withoutFilter(text, 'Nobody')).toBe(text)
})

test('where there is no room for one more, nothing of the others is lost', () => {
  const long = { name: 'long', search: 'x'.repeat(1_900) }
  const text = withFilter('', long)!
  expect(withFilter(text, { name: 'more', search: 'y'.repeat(200) })).toBeNull()
  expect(readSavedFilters(text)).toEqual([long])
})

test('what other hands wrote holds the filters that it has, and never breaks', () => {
  expect(readSavedFilters('[["a","b"],["",""],[1,2],"c",null,["d"]]')).toEqual([{ name: 'a', search: 'b' }])
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void readSavedFilters(text)))
})
