import { expect, test } from 'vitest'
import type { Client } from '../../../renderer/api/client.ts'
import { createLanguagesStore, placeOf } from '../../../renderer/app/rules/languagesStore.ts'
import type { RulesPlaceRecord } from '../../../shared/contract/videos/rules.ts'

const placeAt = (kind: RulesPlaceRecord['kind'], titles: number): RulesPlaceRecord => {
  return { id: kind, kind, name: kind, titles, videos: 20 * titles, own: null, isMixed: false } as RulesPlaceRecord
}

/** Where the rules of a scope with so many titles are said at first. */
async function firstPlace(titles: number, ids: readonly string[] | null): Promise<string | undefined> {
  const places = [placeAt('settings', 50), placeAt('folder', 50), placeAt('titles', titles)]
  const client = { call: async (name: string) => (name === 'rules.of' ? { places } : null) } as unknown as Client
  const store = createLanguagesStore(client, () => undefined)
  await store.getState().open({ search: 'divided', ids: ids && [...ids], language: null })
  return placeOf(store.getState())?.kind
}

test('languages are said of what was chosen by hand and of a single title, else of the folder around what is shown', async () => {
  expect(await firstPlace(3, ['v1', 'v2'])).toBe('titles')
  expect(await firstPlace(1, null)).toBe('titles')
  expect(await firstPlace(3, null)).toBe('folder')
})
