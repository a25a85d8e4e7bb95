// @vitest-environment jsdom
/** Watch mode says which folder it could not read. */
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createClient } from '../../../renderer/api/client.ts'
import { createWatchScreen } from '../../../renderer/features/watch/createWatchScreen.tsx'
import { createFakeHost } from '../../support/fakes/fakeHost.ts'
import { createFakeWatch } from '../../support/fakes/fakeWatch.ts'
import { drawScreen } from './drawScreen.tsx'
import { fakeDependencies } from './fakeDependencies.ts'
import './withoutLayout.ts'

afterEach(cleanup)

test('all but one folder was looked at', async () => {
  const nowMs = Date.now()
  const fake = createFakeWatch(nowMs)
  const state = await fake['watch.state']!({})
  const [folder] = state.folders
  const unread = { lastCompleteMs: null, lastCheckMs: nowMs - 60_000, unread: { name: 'Locked', more: 1 } }
  const { dependencies } = await fakeDependencies(
    createClient(
      createFakeHost({
        handlers: {
          ...fake,
          'watch.state': async () => ({ ...state, lastCompleteMs: null, folders: [{ ...folder!, ...unread }] }),
        },
      }),
    ),
  )
  const Watch = createWatchScreen(dependencies)
  await drawScreen(dependencies, () => <Watch />)
  await screen.findByText(/checked \dm ago, but for Locked and 1 more/)
  expect(screen.getByText(/Locked and 1 more cannot be read\. All else was checked \dm ago\./)).toBeTruthy()
})
