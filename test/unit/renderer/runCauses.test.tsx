// @vitest-environment jsdom
/** Of many causes of failures the most frequent are shown, so that the subtitles below them stay in sight. */
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
  message: '',
  videoId: null,
  names: [`Film ${at}.mkv`],
  folder: '',
})

async function draw(count: number) {
  const { dependencies } = await fakeDependencies(createClient(createFakeHost()))
  const causes = Array.from({ length: count }, (_, at) => causeOf(at))
  await drawScreen(dependencies, () => (
    <ActivityContext value={createActivityStores(dependencies)}>
      <RunCauses causes={causes} runId="r1" />
    </ActivityContext>
  ))
}

const shown = () => screen.queryAllByRole('listitem').length

test('three are shown, the others by their number, and all of them on request', async () => {
  await draw(7)
  expect(shown()).toBe(3)
  await act(async () => screen.getByRole('button', { name: '4 more causes' }).click())
  expect(shown()).toBe(7)
  expect(screen.queryByRole('button', { name: /more cause/ })).toBe(null)
})

test('one more than these takes no more room than to be told of', async () => {
  await draw(4)
  expect(shown()).toBe(4)
})
