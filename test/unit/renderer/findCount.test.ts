/** The main button of the library says the same number as the chip above the list, also while a scan goes on. */
import { expect, test } from 'vitest'
import { awayCount, findCount } from '../../../renderer/features/library/findCount.ts'
import type { ScopeFacts } from '../../../shared/contract/scope.ts'

const facts = (count: number) => ({ verbs: { find: { count, why: null } } }) as unknown as ScopeFacts

test.each([
  ['', facts(12), 40, 40],
  ['', null, 40, 40],
  ['is:missing', facts(12), 40, 12],
  ['is:missing', null, 40, null],
])('of the search “%s” the button counts %#', (search, known, toFind, expected) => {
  expect(findCount({ search }, { facts: known, toFind })).toBe(expected)
})

test.each([
  ['', 3, 2],
  ['is:missing', 12, 3],
])('what it leaves out is what is missing in folders that are away: of “%s” %#', (search, there, expected) => {
  const known = { ...facts(there), missingVideos: 15, toFind: { videos: 12, subtitles: 12, notFound: 0 } }
  expect(awayCount({ search }, { facts: known, missing: 5, toFind: 3 })).toBe(expected)
  expect(awayCount({ search }, { facts: null, missing: 5, toFind: 3 })).toBe(search === '' ? 2 : 0)
})
