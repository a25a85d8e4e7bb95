// @vitest-environment jsdom
/** Of many causes of failures the most frequent are shown, so that the subtitles below them stay in sight; each has what can help. */
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createClient } from '../../../renderer/api/client.ts'
import { createActivityStores } from '../../../renderer/features/activity/activityStores.ts'
import { RunCauses } from '../../../renderer/features/activity/run/RunCauses.tsx'
import { ActivityContext } from '../../../renderer/features/activity/useActivityStore.ts'
import type { RunCause } from '../../../shared/contract/runs/runs.ts'
import { createFakeHost } from '../../support/fakes/fakeHost.ts'
import { drawScreen } from './drawScreen.tsx'
import { fakeDependencies } from './fakeDependencies.ts'
import './withoutLayout.ts'

afterEach(cleanup)

const causeOf = (at: number): RunCause => ({
  id: `c${at}`,
  group: 'failed',
  reason: 'error',
  code: 'file.notWritable',
  count: 10 - at,
  isRefused: false,
  message: '',
  videoId: null,
  names: [`Film ${at}.mkv`],
  folder: '',
})

const many = (count: number) => Array.from({ length: count }, (_, at) => causeOf(at))

async function draw(causes: readonly RunCause[]) {
  const { dependencies } = await fakeDependencies(createClient(createFakeHost()))
  const stores = createActivityStores(dependencies)
  await drawScreen(dependencies, () => (
    <ActivityContext value={stores}>
      <RunCauses causes={causes} runId="r1" />
    </ActivityContext>
  ))
  return stores
}

const shown = () => screen.queryAllByRole('listitem').length

test('three are shown, the others by their number, and all of them on request', async () => {
  await draw(many(7))
  expect(shown()).toBe(3)
  await act(async () => screen.getByRole('button', { name: '4 more causes' }).click())
  expect(shown()).toBe(7)
  expect(screen.queryByRole('button', { name: /more cause/ })).toBe(null)
})

test('one more than these takes no more room than to be told of', async () => {
  await draw(many(4))
  expect(shown()).toBe(4)
})

const refusedCause: RunCause = { ...causeOf(0), reason: 'rejected', code: 'subtitle.unfit', isRefused: true, count: 3 }

test('what was refused is not tried again: offered is another, for as many as have one, with its price', async () => {
  const stores = await draw([refusedCause])
  const costs = (subtitles: number) =>
    new Map([
      [
        'c0',
        { subtitles, searches: 0, mostSearches: 0, downloads: subtitles, downloadsLeft: null, ai: 0, untilMs: null },
      ],
    ])
  expect(screen.queryAllByRole('button', { name: /again|Another/ })).toHaveLength(0)
  await act(async () => stores.run.setState({ retryCosts: costs(0) }))
  expect(screen.queryAllByRole('button', { name: /again|Another/ })).toHaveLength(0)
  await act(async () => stores.run.setState({ retryCosts: costs(2) }))
  screen.getByRole('button', { name: 'Another for 2: up to 2 downloads' })
  const tomorrow = new Map([...costs(2)].map(([id, cost]) => [id, { ...cost, untilMs: Date.UTC(2040, 0, 2) }]))
  await act(async () => stores.run.setState({ retryCosts: tomorrow }))
  screen.getByRole('button', { name: /^Try 2 again when downloads are back \(.+\)$/ })
})
