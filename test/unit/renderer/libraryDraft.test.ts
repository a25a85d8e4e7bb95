/** The field of the library's search: when what is typed filters. */
import { expect, test } from 'vitest'
import { createViewStore, isHalfTyped } from '../../../renderer/features/library/viewStore.ts'

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

test('a language filters as it is typed, and may have more letters still', () => {
  expect(typed('lang:p')).toEqual(['', 'lang:p'])
  expect(typed('lang:pt')).toEqual(['lang:pt', 'lang:pt'])
  expect(typed('lang:pt-BR')).toEqual(['lang:pt-BR', 'lang:pt-BR'])
  expect(typed('lang:pt-BR ')).toEqual(['lang:pt-BR', ''])
  expect(typed('is:yours lang:en')).toEqual(['is:yours lang:en', 'lang:en'])
  expect(typed('is:yours lang:en tide')).toEqual(['is:yours lang:en tide', 'tide'])
})

test('what is half typed filters nothing, and a folder counts when it is complete', () => {
  expect([isHalfTyped('lang:p'), isHalfTyped('lang:pt'), isHalfTyped('tide'), isHalfTyped('in:Fil')]).toEqual([
    ...[true, false, false, true],
  ])
  expect(typed('in:Films')).toEqual(['', 'in:Films'])
  expect(typed('in:Films ')).toEqual(['in:Films', ''])
})
