/** The list under the field of the search: what it offers is of the text that stands there. */
import { expect, test } from 'vitest'
import { createClient } from '../../../renderer/api/client.ts'
import { createFieldStore } from '../../../renderer/features/search/title/fieldStore.ts'
import type { Suggestion } from '../../../shared/contract/search.ts'
import { createFakeHost } from '../../support/fakes/fakeHost.ts'

const harbour = { name: 'Harbour Lights' } as Suggestion

async function listOf(text: string) {
  const host = createFakeHost({ handlers: { 'search.suggest': async () => [harbour] } })
  const field = createFieldStore({ client: createClient(host), onAsk: () => undefined })
  field.getState().type(text)
  await expect.poll(() => field.getState().isListOpen).toBe(true)
  return field
}

test('a list that was closed opens again with the arrows', async () => {
  const field = await listOf('har')
  field.getState().closeList()
  expect(field.getState().isListOpen).toBe(false)
  field.getState().moveLit('ArrowDown')
  expect(field.getState()).toMatchObject({ isListOpen: true, suggestions: [harbour], lit: 0 })
})

test('one that is of an earlier text does not', async () => {
  const field = await listOf('har')
  field.getState().type('harb')
  field.getState().closeList()
  field.getState().moveLit('ArrowDown')
  expect(field.getState()).toMatchObject({ isListOpen: false, suggestions: [] })
})
