/** Ordering translations from the library, and their rows on the activity screen. */
import { expect, test } from 'vitest'
import { createClient } from '../../../renderer/api/client.ts'
import { createJobsStores } from '../../../renderer/features/activity/jobs/jobsStores.ts'
import { createOrderStore, orderSpends, type OrderKind } from '../../../renderer/app/asking/orderStore.ts'
import { AppError } from '../../../shared/errors.ts'
import { createFakeHost, type FakeHostOptions } from '../../support/fakes/fakeHost.ts'

const noCost = { covered: 0, searches: 0, downloads: 0, ai: 0, beside: 0, yours: 0, inside: 0 }

function ordering(kind: OrderKind, ids: string[], handlers: FakeHostOptions['handlers'] = {}) {
  const host = createFakeHost({ handlers })
  return { host, store: createOrderStore(createClient(host), { kind, scope: { search: '', ids, language: null } }) }
}

test('the panel offers the wished languages first, and orders for exactly the scope that it names', async () => {
  const { host, store } = ordering('translate', ['v1', 'v2'])
  await store.getState().open()
  expect(store.getState().languages.slice(0, 2)).toEqual(['en', 'pt-BR'])
  store.getState().choose({ to: 'es', tone: 'formal' })
  await store.getState().order()
  expect(host.calls.at(-1)).toEqual({
    name: 'ai.translate',
    input: { isFromInside: false, scope: { search: '', ids: ['v1', 'v2'], language: null }, to: 'es', tone: 'formal' },
  })
  expect(store.getState().result).toMatchObject({ ordered: 2 })
  store.getState().choose({ to: 'fr' })
  expect(store.getState().result).toBe(null)
})

test('how many units were left is said until something is ordered, and no longer', async () => {
  const { unitsLeft } = await createClient(createFakeHost()).call('ai.state', {})
  expect(unitsLeft).not.toBeNull()
  const { store } = ordering('translate', ['v1'])
  await store.getState().open()
  expect(store.getState().unitsLeft).toBe(unitsLeft)
  await store.getState().order()
  store.getState().choose({ to: 'fr' })
  expect(store.getState().unitsLeft).toBeNull()
})

test('in the language of the subtitle that it is ordered instead of, it takes its place; in another one it takes none', async () => {
  const host = createFakeHost()
  const scope = { search: '', ids: ['v1'], language: null }
  const replaces = { sidecarId: 'wrong', language: 'es' }
  const store = createOrderStore(createClient(host), { kind: 'translate', scope, replaces })
  await store.getState().open()
  expect(store.getState().to).toBe('es')
  await store.getState().order()
  store.getState().choose({ to: 'fr' })
  await store.getState().order()
  const ordered = host.calls.filter(({ name }) => name === 'ai.translate').map(({ input }) => input)
  expect(ordered).toEqual([
    { isFromInside: false, scope, to: 'es', tone: null, replaces: 'wrong' },
    { isFromInside: false, scope, to: 'fr', tone: null },
  ])
})

test('the first wished language that something is missing in is offered, and none is asked about beyond it', async () => {
  const { host, store } = ordering('translate', ['v1'], {
    'ai.cost': async ({ to }) => ({ ...noCost, videos: to === 'pt-BR' ? 1 : 0 }),
  })
  await store.getState().open()
  expect(store.getState()).toMatchObject({ to: 'pt-BR', cost: { videos: 1 } })
  expect(host.calls.filter(({ name }) => name === 'ai.cost')).toHaveLength(2)
})

test('a language that is chosen while one is looked for stays, whatever is still under way', async () => {
  for (const during of ['missing', 'cost'] as const) {
    const first = createFakeHost()
    const facts = await createClient(first).call('library.scope', { search: '', ids: null, language: null })
    const { store } = ordering('translate', ['v1'], {
      'library.scope': async ({ language }) => {
        if (during === 'missing' && language === 'en') store.getState().choose({ to: 'fr' })
        return { ...facts, toFind: { ...facts.toFind, videos: 1 } }
      },
      'ai.cost': async ({ to }) => {
        if (during === 'cost' && to === 'en') {
          store.getState().choose({ to: 'fr' })
          await expect.poll(() => store.getState().cost).not.toBe(null)
        }
        return { ...noCost, videos: 0 }
      },
    })
    await store.getState().open()
    expect([during, store.getState().to]).toEqual([during, 'fr'])
  }
})

