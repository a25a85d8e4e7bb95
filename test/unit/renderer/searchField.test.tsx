// @vitest-environment jsdom
/** Enter in the field of the search: it asks, and where the answer is there already it leads to it. */
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createClient } from '../../../renderer/api/client.ts'
import { SearchScreen } from '../../../renderer/features/search/SearchScreen.tsx'
import { createSearchStores } from '../../../renderer/features/search/searchStores.ts'
import { SearchContext } from '../../../renderer/features/search/useSearchStore.ts'
import type { SearchAnswer } from '../../../shared/contract/search.ts'
import { createFakeHost } from '../../support/fakes/fakeHost.ts'
import { drawScreen } from './drawScreen.tsx'
import { fakeDependencies } from './fakeDependencies.ts'
import './withoutLayout.ts'

afterEach(cleanup)

const answer: SearchAnswer = {
  titles: [],
  subtitles: [
    {
      ...{ id: 's1', release: 'Tide.Tables.S03E02-FLEET', releases: [], language: 'en', season: 3, episodeFrom: 2 },
      ...{ episodeEnd: 2, isFullSeason: false, isHearingImpaired: false, isMachineMade: false, isCached: false },
      ...{ fps: null, author: null, comment: null, files: null },
    },
  ],
  pages: 1,
  season: 3,
  episode: 2,
  keptMs: null,
}

test('Enter on words that are answered already leads to their results and pays nothing; other words are asked', async () => {
  const host = createFakeHost({
    handlers: {
      'search.ask': async () => answer,
      'search.judge': async () => [],
      'search.suggest': async () => [],
    },
  })
  const { dependencies } = await fakeDependencies(createClient(host))
  const stores = createSearchStores(dependencies)
  await drawScreen(dependencies, () => (
    <SearchContext value={stores}>
      <SearchScreen />
    </SearchContext>
  ))
  const asked = () => host.calls.filter(({ name }) => name === 'search.ask').length
  const field = screen.getByRole('combobox', { name: /title/i })
  const enter = (text: string) => {
    fireEvent.change(field, { target: { value: text } })
    fireEvent.keyDown(field, { key: 'Enter' })
  }
  enter('tide tables s03e02')
  const grid = await screen.findByRole('grid')
  expect(asked()).toBe(1)
  enter('tide tables s03e02 ')
  expect([asked(), document.activeElement]).toEqual([1, grid])
  // Down leads to the results too, and Escape back: first from what is chosen, then to the field.
  fireEvent.keyDown(grid, { key: 'ArrowDown' })
  expect(stores.results.getState().chosenId).toBe('s1')
  fireEvent.keyDown(grid, { key: 'Escape' })
  expect([stores.results.getState().chosenId, document.activeElement]).toEqual([null, grid])
  fireEvent.keyDown(grid, { key: 'Escape' })
  expect(document.activeElement).toBe(field)
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  expect(document.activeElement).toBe(grid)
  enter('tide tables s03e03')
  await waitFor(() => expect(asked()).toBe(2))
})
