/** Two languages in one file: no language is asked for above and below at once. */
import { expect, test } from 'vitest'
import { createClient } from '../../../renderer/api/client.ts'
import { createActsStore } from '../../../renderer/app/acts/actsStore.ts'
import { createPairStores } from '../../../renderer/app/asking/pairStores.ts'
import { createFakeHost } from '../../support/fakes/fakeHost.ts'

test('the language above that is chosen below changes places with it, and the other way round', async () => {
  const languages = ['en', 'es', 'fr'].map((language) => ({ language, videos: 2 }))
  const host = createFakeHost({
    handlers: { 'pairs.of': async () => ({ languages, suggested: { first: 'en', second: 'es' } }) },
  })
  const client = createClient(host)
  const { pairOrders } = createPairStores(client, createActsStore())
  const { open, choose } = pairOrders.getState()
  const chosen = () => [pairOrders.getState().first, pairOrders.getState().second]
  await open({ search: '', ids: ['v0'], language: null })
  await choose({ first: 'es' })
  expect(chosen()).toEqual(['es', 'en'])
  await choose({ second: 'fr' })
  expect(chosen()).toEqual(['es', 'fr'])
  await choose({ second: 'es' })
  expect(chosen()).toEqual(['fr', 'es'])
})