test('one order takes 500 videos, and how many are left is said', async () => {
  const host = createFakeHost({ videos: 620 })
  const scope = { search: '', ids: null, language: null }
  const store = createOrderStore(createClient(host), { kind: 'translate', scope })
  await store.getState().open()
  expect([store.getState().videos, store.getState().left]).toEqual([500, 120])
})

test('also of more than one order takes, a language that every video has is not offered', async () => {
  const left = createFakeHost({ videos: 620 })
  const facts = await createClient(left).call('library.scope', { search: '', ids: null, language: null })
  const host = createFakeHost({
    videos: 620,
    handlers: {
      'library.scope': async ({ language }) => ({
        ...facts,
        toFind: { ...facts.toFind, videos: language === 'pt-BR' ? 9 : 0 },
      }),
    },
  })
  const scope = { search: '', ids: null, language: null }
  const store = createOrderStore(createClient(host), { kind: 'translate', scope })
  await store.getState().open()
  expect(store.getState()).toMatchObject({ to: 'pt-BR', left: 120 })
})

test('what is spoken is ordered in the language chosen; a refusal is shown', async () => {
  const { host, store } = ordering('transcribe', ['v1'])
  await store.getState().open()
  store.getState().choose({ to: 'en' })
  await store.getState().order()
  expect(host.calls.at(-1)).toEqual({
    name: 'ai.transcribe',
    input: { scope: { search: '', ids: ['v1'], language: null }, language: 'en' },
  })
  expect(store.getState().result).toEqual({ runId: 'r1', ordered: 1, covered: 0, silent: 0 })

  const deaf = ordering('transcribe', ['v1'], {
    'ai.transcribe': () => Promise.reject(new AppError('input.invalid', 'Only the built-in service can hear.')),
  })
  await deaf.store.getState().open()
  await deaf.store.getState().order()
  expect(deaf.store.getState()).toMatchObject({ problem: { code: 'input.invalid' }, isBusy: false, result: null })
})

test('before what is spoken is ordered, the panel knows how many videos that takes in the chosen language', async () => {
  const { host, store } = ordering('transcribe', ['v1', 'v2', 'v3'], {
    'ai.transcriptionCost': async ({ language }) => ({ videos: language === 'es' ? 2 : 1, covered: 1, silent: 0 }),
  })
  await store.getState().open()
  store.getState().choose({ to: 'es' })
  await expect.poll(() => store.getState().spoken).toEqual({ videos: 2, covered: 1, silent: 0 })
  expect(host.calls.filter(({ name }) => name === 'ai.cost')).toEqual([])
})

test('no cost is said while nobody knows it, also where asking for it failed', async () => {
  const { store } = ordering('transcribe', ['v1'], {
    'ai.transcriptionCost': () => Promise.reject(new AppError('service.unreachable', 'Nobody answers.')),
  })
  await store.getState().open()
  expect(store.getState().problem).not.toBeNull()
  expect(orderSpends(store.getState())).toBeNull()
  const known = ordering('transcribe', ['v1'])
  await known.store.getState().open()
  expect(orderSpends(known.store.getState())).toEqual({ ai: known.store.getState().spoken?.videos })
})

test('a service elsewhere hears no file of this machine, and the panel says so before anything is ordered', async () => {
  const unheardAt = async (address: string) => {
    const host = createFakeHost({ settings: { 'service.address': address } })
    const scope = { search: '', ids: ['v1'], language: null }
    const store = createOrderStore(createClient(host), { kind: 'transcribe', scope })
    await store.getState().open()
    return store.getState().isUnheard
  }
  expect([await unheardAt('embedded'), await unheardAt('https://subtitles.example')]).toEqual([false, true])
})

test('jobs are narrowed, cancelled and tried again by row, or all together', async () => {
  const host = createFakeHost()
  const { jobsView: view } = createJobsStores(createClient(host))
  view.getState().showRun('r1')
  view.getState().narrow('failed')
  await view.getState().retry('row-1')
  await view.getState().cancel(null)
  expect(view.getState()).toMatchObject({ filter: 'failed', runId: 'r1', problem: null })
  const asked = host.calls.filter(({ name }) => name === 'ai.retry' || name === 'ai.cancel')
  expect(asked).toEqual([
    { name: 'ai.retry', input: { rowId: 'row-1' } },
    { name: 'ai.cancel', input: { rowId: null } },
  ])
})
