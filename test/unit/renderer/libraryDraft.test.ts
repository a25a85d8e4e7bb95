/** The field of the library's search: when what is typed filters. */
import { expect, test } from 'vitest'
import { createViewStore } from '../../../renderer/features/library/viewStore.ts'

function typed(text: string) {
  const store = createViewStore()
  for (let end = 1; end <= text.length; end += 1) store.getState().setDraft(text.slice(0, end))
  const { view, draft } = store.getState()
  return [view.search, draft]
}

test('a filter counts with its last letter, as a word does, and not before', () => {
  expect(typed('is:revie')).toEqual(['', 'is:revie'])
  expect(typed('is:review')).toEqual(['is:review', ''])
  // A space behind it, as one who ends it by hand types it, is none of the words.
  expect(typed('is:review ')).toEqual(['is:review', ''])
  expect(typed('is:review tide')).toEqual(['is:review tide', 'tide'])
  expect(typed('-is:covered')).toEqual(['-is:covered', ''])
  expect(typed('tide is:missing')).toEqual(['is:missing tide', 'tide'])
})

test('a language or a folder may have more letters still: they count when they are complete', () => {
  expect(typed('lang:pt')).toEqual(['', 'lang:pt'])
  expect(typed('lang:pt-BR ')).toEqual(['lang:pt-BR', ''])
})
