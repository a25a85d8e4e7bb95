/** Answers that come late: what was asked for before is never shown as what is asked for now. */
import { expect, onTestFinished, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { Client } from '../../../renderer/api/client.ts'
import type { LiveRecordStore } from '../../../renderer/api/liveRecord.ts'
import { createTitleChoiceStore } from '../../../renderer/api/titleChoiceStore.ts'
import { createActsStore } from '../../../renderer/app/acts/actsStore.ts'
import { createPlaceBrowserStore } from '../../../renderer/app/places/placeBrowserStore.ts'
import { createStripStore } from '../../../renderer/app/desk/strip/stripStore.ts'
import { createIgnoredStore } from '../../../renderer/app/rules/ignoredStore.ts'
import { createIgnoreStore } from '../../../renderer/app/rules/ignoreStore.ts'
import { createLanguagesStore } from '../../../renderer/app/rules/languagesStore.ts'
import { createOpenedStore } from '../../../renderer/features/history/openedStore.ts'
import { createUndoStore } from '../../../renderer/features/history/undoStore.ts'
import { createTimingStores } from '../../../renderer/features/library/timing/timingStore.ts'
import { createVideoStore } from '../../../renderer/features/library/videoStore.ts'
import { createAccountStore } from '../../../renderer/features/settings/service/accountStore.ts'
import type { HistoryRow } from '../../../shared/contract/library.ts'
import type { Scope } from '../../../shared/contract/scope.ts'
import type { SettingsState } from '../../../shared/contract/settings.ts'
import { AppError } from '../../../shared/errors.ts'
import { settled, slowHost } from './slowHost.ts'

const everything: Scope = { search: '', ids: null, language: null }
const one: Scope = { search: '', ids: ['t1'], language: null }
const rulesFor = (videos: number) => ({ videos, rules: { languages: 'en' }, places: [] })

test('"Ignore…" opened for something else shows the count of that', async () => {
  const { client, answer, fail } = slowHost('rules.of', 'ignore.add')
  const store = createIgnoreStore(client, () => undefined)
  void store.getState().open(everything)
  store.getState().close()
  void store.getState().open(one)
  await answer(0, rulesFor(3_000))
  expect(store.getState()).toMatchObject({ scope: one, videos: 0, isBusy: true })
  await answer(1, rulesFor(20))
  expect(store.getState()).toMatchObject({ scope: one, videos: 20, isBusy: false })
  void store.getState().ignore()
  store.getState().close()
  void store.getState().open(everything)
  await fail(2)
  expect(store.getState()).toMatchObject({ scope: everything, problem: null, isBusy: true })
})

test('what was saved of one scope does not close "Languages…" of another', async () => {
  const { client, answer } = slowHost('rules.set', 'rules.try')
  const store = createLanguagesStore({ ...client, call: callOf(client) }, () => undefined)
  await store.getState().open(one)
  void store.getState().save()
  store.getState().close()
  await store.getState().open(everything)
  await answer(0, { undoId: 'u1' })
  expect(store.getState().scope).toBe(everything)
})

/** Rules are there at once. */
function callOf(client: Client): Client['call'] {
  const place = { id: 'p', kind: 'folder', name: 'Films', titles: 2, videos: 9, own: null, isMixed: false }
  return ((name: string, input: unknown) => {
    if (name === 'rules.of') return Promise.resolve({ places: [place] })
    return name === 'rules.try' ? Promise.resolve(null) : client.call(name as never, input as never)
  }) as Client['call']
}

test('the question before an undo names what was asked for last', async () => {
  const { client, answer, fail } = slowHost('history.countUndo')
  const store = createUndoStore(client, createActsStore())
  void store.getState().ask({ kind: 'row', rowId: 1 })
  void store.getState().ask({ kind: 'row', rowId: 2 })
  await answer(1, { files: 1 })
  await answer(0, { files: 9 })
  expect(store.getState().asked).toMatchObject({ files: 1, scope: { rowId: 2 } })
  void store.getState().ask({ kind: 'row', rowId: 3 })
  store.getState().keep()
  await fail(2)
  expect(store.getState()).toMatchObject({ asked: null, problem: null })
})

test('the folder that is taken is the one that was gone to last', async () => {
  const { client, answer } = slowHost('folders.browse')
  const place = (id: string) => ({
    here: { id, name: id },
    path: `/${id}`,
    parent: null,
    children: [],
    files: [],
    subtitles: 0,
  })
  const taken: string[] = []
  const store = createPlaceBrowserStore(client, async (id) => taken.push(id))
  void store.getState().goTo('slow')
  void store.getState().goTo('fast')
  await answer(1, place('fast'))
  await answer(0, place('slow'))
  await store.getState().take()
  expect(taken).toEqual(['fast'])
})

test('what was done to the times of one video is not said of the next', async () => {
  const { client, answer } = slowHost('timing.apply')
  const { timingOrders } = createTimingStores({ client, acts: createActsStore() })
  timingOrders.getState().turnTo('a')
  void timingOrders.getState().apply(['r1'])
  timingOrders.getState().turnTo('b')
  await answer(0, { moved: 1, problem: { code: 'file.changed', message: 'It was changed.' } })
  expect(timingOrders.getState()).toMatchObject({ moved: null, problem: null, isBusy: false })
  void timingOrders.getState().apply(['r2'])
  await answer(1, { moved: 2, problem: null })
  expect(timingOrders.getState().moved).toBe(2)
  timingOrders.getState().turnTo('c')
  expect(timingOrders.getState().moved).toBeNull()
})

test('an undo that fails for one video, and one that cannot be read, say nothing of the next', async () => {
  const { client, fail, answer } = slowHost('library.video', 'history.undo')
  const store = createVideoStore(client, createActsStore())
  void store.getState().open('a')
  void store.getState().undo(1)
  void store.getState().open('b')
  await answer(2, { row: { id: 'b' } })
  await fail(0)
  await fail(1)
  expect(store.getState()).toMatchObject({ videoId: 'b', problem: null, undone: null, details: { row: { id: 'b' } } })
})

test('a version that is back is shown in its own row', async () => {
  const { client, answer } = slowHost('history.restoreVersion')
  const store = createOpenedStore(client, createActsStore())
  const row = (id: number) => ({ id, state: 'written' }) as HistoryRow
  store.getState().open(row(1))
  void store.getState().restore(7)
  store.getState().open(row(2))
  await answer(0, { rowId: 7 })
  expect(store.getState()).toMatchObject({ rowId: 2, shownId: 2 })
})

test('a title that could not be forgotten is a problem of its own video, whose question is open by then or not', async () => {
  const { client } = slowHost()
  const answer = Promise.withResolvers<unknown>()
  const store = createTitleChoiceStore(client, { take: async () => undefined, forget: () => answer.promise })
  const forgetting = store.getState().forget('a')
  store.getState().open('b', '')
  answer.reject(new AppError('file.missing', 'The video is gone.'))
  await forgetting
  expect(store.getState()).toMatchObject({ askedFor: 'b', problemOf: 'a', problem: { code: 'file.missing' } })
})

test('what is typed while an account is tested stays and is tested next: never beside the first test, and never called tested before', async () => {
  const { client, asked, answer } = slowHost('settings.testService')
  const values = {
    'service.address': 'https://subs.example',
    'service.downloadAddress': '',
    'service.uploadAddress': '',
  }
  const state = { values, apiKey: { isSet: false } } as unknown as SettingsState
  const settings = createStore(() => ({
    value: state,
    put: () => undefined,
  })) as unknown as LiveRecordStore<SettingsState>
  const account = createAccountStore(client, settings)
  account.getState().type('key', 'k-1')
  void account.getState().run()
  await settled()
  account.getState().type('key', 'k-12')
  void account.getState().run()
  await settled()
  expect([asked.length, account.getState().test.kind]).toEqual([1, 'running'])
  await answer(0, {})
  expect(account.getState()).toMatchObject({ draft: { key: 'k-12' }, test: { kind: 'running' } })
  await answer(1, {})
  expect(asked.map(({ input }) => input)).toEqual([{ key: 'k-1' }, { key: 'k-12' }])
  expect(account.getState()).toMatchObject({ draft: {}, test: { kind: 'answers' } })
})

test('while somebody listens, speech is drawn as it is heard, also where an answer takes longer than the pause between questions', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { client, asked } = slowHost('media.strip', 'media.listen')
  const call = ((name: string, input: unknown) =>
    name === 'media.speech'
      ? Promise.resolve({ speech: [{ fromMs: 0, toMs: 9 }] })
      : client.call(name as never, input as never)) as Client['call']
  const store = createStripStore({ client: { ...client, call }, deskId: 'd' })
  const reads = () => asked.filter(({ name }) => name === 'media.strip')
  const strip = { state: 'partial', columns: [1, 2] }
  void store.getState().open('v', 9_000)
  reads()[0]!.answer.resolve(strip)
  await vi.advanceTimersByTimeAsync(0)
  store.setState({ spoken: [] })
  void store.getState().listen()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(reads()).toHaveLength(2)
  reads()[1]!.answer.resolve(strip)
  await vi.advanceTimersByTimeAsync(0)
  expect(store.getState().spoken).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(500)
  expect(reads()).toHaveLength(3)
})

test('of a thousand ignored entries each "more" shows more', async () => {
  const all = Array.from({ length: 1_050 }, (_, id) => ({ id }))
  const client = {
    on: () => () => undefined,
    call: async (_: string, { offset, limit }: { offset: number; limit: number }) => ({
      rows: all.slice(offset, offset + Math.min(limit, 500)),
      total: all.length,
    }),
  } as unknown as Client
  const store = createIgnoredStore(client, () => undefined)
  await store.getState().find('')
  for (let presses = 0; presses < 10; presses += 1) await store.getState().readMore()
  expect(store.getState().rows).toEqual(all)
})
