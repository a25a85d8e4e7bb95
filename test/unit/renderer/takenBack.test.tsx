// @vitest-environment jsdom
/** What is said once a run is taken back: of files once at the foot, with the way back; of titles nothing about files. */
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createClient } from '../../../renderer/api/client.ts'
import { createActivityStores } from '../../../renderer/features/activity/activityStores.ts'
import { Notices } from '../../../renderer/features/activity/Notices.tsx'
import { ActivityContext } from '../../../renderer/features/activity/useActivityStore.ts'
import { loadTexts } from '../../../renderer/texts/loadTexts.ts'
import type { CommandName, OutputOf } from '../../../shared/contract/index.ts'
import type { RunOutcome } from '../../../shared/contract/runs/runs.ts'
import { AppError } from '../../../shared/errors.ts'
import { createFakeHost } from '../../support/fakes/fakeHost.ts'
import { drawScreen } from './drawScreen.tsx'
import { fakeDependencies } from './fakeDependencies.ts'
import './withoutLayout.ts'

afterEach(cleanup)

const run = { id: 'r1', kind: 'find' } as const
const edited = { name: 'Salt Road.en.srt', code: 'file.changed', message: 'You have edited this file.' } as const

const row = { id: 'w1', videoId: 'v1', language: 'en', sidecarName: 'Salt Road.en.srt' } as RunOutcome

const never = new Promise<never>(() => undefined)

type Answers = { readonly [N in CommandName]?: OutputOf<N> | Promise<never> | AppError }

