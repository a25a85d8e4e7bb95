/** What every way to make a plan leads through: when it asks, when it waits, and what it never does without an answer. */
import { expect, test } from 'vitest'
import type { PlanEstimate } from '../../../shared/contract/runs/estimate.ts'
import type { PlanState } from '../../../shared/contract/plan.ts'
import { AppError } from '../../../shared/errors.ts'
import type { ScreenName } from '../../../shared/screenAddress.ts'
import { createActsStore } from '../../../renderer/app/acts/actsStore.ts'
import { createCostStore, scopeKey } from '../../../renderer/app/asking/costStore.ts'
import { createSearchAsking } from '../../../renderer/app/asking/searchAsking.ts'
import { createPlanRecord } from '../../../renderer/app/stores/runningStores.ts'
import { createClient } from '../../../renderer/api/client.ts'
import { emptyPlan } from '../../support/fakes/fakeAnswers.ts'
import { createFakeHost, type FakeHostOptions } from '../../support/fakes/fakeHost.ts'

const whole = { search: '', ids: null, language: null }
const way = { kind: 'newest' as const, name: '', videos: 500, searches: 90, scope: whole, newest: 500 }
const estimateOf = (isLarge: boolean): PlanEstimate => ({
  ...{ videos: 900, subtitles: 900, away: 0, searches: 300, mostSearches: 600, downloads: 900, ai: 0 },
  ...{ searchesLeft: 2_000, untilMs: null, isLarge, isAnew: false, ways: [way] },
})

async function open(handlers: FakeHostOptions['handlers'] = {}) {
  let screen: ScreenName = 'library'
  const host = createFakeHost({ handlers })
  const client = createClient(host)
  const plan = createPlanRecord(client)
  await plan.getState().refresh()
  const opened: string[] = []
  const acts = createActsStore()
  const store = createSearchAsking({
    client,
    plan,
    acts,
    openPlan: () => opened.push('plan'),
    shown: () => screen,
  })
  const made = () => host.calls.filter(({ name }) => name === 'plan.make').map(({ input }) => input)
  const reach = (phase: PlanState['phase'], revision: number) =>
    host.emit({ name: 'plan.changed', payload: { ...emptyPlan, revision, phase } })
  const goTo = (name: ScreenName) => (screen = name)
  return { host, client, plan, acts, store, opened, made, reach, goTo, now: () => store.getState() }
}

test('a small search begins at once, and its plan is shown', async () => {
  const { now, made, opened } = await open({ 'plan.estimate': async () => estimateOf(false) })
  await now().find(whole)
  expect(made()).toEqual([{ scope: whole, newest: null }])
  expect(opened).toEqual(['plan'])
})

test('a large one asks; nothing is made before a way was chosen, and nothing at all by "not now"', async () => {
  const { now, made, opened } = await open({ 'plan.estimate': async () => estimateOf(true) })
  await now().find(whole)
  expect([now().asked?.estimate.searches, made()]).toEqual([300, []])
  now().notNow()
  expect([now().asked, made(), opened]).toEqual([null, [], []])
  await now().find(whole)
  await now().begin(way)
  expect(made()).toEqual([{ scope: whole, newest: 500, begins: whole }])
  expect([now().asked, opened]).toEqual([null, ['plan']])
})

test('what came to nothing is tried again as it was said to begin, and is not asked about once more', async () => {
  const { store, made } = await open({ 'plan.estimate': async () => estimateOf(true) })
  await store.getState().tryAgain({ scope: whole, newest: 500, begins: whole })
  expect(made()).toEqual([{ scope: whole, newest: 500, begins: whole }])
  expect(store.getState()).toMatchObject({ asked: null, problem: null, isBusy: false })
})

test('what is offered to be asked anew is ordered so, at once or after the question', async () => {
  let isLarge = false
  const { now, made } = await open({ 'plan.estimate': async () => ({ ...estimateOf(isLarge), isAnew: true }) })
  await now().find(whole)
  isLarge = true
  await now().find(whole)
  await now().begin(way)
  expect(made()).toEqual([
    { scope: whole, newest: null, isAnew: true },
    { scope: whole, newest: 500, begins: whole, isAnew: true },
  ])
})

