// @vitest-environment jsdom
/** The head of the results counts what was read: where the service has more pages, it says so. */
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createClient } from '../../../renderer/api/client.ts'
import { createSearchStores } from '../../../renderer/features/search/searchStores.ts'
import { TitleBar } from '../../../renderer/features/search/title/TitleBar.tsx'
import { SearchContext } from '../../../renderer/features/search/useSearchStore.ts'
import { createFakeHost } from '../../support/fakes/fakeHost.ts'
import { drawScreen } from './drawScreen.tsx'
import { fakeDependencies } from './fakeDependencies.ts'

afterEach(cleanup)

test.each([
  [1, 3, '0 of 0 subtitles shown · 1 of 3 pages read · 0 languages'],
  [3, 3, '0 of 0 subtitles shown · 0 languages'],
])('%i of %i pages', async (page, pages, said) => {
  const { dependencies } = await fakeDependencies(createClient(createFakeHost()))
  const stores = createSearchStores(dependencies)
  stores.results.setState({ rows: [], page, pages })
  await drawScreen(dependencies, () => (
    <SearchContext value={stores}>
      <TitleBar />
    </SearchContext>
  ))
  expect(screen.getByRole('status').textContent).toBe(said)
})
