// @vitest-environment jsdom
/** The chips of the results: whatever narrows them can be let go, and the only season there is narrows nothing. */
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createClient } from '../../../renderer/api/client.ts'
import { everyResult, type ResultFilter } from '../../../renderer/features/search/results/resultFilter.ts'
import { ResultFilters } from '../../../renderer/features/search/results/ResultFilters.tsx'
import { createSearchStores } from '../../../renderer/features/search/searchStores.ts'
import { SearchContext } from '../../../renderer/features/search/useSearchStore.ts'
import type { SubtitleRow } from '../../../shared/contract/search.ts'
import { createFakeHost } from '../../support/fakes/fakeHost.ts'
import { drawScreen } from './drawScreen.tsx'
import { fakeDependencies } from './fakeDependencies.ts'

afterEach(cleanup)

const row = (season: number, episode: number): SubtitleRow => ({
  ...{ id: `${season}x${episode}`, release: 'Tide.Tables', releases: [], language: 'en', season, episodeFrom: episode },
  ...{ episodeEnd: episode, isFullSeason: false, isHearingImpaired: false, isMachineMade: false, isCached: false },
  ...{ fps: null, author: null, comment: null, files: null },
})

async function drawFilters(rows: readonly SubtitleRow[], filter: Partial<ResultFilter>, read = { page: 1, pages: 1 }) {
  const { dependencies } = await fakeDependencies(createClient(createFakeHost()))
  const stores = createSearchStores(dependencies)
  const { results } = stores
  results.setState({ rows, ...read, filter: { ...everyResult, ...filter } })
  await drawScreen(dependencies, () => (
    <SearchContext value={stores}>
      <ResultFilters />
    </SearchContext>
  ))
  return () => results.getState().filter
}

const chooseEpisode = (value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: /episode/i }), { target: { value } })

test('a season of a restored address that no result has can be let go', async () => {
  const filter = await drawFilters([row(1, 1), row(1, 2)], { season: 2 })
  const chip = screen.getByRole('button', { name: /Season 2/ })
  expect(chip.getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(chip)
  expect(filter()).toEqual(everyResult)
})

test('so can an episode that no result has', async () => {
  const filter = await drawFilters([row(1, 1)], { season: 1, episode: 7 })
  chooseEpisode('')
  expect(filter()).toEqual(everyResult)
})

test('any episode of the only season is any result', async () => {
  const filter = await drawFilters([row(1, 1), row(1, 2)], {})
  expect(screen.queryByRole('button', { name: /Season/ })).toBeNull()
  chooseEpisode('2')
  expect(filter()).toMatchObject({ season: 1, episode: 2 })
  chooseEpisode('')
  expect(filter()).toEqual(everyResult)
})

test('of several seasons the chosen one stays when its episode is let go', async () => {
  const filter = await drawFilters([row(1, 1), row(2, 1), row(2, 2)], { season: 2, episode: 2 })
  chooseEpisode('')
  expect(filter()).toMatchObject({ season: 2, episode: null })
})

test('where more pages may be read, a chip counts at least so many', async () => {
  const filter = await drawFilters([row(1, 1), row(2, 2)], {})
  const counts = () => screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(counts()).toEqual(['2Any language', '2English', '1Season 1', '1Season 2'])
  expect(filter()).toEqual(everyResult)
  cleanup()
  await drawFilters([row(1, 1), row(2, 2)], {}, { page: 1, pages: 3 })
  expect(counts()).toEqual(['2+Any language', '2+English', '1+Season 1', '1+Season 2'])
})