test('where its cost cannot be told, nothing is begun; with a key that is refused the plan itself says so', async () => {
  let error = new AppError('service.badAnswer', 'Not understood.')
  const { now, made } = await open({
    'plan.estimate': async () => {
      throw error
    },
  })
  await now().find(whole)
  expect([now().problem?.code, made()]).toEqual(['service.badAnswer', []])
  error = new AppError('key.refused', 'Refused.')
  await now().find(whole)
  expect([now().problem, made().length]).toEqual([null, 1])
})

test('during a run it waits, and is offered when that has ended, however small; another one takes its place', async () => {
  const { now, made, reach } = await open({ 'plan.estimate': async () => estimateOf(false) })
  reach('running', 2)
  await now().find({ ...whole, search: 'first' })
  await now().find(whole)
  expect([now().waiting, now().problem, made()]).toEqual([whole, null, []])
  reach('paused', 3)
  expect(now().waiting).toEqual(whole)
  reach('done', 4)
  await expect.poll(() => now().asked?.isLate).toBe(true)
  expect([now().waiting, made()]).toEqual([null, []])
})

test('what costs nothing begins by itself when what it waited for has ended', async () => {
  const free = { ...estimateOf(false), searches: 0, mostSearches: 0 }
  const { now, made, reach, opened } = await open({ 'plan.estimate': async () => free })
  reach('matching', 2)
  await now().find(whole)
  reach('ready', 3)
  await expect.poll(made).toEqual([{ scope: whole, newest: null }])
  expect([now().waiting, now().asked, opened]).toEqual([null, null, ['plan']])
})

test('whoever went on elsewhere while it waited is not called back', async () => {
  const free = { ...estimateOf(false), searches: 0, mostSearches: 0 }
  const { now, made, reach, opened, goTo } = await open({ 'plan.estimate': async () => free })
  reach('matching', 2)
  await now().find(whole)
  goTo('settings')
  reach('ready', 3)
  await expect.poll(made).toEqual([{ scope: whole, newest: null }])
  await expect.poll(() => now().isBusy).toBe(false)
  expect(opened).toEqual([])
})

test('where another window was quicker it waits too', async () => {
  let phase: PlanState['phase'] = 'empty'
  const { now, host } = await open({
    'plan.estimate': async () => estimateOf(false),
    'plan.state': async () => ({ ...emptyPlan, revision: 9, phase }),
    'plan.make': async () => {
      phase = 'running'
      throw new AppError('app.busy', 'Something is being planned or run.')
    },
  })
  await now().find(whole)
  expect([now().waiting, now().problem]).toEqual([whole, null])
  expect(host.calls.some(({ name }) => name === 'plan.state')).toBe(true)
})

test('a page that has not heard of the end of a plan asks the host before it lets anything wait', async () => {
  const { now, made, reach } = await open({
    'plan.estimate': async () => estimateOf(false),
    'plan.state': async () => ({ ...emptyPlan, revision: 9, phase: 'ready' }),
  })
  reach('matching', 10)
  reach('matching', 8)
  await now().find(whole)
  expect([now().waiting, made()]).toEqual([whole, []])
  const late = await open({
    'plan.estimate': async () => estimateOf(false),
    'plan.state': async () => ({ ...emptyPlan, revision: 9, phase: 'ready' }),
  })
  late.reach('matching', 9)
  await late.now().find(whole)
  expect([late.now().waiting, late.made()]).toEqual([null, [{ scope: whole, newest: null }]])
})

test('a press takes the place of one that waits, also where what that waited for has ended unheard', async () => {
  let isEnded = false
  const { now, made, reach } = await open({
    'plan.estimate': async () => estimateOf(false),
    'plan.state': async () => ({ ...emptyPlan, revision: 9, phase: isEnded ? 'ready' : 'matching' }),
  })
  reach('matching', 9)
  await now().find({ ...whole, search: 'amber' })
  isEnded = true
  await Promise.all([now().find(whole), now().find(whole)])
  expect([now().waiting, now().asked, made()]).toEqual([null, null, [{ scope: whole, newest: null }]])
})

test('a press while another is being asked takes its turn; the same one pressed twice is one', async () => {
  const { now, made } = await open({ 'plan.estimate': async () => estimateOf(false) })
  const film = { ...whole, search: 'amber' }
  await Promise.all([now().find(whole), now().find({ ...whole }), now().find(film)])
  expect(made()).toEqual([
    { scope: whole, newest: null },
    { scope: film, newest: null },
  ])
  expect(now().isBusy).toBe(false)
})

