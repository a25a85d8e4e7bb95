// @vitest-environment jsdom
/** A run is taken back, and brought back, from its row of the list. */
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createClient } from '../../../renderer/api/client.ts'
import { createActivityStores } from '../../../renderer/features/activity/activityStores.ts'
import { RowVerbs } from '../../../renderer/features/activity/list/RowVerbs.tsx'
import { ActivityContext } from '../../../renderer/features/activity/useActivityStore.ts'
import type { RunRow } from '../../../shared/contract/runs/runs.ts'
import { createFakeHost, type FakeHostOptions } from '../../support/fakes/fakeHost.ts'
import { fakeRun } from '../../support/fakes/fakeRuns.ts'
import { drawScreen } from './drawScreen.tsx'
import { fakeDependencies } from './fakeDependencies.ts'

afterEach(cleanup)

async function verbsOf(row: RunRow, handlers: FakeHostOptions['handlers'] = {}) {
  const asked: [string, unknown][] = []
  const client = createClient(createFakeHost({ handlers }))
  const { dependencies } = await fakeDependencies({
    ...client,
    call: async (name, input) => {
      asked.push([name, input])
      return client.call(name, input)
    },
  })
  const stores = createActivityStores(dependencies)
  await drawScreen(dependencies, () => (
    <ActivityContext value={stores}>
      <RowVerbs row={row} />
    </ActivityContext>
  ))
  asked.length = 0
  return asked
}

const freeRetry = {
  subtitles: 14,
  searches: 0,
  mostSearches: 0,
  downloads: 0,
  downloadsLeft: null,
  ai: 0,
  untilMs: null,
}

test('what a run wrote is taken back from its row', async () => {
  const asked = await verbsOf(fakeRun({ files: { written: 11, undone: 0, toUndo: 11, toBringBack: 0 } }))
  await act(async () => screen.getByRole('button', { name: 'Undo 11' }).click())
  expect(asked[0]).toEqual(['runs.undo', { runId: 'r1' }])
})

test('an undone run is brought back from its row, and an undo is not undone there', async () => {
  const files = { written: 11, undone: 11, toUndo: 0, toBringBack: 11 }
  const asked = await verbsOf(fakeRun({ sign: 'undone', files }))
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBe(null)
  await act(async () => screen.getByRole('button', { name: 'Bring back 11 files as they were last' }).click())
  expect(asked[0]).toEqual(['runs.bringBack', { runId: 'r1' }])
})

test('a run whose service was away says in its row what trying it now would spend', async () => {
  const { verbs } = fakeRun({})
  const cost = { subtitles: 14, searches: 0, mostSearches: 0, downloads: 12, downloadsLeft: null, ai: 0, untilMs: null }
  const row = fakeRun({ sign: 'away', verbs: { ...verbs, toRetry: 14 } })
  const asked = await verbsOf(row, { 'runs.retryCost': async () => cost })
  const button = await screen.findByRole('button', { name: 'Try now: up to 12 downloads' })
  await act(async () => button.click())
  expect(asked).toContainEqual(['runs.retry', { runId: 'r1', causeId: null, told: cost }])
})

test('nothing can be pressed before it is known what it would spend', async () => {
  const { verbs } = fakeRun({})
  const { promise, resolve } = Promise.withResolvers<never>()
  const row = fakeRun({ sign: 'away', verbs: { ...verbs, toRetry: 14 } })
  const asked = await verbsOf(row, { 'runs.retryCost': () => promise })
  const button = screen.getByRole('button', { name: 'Try now' })
  await act(async () => button.click())
  expect(asked.filter(([name]) => name === 'runs.retry')).toEqual([])
  await act(async () => resolve({ ...freeRetry, searches: 2, mostSearches: 2 } as never))
  await screen.findByRole('button', { name: /^Try now: .*2 searches/ })
})

test('a run that cannot be paid today says in its row when it would go on', async () => {
  const { verbs } = fakeRun({})
  const cost = {
    subtitles: 14,
    searches: 0,
    mostSearches: 0,
    downloads: 12,
    downloadsLeft: null,
    ai: 0,
    untilMs: Date.now() + 3_600_000,
  }
  const row = fakeRun({ sign: 'away', verbs: { ...verbs, toRetry: 14 } })
  await verbsOf(row, { 'runs.retryCost': async () => cost })
  await screen.findByRole('button', { name: /^Try 14 again when downloads are back/ })
})

test('where fewer downloads are left than it would spend, its row says how many', async () => {
  const { verbs } = fakeRun({})
  const row = fakeRun({ sign: 'away', verbs: { ...verbs, toRetry: 81 } })
  await verbsOf(row, { 'runs.retryCost': async () => ({ ...freeRetry, downloads: 81, downloadsLeft: 7 }) })
  await screen.findByRole('button', { name: 'Try now: up to 81 downloads, 7 are left today' })
})