/** Without an answer every undo finds nothing to move, every file that comes back has gone, and no other subtitle is there. */
async function noticesOf(answers: Answers = {}) {
  const client = createClient(createFakeHost())
  const asked: [string, unknown][] = []
  const { dependencies } = await fakeDependencies({
    ...client,
    call: async (name, input) => {
      asked.push([name, input])
      const answer: unknown = await answers[name]
      if (answer instanceof AppError) throw answer
      return answer === undefined ? client.call(name, input) : (answer as never)
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

test('an undo that finds every file gone already says so, and is nothing to undo', async () => {
  const { container, said, acts, undo, bringBack } = await noticesOf()
  await act(() => undo(run))
  expect(said()).toBe('0 files moved to the trash.')
  await act(() => bringBack(run))
  expect(said()).toBe('0 files are back.')
  expect(acts.getState().undoable).toEqual([])
  expect(container.textContent).toBe('')
})

test('files that a person had deleted by hand offer no way back', async () => {
  const { acts, said, undo } = await noticesOf({
    'runs.undo': { removed: 0, restored: 0, gone: 10, kept: [], rowIds: [] },
  })
  await act(() => undo(run))
  expect(said()).toBe('10 files had been deleted already.')
  expect(acts.getState().undoable).toEqual([])
})

test('files in the trash and those deleted by hand before are counted apart', async () => {
  const { said, undo } = await noticesOf({
    'runs.undo': { removed: 7, restored: 0, gone: 3, kept: [], rowIds: [4, 7] },
  })
  await act(() => undo(run))
  expect(said()).toBe('7 files moved to the trash. 3 files had been deleted already.')
})

test('files whose earlier version stands again are told apart from those that are gone', async () => {
  const taken = { removed: 109, restored: 107, gone: 0, kept: [], rowIds: [4, 7] }
  const { said, undo } = await noticesOf({ 'runs.undo': taken })
  await act(() => undo(run))
  expect(said()).toBe('107 files have their earlier versions again. 2 files moved to the trash.')
})

test('the way back of an undo brings back these files alone', async () => {
  const { acts, asked, undo } = await noticesOf({
    'runs.undo': { removed: 2, restored: 0, gone: 0, kept: [], rowIds: [4, 7] },
  })
  await act(() => undo(run))
  asked.length = 0
  await act(() => acts.getState().undo())
  expect(asked).toEqual([
    ['acts.last', { except: [] }],
    ['trash.restoreRows', { rowIds: [4, 7] }],
  ])
  expect(acts.getState()).toMatchObject({ undoable: [], said: { kind: 'undone' } })
})

test('where some files come back and others do not, it says why, and stays on offer', async () => {
  const { acts, undo } = await noticesOf({
    'runs.undo': { removed: 2, restored: 0, gone: 0, kept: [], rowIds: [4, 7] },
    'trash.restoreRows': { restored: 1, kept: [edited] },
  })
  await act(() => undo(run))
  await act(() => acts.getState().undo())
  expect(acts.getState().said).toMatchObject({ kind: 'failed', problem: { code: 'file.changed' } })
  expect(acts.getState().undoable).toHaveLength(1)
})

test('what comes back is said once and stays nowhere; the undo of the whole run is no way back of it', async () => {
  const { container, said, acts, asked, bringBack } = await noticesOf({ 'runs.bringBack': { removed: 1, kept: [] } })
  await act(() => bringBack(run))
  expect(said()).toBe('1 file is back.')
  expect(container.textContent).toBe('')
  await act(() => acts.getState().undo())
  expect(asked.map(([name]) => name)).not.toContain('runs.undo')
})

test('a subtitle without another one to take its place is named until that was read', async () => {
  const { container, said, undo, takeNext } = await noticesOf({
    'runs.undo': { removed: 2, restored: 0, gone: 0, kept: [edited], rowIds: [4, 7] },
  })
  await act(() => undo(run))
  const before = said()
  await act(() => takeNext(row))
  expect(said()).toBe(before)
  expect(container.textContent).toMatch(/^Salt Road\.en\.srt stays as it is: the service has no other subtitle/)
  act(() => {
    screen.getByRole('button', { name: 'Close' }).click()
  })
  expect(container.textContent).toBe('')
})

test.each<[string, OutputOf<'runs.undo'> | AppError]>([
  ['left alone', { removed: 2, restored: 0, gone: 0, kept: [edited], rowIds: [4] }],
  ['refused', new AppError('app.unreachable', 'The app does not answer.')],
])('what was %s of a run is not told of another one that is open by then', async (_, answer) => {
  const { container, open, undo } = await noticesOf({ 'runs.undo': answer, 'runs.run': never })
  await act(async () => {
    open('r1')
    const undone = undo(run)
    open('r2')
    await undone
  })
  expect(container.textContent).toBe('')
  await act(() => undo({ ...run, id: 'r2' }))
  expect(container.textContent).not.toBe('')
})

test('files that were left alone stand on the screen until they were read', async () => {
  const { container, said, undo } = await noticesOf({
    'runs.undo': { removed: 2, restored: 0, gone: 0, kept: [edited], rowIds: [4, 7] },
  })
  await act(() => undo(run))
  expect(said()).toBe('2 files moved to the trash.')
  expect(container.textContent).toMatch(/1 file was left alone:.*Salt Road\.en\.srt/)
  act(() => {
    screen.getByRole('button', { name: 'Close' }).click()
  })
  expect(container.textContent).toBe('')
})

test('where every file was left alone nothing is said to be done', async () => {
  const { container, said, undo, bringBack } = await noticesOf({
    'runs.undo': { removed: 0, restored: 0, gone: 0, kept: [edited], rowIds: [] },
    'runs.bringBack': { removed: 0, kept: [edited] },
  })
  for (const turn of [undo, bringBack]) {
    await act(() => turn(run))
    expect(said()).toBe(undefined)
    expect(container.textContent).toMatch(/1 file was left alone:.*Salt Road\.en\.srt/)
  }
})

test('a title that is undone or brought back says nothing of files', async () => {
  const { container, said, undo, bringBack } = await noticesOf()
  await act(() => undo({ id: 'r1', kind: 'title' }))
  await act(() => bringBack({ id: 'r1', kind: 'title' }))
  expect([container.textContent, said()]).toEqual(['', undefined])
})