test('what searches cost is read once, and again when a plan was made', async () => {
  const { client, plan, host, reach } = await open({ 'plan.estimate': async () => estimateOf(false) })
  const costs = createCostStore(client, plan)
  const asked = () => host.calls.filter(({ name }) => name === 'plan.estimate').length
  await Promise.all([costs.getState().read(scopeKey(whole)), costs.getState().read(scopeKey(whole))])
  await costs.getState().read(scopeKey(whole))
  expect([asked(), costs.getState().known.get(scopeKey(whole))?.searches]).toEqual([1, 300])
  reach('matching', 2)
  expect(costs.getState().known.size).toBe(1)
  reach('ready', 3)
  expect([costs.getState().known.size, costs.getState().version]).toEqual([0, 1])
})

test('what searches cost is read again when the library or a round of watch mode has changed it', async () => {
  const { client, plan, host } = await open({ 'plan.estimate': async () => estimateOf(false) })
  const costs = createCostStore(client, plan)
  const version = () => costs.getState().version
  const library = await client.call('library.state', {})
  const watch = await client.call('watch.state', {})
  const tellLibrary = (changes: Partial<typeof library>) =>
    host.emit({ name: 'library.changed', payload: { ...library, ...changes } })
  const tellWatch = (activity: typeof watch.activity) =>
    host.emit({ name: 'watch.changed', payload: { ...watch, activity } })
  await costs.getState().read(scopeKey(whole))
  tellLibrary({ isScanning: true })
  expect([costs.getState().known.size, version()]).toEqual([0, 1])
  tellLibrary({ isScanning: true, found: 7 })
  expect(version()).toBe(1)
  tellLibrary({})
  expect(version()).toBe(2)
  tellWatch('working')
  expect(version()).toBe(2)
  tellWatch('idle')
  tellWatch('idle')
  expect(version()).toBe(3)
})

test('a plan with decisions that were not run makes room only at a person’s word, and comes back with Ctrl+Z', async () => {
  const film = { ...whole, search: 'amber' }
  const { now, made, acts, host, plan } = await open({ 'plan.estimate': async () => estimateOf(false) })
  const again = { scope: { ...whole, search: 'copper' }, begins: null }
  host.emit({ name: 'plan.changed', payload: { ...emptyPlan, revision: 2, phase: 'ready', decided: 3, again } })
  expect(plan.getState().value?.decided).toBe(3)
  await now().find(film)
  expect([now().asked?.decided, made()]).toEqual([3, []])
  now().notNow()
  expect(made()).toEqual([])
  // What holds all of the open plan leaves nothing behind.
  await now().find(again.scope)
  await now().find(whole)
  expect([now().asked, made().length]).toEqual([null, 2])

  await now().find(film)
  await now().begin({ ...way, kind: 'all', scope: film, newest: null })
  expect(made().at(-1)).toEqual({ scope: film, newest: null, begins: film })
  await acts.getState().undo()
  expect(made().at(-1)).toEqual({ ...again, newest: null })
})

test('a new folder is asked about where it is large; a small one is left to whoever watches it', async () => {
  const small = await open({ 'plan.estimate': async () => estimateOf(false) })
  await small.now().offer(whole)
  expect([small.now().asked, small.made()]).toEqual([null, []])
  const large = await open({ 'plan.estimate': async () => estimateOf(true) })
  await large.now().offer(whole)
  expect([large.now().asked?.estimate.searches, large.made()]).toEqual([300, []])
})

test('what asking costs is read again when something else is missing, also where the counts told are the same as before', async () => {
  const { host, client, plan } = await open()
  const costs = createCostStore(client, plan)
  const library = await client.call('library.state', {})
  host.emit({ name: 'library.changed', payload: library })
  await costs.getState().read(scopeKey(whole))
  host.emit({ name: 'library.changed', payload: { ...library, revision: library.revision + 1 } })
  expect(costs.getState().known.size).toBe(1)
  const missingRevision = library.missingRevision + 2
  host.emit({ name: 'library.changed', payload: { ...library, missingRevision } })
  expect(costs.getState().known.size).toBe(0)
})
