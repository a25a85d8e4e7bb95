// @vitest-environment jsdom
/** Where nothing was found: that only the samples are connected, and the title in the library where it is there. */
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createClient } from '../../../renderer/api/client.ts'
import type { NavigationTarget } from '../../../renderer/app/address/navigationTarget.ts'
import { createActivityScreen } from '../../../renderer/features/activity/createActivityScreen.tsx'
import { SearchScreen } from '../../../renderer/features/search/SearchScreen.tsx'
import { createSearchStores } from '../../../renderer/features/search/searchStores.ts'
import { meantTitle } from '../../../renderer/features/search/title/meantTitle.ts'
import { SearchContext } from '../../../renderer/features/search/useSearchStore.ts'
import { noCounts } from '../../../shared/runs/runSign.ts'
import { samplesAlone } from '../../support/fakes/fakeAnswers.ts'
import { createFakeHost, type FakeHostOptions } from '../../support/fakes/fakeHost.ts'
import { fakeRun } from '../../support/fakes/fakeRuns.ts'
import { drawScreen } from './drawScreen.tsx'
import { fakeDependencies } from './fakeDependencies.ts'
import './withoutLayout.ts'

afterEach(cleanup)

const samplesOnly = { 'collection.state': async () => ({ ...samplesAlone, isSamplesOnly: true }) }
const found = { id: 't1', name: 'Salt Road', type: 'movie', year: 2019, filmdbId: null } as const

async function searched(text: string, handlers: FakeHostOptions['handlers']) {
  const host = createFakeHost({ handlers: { ...samplesOnly, ...handlers } })
  const shown: NavigationTarget[] = []
  const { dependencies } = await fakeDependencies(createClient(host))
  const navigating = { ...dependencies, navigate: (target: NavigationTarget) => void shown.push(target) }
  const stores = createSearchStores(navigating)
  await drawScreen(navigating, () => (
    <SearchContext value={stores}>
      <SearchScreen />
    </SearchContext>
  ))
  await act(() => stores.results.getState().ask(text))
  return { host, shown }
}

test.each([
  ['no title', []],
  ['a title without subtitles', [found]],
])('%s: that only the samples are connected, and the way to the title in the library', async (_, titles) => {
  const { host, shown } = await searched('Salt Road', {
    'search.ask': async () => ({ titles, subtitles: [], pages: 1, season: null, episode: null, keptMs: null }),
    'search.suggest': async () => [{ name: 'Salt Road', type: 'movie', year: 2019, videos: 2 }],
  })
  expect(await screen.findByText('Only the samples are connected:')).toBeTruthy()
  fireEvent.click(await screen.findByRole('button', { name: 'Show in the library' }))
  expect(shown).toEqual([{ screen: 'library', search: '"Salt Road"' }])
  expect(host.calls.filter(({ name }) => name === 'search.ask')).toHaveLength(1)
})

test('what the library does not have is not offered there', async () => {
  await searched('Salt Road', {
    'search.suggest': async () => [{ name: 'Salt Road', type: 'movie', year: 2019, videos: 0 }],
  })
  await screen.findByText('Only the samples are connected:')
  expect(screen.queryByRole('button', { name: 'Show in the library' })).toBeNull()
})

test('an open run that left something missing says that only the samples are connected', async () => {
  const row = fakeRun({ kind: 'find', sign: 'some', counts: { ...noCounts, all: 2, missing: 2 } })
  const host = createFakeHost({
    handlers: { ...samplesOnly, 'runs.run': async () => ({ row, videos: 2, languages: ['es'], causes: [] }) },
  })
  const { dependencies } = await fakeDependencies(createClient(host))
  await drawScreen(dependencies, createActivityScreen(dependencies))
  act(() => dependencies.navigate({ screen: 'activity', runId: row.id }))
  expect(await screen.findByText('Only the samples are connected:')).toBeTruthy()
})

test.each([
  ['Copper Rain s02e03', 'Copper Rain'],
  ['Copper Rain S02 E03', 'Copper Rain'],
  ['Copper Rain 2x03', 'Copper Rain'],
  ['Copper Rain s02', 'Copper Rain'],
  ['Copper Rain', 'Copper Rain'],
])('%s means %s', (text, title) => {
  expect(meantTitle(text)).toBe(title)
})
