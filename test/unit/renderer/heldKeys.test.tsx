// @vitest-environment jsdom
/** Keys that spend or take off answer once while they are held, and what is being replaced is not replaced a second time. */
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createClient } from '../../../renderer/api/client.ts'
import { createActivityStores } from '../../../renderer/features/activity/activityStores.ts'
import { RunRows } from '../../../renderer/features/activity/run/RunRows.tsx'
import { ActivityContext } from '../../../renderer/features/activity/useActivityStore.ts'
import { createUploadStores } from '../../../renderer/features/upload/uploadStores.ts'
import { UploadTable } from '../../../renderer/features/upload/UploadTable.tsx'
import { UploadContext } from '../../../renderer/features/upload/useUploadStore.ts'
import { createFakeHost } from '../../support/fakes/fakeHost.ts'
import { fakeOutcome, fakeRun } from '../../support/fakes/fakeRuns.ts'
import { createFakeUploads, fakeUpload } from '../../support/fakes/fakeUploads.ts'
import { drawScreen } from './drawScreen.tsx'
import { fakeDependencies } from './fakeDependencies.ts'
import './withoutLayout.ts'

afterEach(cleanup)

const written = fakeOutcome({ state: 'written', videoId: 'v1' })

/** A run whose one subtitle is the current row; what replaces it comes when it is told to. */
async function openRun() {
  const ends: (() => void)[] = []
  const host = createFakeHost({
    handlers: {
      'runs.rows': async () => ({ rows: [written], total: 1, revision: 1 }),
      'video.wrongNext': () => new Promise((resolve) => ends.push(() => resolve({ next: null }))),
    },
  })
  const { dependencies } = await fakeDependencies(createClient(host))
  const stores = createActivityStores(dependencies)
  await drawScreen(dependencies, () => (
    <ActivityContext value={stores}>
      <RunRows details={{ row: fakeRun(), videos: 1, languages: ['en'], causes: [] }} />
    </ActivityContext>
  ))
  await act(async () => stores.run.getState().open('r1'))
  const grid = screen.getByRole('grid')
  await expect.poll(() => stores.rows.getState().rowAt(0)).toBeDefined()
  fireEvent.keyDown(grid, { key: 'ArrowDown' })
  const bought = () => host.calls.filter(({ name }) => name === 'video.wrongNext').length
  const endFirst = async () => act(async () => ends.shift()?.())
  return { grid, stores, bought, endFirst }
}

test('X that is held, or pressed again while the next one is being written, spends one download', async () => {
  const { grid, bought, endFirst } = await openRun()
  await act(async () => fireEvent.keyDown(grid, { key: 'x' }))
  await act(async () => fireEvent.keyDown(grid, { key: 'x' }))
  expect(bought()).toBe(1)
  await endFirst()
  await act(async () => fireEvent.keyDown(grid, { key: 'x', repeat: true }))
  expect(bought()).toBe(1)
  await act(async () => fireEvent.keyDown(grid, { key: 'x' }))
  expect(bought()).toBe(2)
})

test('Delete that is held takes one upload off the list', async () => {
  const host = createFakeHost({ handlers: createFakeUploads([1, 2, 3].map((episode) => fakeUpload(episode))) })
  const { dependencies } = await fakeDependencies(createClient(host))
  const stores = createUploadStores(dependencies)
  await drawScreen(dependencies, () => (
    <UploadContext value={stores}>
      <UploadTable />
    </UploadContext>
  ))
  await act(async () => stores.rows.getState().refresh())
  await expect.poll(() => stores.rows.getState().rowAt(0)).toBeDefined()
  const grid = screen.getByRole('grid')
  fireEvent.keyDown(grid, { key: 'ArrowDown' })
  await act(async () => fireEvent.keyDown(grid, { key: 'Delete' }))
  await act(async () => fireEvent.keyDown(grid, { key: 'Delete', repeat: true }))
  expect(host.calls.filter(({ name }) => name === 'upload.remove')).toHaveLength(1)
})
