// @vitest-environment jsdom
/** What is said once a run is taken back: of files once at the foot, with the way back; of titles nothing about files. */
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createClient } from '../../../renderer/api/client.ts'
import { createActivityStores } from '../../../renderer/features/activity/activityStores.ts'
import { Notices } from '../../../renderer/features/activity/Notices.tsx'
import { ActivityContext } from '../../../renderer/features/activity/useActivityStore.ts'
import { loadTexts } from '../../../renderer/texts/loadTexts.ts'
import type { UndoResult } from '../../../shared/contract/history.ts'
import { createFakeHost } from '../../support/fakes/fakeHost.ts'
import { drawScreen } from './drawScreen.tsx'
import { fakeDependencies } from './fakeDependencies.ts'

afterEach(cleanup)

const run = { id: 'r1', kind: 'find' } as const
const edited = { name: 'Salt Road.en.srt', code: 'file.changed', message: 'You have edited this file.' } as const

/** Without a result every undo finds nothing to move, and every file that comes back has gone. */
async function noticesOf(result: UndoResult | null = null) {
  const host = createFakeHost()
  const asked: string[] = []
  const client = createClient(host)
  const { dependencies } = await fakeDependencies({
    ...client,
    call: (name, input) => {
      asked.push(name)
      const isTurn = name === 'runs.undo' || name === 'runs.bringBack'
      return isTurn && result ? Promise.resolve(result as never) : client.call(name, input)
    },
  })
  const stores = createActivityStores(dependencies)
  const { container } = await drawScreen(dependencies, () => (
    <ActivityContext value={stores}>
      <Notices />
    </ActivityContext>
  ))
  const texts = await loadTexts('en')
  const said = () => dependencies.acts.getState().said?.act.text(texts)
  return { container, asked, said, acts: dependencies.acts, ...stores.run.getState() }
}

test('an undo that finds every file gone already says so, and is nothing to take back', async () => {
  const { container, said, acts, undo, bringBack } = await noticesOf()
  await act(() => undo(run))
  expect(said()).toBe('0 files moved to the trash.')
  await act(() => bringBack(run))
  expect(said()).toBe('0 files are back.')
  expect(acts.getState().undoable).toEqual([])
  expect(container.textContent).toBe('')
})

test('what comes back is said once and stays nowhere; its way back is the undo of the same run', async () => {
  const { container, said, acts, asked, bringBack } = await noticesOf({ removed: 121, kept: [] })
  await act(() => bringBack(run))
  expect(said()).toBe('121 files are back.')
  expect(container.textContent).toBe('')
  await act(() => acts.getState().undo())
  expect(asked.filter((name) => name.startsWith('runs.'))).toEqual(
    expect.arrayContaining(['runs.bringBack', 'runs.undo']),
  )
  expect(acts.getState().undoable).toEqual([])
})

test('files that were left alone stand on the screen until they were read', async () => {
  const { container, said, undo } = await noticesOf({ removed: 2, kept: [edited] })
  await act(() => undo(run))
  expect(said()).toBe('2 files moved to the trash.')
  expect(container.textContent).toMatch(/1 file was left alone:.*Salt Road\.en\.srt/)
  await act(() => screen.getByRole('button', { name: 'Close' }).click())
  expect(container.textContent).toBe('')
})

test('a title that is undone or brought back says nothing of files', async () => {
  const { container, said, undo, bringBack } = await noticesOf()
  await act(() => undo({ id: 'r1', kind: 'title' }))
  await act(() => bringBack({ id: 'r1', kind: 'title' }))
  expect([container.textContent, said()]).toEqual(['', undefined])
})
