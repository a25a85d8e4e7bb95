/** What something costs is said in the words and numbers of the plan, wherever it stands. */
import { expect, test } from 'vitest'
import { searchCost, verbWithCost } from '../../../renderer/texts/costWords.ts'
import { loadTexts } from '../../../renderer/texts/loadTexts.ts'

const texts = await loadTexts('en')

test('a search that may come to more says so, as the line before a large one does', () => {
  const said = (searches: number, mostSearches: number) =>
    verbWithCost(texts, 'Find', searchCost({ searches, mostSearches }))
  expect(said(2, 7)).toBe('Find: about 2 searches (7 at most)')
  expect(said(1, 1)).toBe('Find: about 1 search')
  expect(said(0, 3)).toBe('Find: up to 3 searches')
  expect(said(0, 0)).toBe('Find: free')
  expect(verbWithCost(texts, 'Find', searchCost(null))).toBe('Find')
})

test('another candidate says the searches beside the download', () => {
  const said = (searches: number, mostSearches: number) =>
    verbWithCost(texts, texts.checkup.verbs.next, { searches, mostSearches, downloads: 1 })
  expect(said(0, 0)).toBe('Next: up to 1 download')
  expect(said(1, 6)).toBe('Next: up to 1 download, about 1 search (6 at most)')
})
