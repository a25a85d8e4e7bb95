// @vitest-environment jsdom
/** What Activity says once a run is taken back: of files always, of titles nothing about files. */
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createClient } from '../../../renderer/api/client.ts'
import { createActivityStores } from '../../../renderer/features/activity/activityStores.ts'
import { Notices } from '../../../renderer/features/activity/Notices.tsx'
import { ActivityContext } from '../../../renderer/features/activity/useActivityStore.ts'
import { createFakeHost } from '../../support/fakes/fakeHost.ts'
import { drawScreen } from './drawScreen.tsx'
import { fakeDependencies } from './fakeDependencies.ts'

afterEach(cleanup)

/** Every undo finds nothing to move, and every file that comes back has gone. */
async function noticesOf() {
  const { dependencies } = await fakeDependencies(createClient(createFakeHost()))
  const stores = createActivityStores(dependencies)
  const { container } = await drawScreen(dependencies, () => (
    <ActivityContext value={stores}>
      <Notices />
    </ActivityContext>
  ))
  const { undo, bringBack } = stores.run.getState()
  return { container, undo, bringBack }
}

test('an undo that finds every file gone already says so', async () => {
  const { undo, bringBack } = await noticesOf()
  await act(() => undo({ id: 'r1', kind: 'find' }))
  expect(screen.getByText('0 files moved to the trash.')).toBeTruthy()
  await act(() => bringBack({ id: 'r1', kind: 'find' }))
  expect(screen.getByText('0 files are back.')).toBeTruthy()
})

test('a title that is undone or brought back says nothing of files', async () => {
  const { container, undo, bringBack } = await noticesOf()
  await act(() => undo({ id: 'r1', kind: 'title' }))
  expect(container.textContent).toBe('')
  await act(() => bringBack({ id: 'r1', kind: 'title' }))
  expect(container.textContent).toBe('')
})
