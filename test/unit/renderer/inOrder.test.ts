/** What follows each other quickly is neither lost nor answered by what was asked before, and a button orders what it counts. */
import { expect, test, vi } from 'vitest'
import { createClient } from '../../../renderer/api/client.ts'
import type { LiveRecordStore } from '../../../renderer/api/liveRecord.ts'
import { mostKept, withNewest } from '../../../renderer/app/stores/newest.ts'
import { createHelpStore } from '../../../renderer/app/rules/helpStore.ts'
import { createCheckupStores } from '../../../renderer/features/checkup/checkupStores.ts'
import { createLibraryStores } from '../../../renderer/features/library/libraryStores.ts'
import { createLastRunStore } from '../../../renderer/features/plan/empty/lastRunStore.ts'
import { createFieldStore } from '../../../renderer/features/search/title/fieldStore.ts'
import { createSettingsEditStore } from '../../../renderer/features/settings/settingsEditStore.ts'
import type { SettingsState } from '../../../shared/contract/settings.ts'
import { createFakeHost } from '../../support/fakes/fakeHost.ts'
import { fakeDependencies } from './fakeDependencies.ts'
import { settled, slowHost } from './slowHost.ts'

test('a language that is chosen while another one is being kept takes nothing of it back', async () => {
  const { client, asked, answer } = slowHost('settings.write')
  const record = { getState: () => ({ put: () => undefined }) } as unknown as LiveRecordStore<SettingsState>
  const store = createSettingsEditStore(client, record, () => undefined)
  void store.getState().chooseLanguages('en,es')
  expect(store.getState().chosenLanguages).toBe('en,es')
  void store.getState().chooseLanguages('en,es,fr')
  expect(asked).toHaveLength(1)
  await answer(0, { undoId: null })
  expect(store.getState().chosenLanguages).toBe('en,es,fr')
  expect(asked.map(({ input }) => input)).toEqual([
    { key: 'languages', value: 'en,es' },
    { key: 'languages', value: 'en,es,fr' },
  ])
  await answer(1, { undoId: null })
  expect(store.getState().chosenLanguages).toBeNull()
})

test('suggestions that come after Enter, or after Escape, do not open over what is shown', async () => {
  vi.useFakeTimers()
  try {
    const answers: ((found: unknown) => void)[] = []
    const call = () => new Promise((resolve) => answers.push(resolve))
    const store = createFieldStore({ client: { call } as never, onAsk: () => undefined })
    for (const end of ['submit', 'closeList'] as const) {
      store.getState().type('harbour')
      await vi.runAllTimersAsync()
      store.getState()[end]()
      answers.pop()!([{ name: 'Harbour Lights' }])
      await vi.runAllTimersAsync()
      expect([end, store.getState().isListOpen]).toEqual([end, false])
    }
    store.getState().type('harbour l')
    await vi.runAllTimersAsync()
    answers.pop()!([{ name: 'Harbour Lights' }])
    await vi.runAllTimersAsync()
    expect(store.getState().isListOpen).toBe(true)
  } finally {
    vi.useRealTimers()
  }
})

test('the last run is asked about once at a time, and is the one that was asked for last', async () => {
  const { client, asked, answer, emit } = slowHost('runs.run')
  const store = createLastRunStore(client)
  void store.getState().read('r1')
  for (let change = 1; change <= 50; change += 1) emit('runs.changed')
  void store.getState().read('r2')
  expect(asked).toHaveLength(1)
  await answer(0, { row: { id: 'r1' } })
  expect(store.getState().row).toBeNull()
  await answer(1, { row: { id: 'r2' } })
  expect([store.getState().row?.id, asked.length]).toEqual(['r2', 2])
})

test('what helps is asked about once at a time, however often the library changes', async () => {
  const { client, asked, answer, emit } = slowHost('help.notFound')
  const store = createHelpStore(client, () => undefined)
  void store.getState().show(null)
  for (let videos = 1; videos <= 50; videos += 1) emit('library.changed', { counts: { is: { 'not-found': videos } } })
  expect(asked).toHaveLength(1)
  await answer(0, [])
  await answer(1, [{ wish: 'pt', videos: 50 }])
  expect([store.getState().helps?.length, asked.length, store.getState().isBusy]).toEqual([1, 2, false])
})

test('the main button is for the search that its number is of', async () => {
  const late = Promise.withResolvers<null>()
  const host = createFakeHost()
  const client = createClient({
    ...host,
    async call(name, input) {
      if (name === 'library.scope' && (input as { search: string }).search === 'harbour') await late.promise
      return host.call(name, input)
    },
  })
  const { dependencies } = await fakeDependencies(client)
  const { shown, view } = createLibraryStores(dependencies)
  await expect.poll(() => shown.getState().factsOf?.search).toBe('')
  view.getState().setSearch('harbour')
  await settled()
  expect(shown.getState()).toMatchObject({ scope: { search: 'harbour' }, factsOf: { search: '' } })
  late.resolve(null)
  await expect.poll(() => shown.getState().factsOf?.search).toBe('harbour')
})

test('in the check-up what is mended is what the button counts', async () => {
  const late = Promise.withResolvers<null>()
  const host = createFakeHost()
  const client = createClient({
    ...host,
    async call(name, input) {
      if (name === 'checkup.page' && (input as { filter: { search: string } }).filter.search !== '') await late.promise
      return host.call(name, input)
    },
  })
  const { dependencies } = await fakeDependencies(client)
  const { view } = createCheckupStores(dependencies)
  await settled()
  const whole = view.getState().filter
  view.getState().narrow({ search: 'harbour' })
  const mended = async (press: 'mendAll' | 'getAnother') => {
    await view.getState()[press]()
    return host.calls.findLast(({ name }) => name === 'checkup.mend')?.input
  }
  expect(await mended('mendAll')).toMatchObject({ filter: whole })
  expect(await mended('getAnother')).toMatchObject({ filter: whole, verbs: ['next'] })
  late.resolve(null)
  await expect.poll(() => view.getState().counted).toBe(view.getState().filter)
  expect(await mended('mendAll')).toMatchObject({ filter: { search: 'harbour' } })
})

test('a finding that is being mended stays busy when the one that was pressed before it has ended', async () => {
  const ends: Record<string, () => void> = {}
  const handlers = {
    'checkup.mendOne': ({ findingId }: { readonly findingId: string }) =>
      new Promise<{ batchId: string; sidecarId: string }>((resolve) => {
        ends[findingId] = () => resolve({ batchId: 'b1', sidecarId: 's1' })
      }),
  }
  const { view } = createCheckupStores(
    (await fakeDependencies(createClient(createFakeHost({ handlers })))).dependencies,
  )
  void view.getState().mend({ id: 'a', isOurs: true })
  void view.getState().mend({ id: 'b', isOurs: true })
  await settled()
  ends['a']?.()
  await settled()
  expect(view.getState().busyId).toBe('b')
  ends['b']?.()
  await expect.poll(() => view.getState().busyId).toBeNull()
})

test('of many answers the newest stay, and what is still going on', () => {
  let kept: ReadonlyMap<string, string> = new Map([['first', 'busy']])
  for (let number = 1; number <= mostKept + 50; number += 1)
    kept = withNewest(kept, [String(number), 'seen'], (value) => value === 'busy')
  expect([kept.size, kept.get('first'), kept.has('51'), kept.has('52')]).toEqual([mostKept, 'busy', false, true])
  kept = withNewest(kept, ['52', 'seen again'], () => false)
  expect([kept.size, [...kept.keys()].at(-1)]).toEqual([mostKept, '52'])
})
