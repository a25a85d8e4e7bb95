/** The stores of a screen at work together: what one of them does with what another one knows. */
import { emptyPlan } from '../../support/fakes/fakeAnswers.ts'
import { expect, test } from 'vitest'
import { createClient } from '../../../renderer/api/client.ts'
import { createLibraryStores } from '../../../renderer/features/library/libraryStores.ts'
import { createPlanStores } from '../../../renderer/features/plan/planStores.ts'
import { createSettingsScreenStores } from '../../../renderer/features/settings/settingsStores.ts'
import { AppError } from '../../../shared/errors.ts'
import { createFakeHost, type FakeHostOptions } from '../../support/fakes/fakeHost.ts'
import { fakeDependencies } from './fakeDependencies.ts'

async function screened(options: FakeHostOptions = {}) {
  const host = createFakeHost(options)
  return { host, ...(await fakeDependencies(createClient(host))) }
}

async function library() {
  const { host, dependencies, frame } = await screened()
  const stores = createLibraryStores(dependencies)
  stores.view.getState().setKind('files')
  await expect.poll(() => stores.rows.getState().total).toBe(200)
  const played = () => host.calls.filter(({ name }) => name === 'library.play').map(({ input }) => input)
  return { stores, frame, played, idAt: (index: number) => stores.rows.getState().rowAt(index)!.id }
}

test('P plays nothing before a video is chosen, then the one that the keyboard is on', async () => {
  const { stores, played, idAt } = await library()
  await stores.intake.getState().playChosen()
  expect(played()).toEqual([])
  stores.view.getState().setCurrent(3)
  await stores.intake.getState().playChosen()
  expect(played()).toEqual([{ videoId: idAt(3) }])
})

test('fifty changes of the library at once are asked about once, and once more where they came meanwhile', async () => {
  const { host, dependencies } = await screened()
  const stores = createLibraryStores(dependencies)
  await expect.poll(() => stores.rows.getState().total).not.toBeNull()
  await stores.video.getState().open('v5')
  await expect.poll(() => stores.video.getState().details).not.toBeNull()
  const before = host.calls.length
  const state = await createClient(createFakeHost()).call('library.state', {})
  const counts = { ...state.counts, orphans: 2 }
  for (let change = 1; change <= 50; change += 1)
    host.emit({ name: 'library.changed', payload: { ...state, counts, revision: state.revision + change } })
  await new Promise((resolve) => setTimeout(resolve, 50))
  const asked = Map.groupBy(host.calls.slice(before), ({ name, input }) => `${name} ${JSON.stringify(input)}`)
  // The scope of the verbs and what is shown are the same here: one question for both.
  expect([...asked].filter(([, calls]) => calls.length > 2).map(([call]) => call)).toEqual([])
  expect([...asked.keys()].map((call) => call.split(' ')[0])).toEqual(
    expect.arrayContaining(['orphans.count', 'library.scope', 'library.video', 'library.page']),
  )
})

test('the open video is played before the one that the keyboard is on', async () => {
  const { stores, played, idAt } = await library()
  stores.view.getState().setCurrent(3)
  await stores.video.getState().open(idAt(5))
  await stores.intake.getState().playChosen()
  expect(played()).toEqual([{ videoId: idAt(5) }])
})

test('what is chosen whole is named by its search alone, until one row of it is left out', async () => {
  const { host, dependencies, scope } = await screened()
  const { rows, selection, view } = createLibraryStores(dependencies)
  view.getState().setKind('files')
  await expect.poll(() => scope.getState().facts?.videos).toBe(200)
  await expect.poll(() => rows.getState().total).toBe(200)
  const calls = host.calls.length
  selection.getState().selectAll()
  expect(scope.getState()).toMatchObject({ isSelection: true, scope: { search: '', ids: null } })
  expect(host.calls.slice(calls)).toEqual([])
  await selection.getState().toggle(3)
  const left = rows.getState().rowAt(3)!.id
  expect(scope.getState().scope?.ids).toHaveLength(199)
  expect(scope.getState().scope?.ids).not.toContain(left)
  expect(selection.getState().isAll).toBe(false)
})

test('the bar chooses nothing again where all was chosen', async () => {
  const { dependencies, scope } = await screened()
  const { rows, selection } = createLibraryStores(dependencies)
  await expect.poll(() => rows.getState().total).toBeGreaterThan(0)
  selection.getState().selectAll()
  scope.getState().clearSelection()
  expect(selection.getState().isAll).toBe(false)
  expect(scope.getState().isSelection).toBe(false)
})

test('a row among the files that are no videos plays nothing', async () => {
  const { stores, played } = await library()
  stores.view.getState().showSkipped('skipped')
  stores.view.getState().setCurrent(0)
  await stores.intake.getState().playChosen()
  expect(played()).toEqual([])
})

test('a list of what is no video answers to no search: none stands over it', async () => {
  const { stores } = await library()
  stores.view.getState().setSearch('is:unread')
  stores.view.getState().showSkipped('skipped')
  expect(stores.view.getState()).toMatchObject({ skippedKind: 'skipped', draft: '', view: { search: '' } })
})

test('walking through the rows turns the drawer to each video, but opens none', async () => {
  const { stores, idAt } = await library()
  await stores.video.getState().turnTo(idAt(1))
  expect(stores.video.getState().videoId).toBeNull()
  await stores.video.getState().open(idAt(1))
  await stores.video.getState().turnTo(idAt(2))
  expect(stores.video.getState().videoId).toBe(idAt(2))
})

test('a navigation to a folder of the library lists that folder alone', async () => {
  const { stores, frame } = await library()
  stores.view.getState().setSearch('harbour')
  frame.getState().navigate({ screen: 'library', folderId: 'f2' })
  await expect.poll(() => stores.view.getState().view.search).toBe('in:series')
})

test('a run that begins leads to it in the activity', async () => {
  const begun = async () => ({ ...emptyPlan, runId: 'r7' })
  const { dependencies, frame } = await screened({ handlers: { 'plan.state': begun } })
  frame.getState().openScreen('plan')
  await createPlanStores(dependencies).view.getState().run()
  expect(frame.getState()).toMatchObject({ screen: 'activity', navigationTarget: { runId: 'r7' } })
})

test('a run that is refused stays at the plan and says why', async () => {
  const refused = async () => Promise.reject(new AppError('service.busy', 'Later.'))
  const { dependencies, frame } = await screened({ handlers: { 'plan.run': refused } })
  frame.getState().openScreen('plan')
  const { view } = createPlanStores(dependencies)
  await view.getState().run()
  expect([frame.getState().screen, view.getState().problem?.code]).toEqual(['plan', 'service.busy'])
})

test('a plan is made again of its own videos, whatever else the library lacks', async () => {
  const { dependencies, host } = await screened()
  const scope = { search: '', ids: ['v1'], language: null }
  const { view } = createPlanStores(dependencies)
  await view.getState().makeAgain({ scope, begins: null })
  const asked = host.calls.filter(({ name }) => name === 'plan.estimate' || name === 'plan.make')
  expect(asked).toEqual([
    { name: 'plan.estimate', input: scope },
    { name: 'plan.make', input: { scope, newest: null } },
  ])
})

test('a group of the plan is listed alone, and all again when it is pressed again', async () => {
  const { dependencies } = await screened()
  const { view } = createPlanStores(dependencies)
  view.getState().toggleGroup('Harbour Lights S01')
  expect(view.getState().filter.group).toBe('Harbour Lights S01')
  view.getState().toggleGroup('Harbour Lights S01')
  expect(view.getState().filter.group).toBeNull()
})

test('a section of the settings is led to once', async () => {
  const { dependencies, frame } = await screened()
  const { chosen } = createSettingsScreenStores(dependencies)
  frame.getState().navigate({ screen: 'settings', section: 'updates' })
  expect(chosen.getState().section).toBe('updates')
  expect(chosen.getState().isLed).toBe(true)
  chosen.getState().forgetLed()
  expect(chosen.getState()).toMatchObject({ section: 'updates', isLed: false, field: null })
  frame.getState().navigate({ screen: 'settings', section: 'service', field: 'api-key' })
  // The field takes the focus, and the heading does not.
  expect(chosen.getState()).toMatchObject({ section: 'service', isLed: false, field: 'api-key' })
  expect(frame.getState().section).toBe('service')
})

test('the sheet of keys closes when another screen is opened, or another address followed', async () => {
  const { dependencies, frame } = await fakeDependencies(createClient(createFakeHost()))
  const { openKeys } = dependencies.commands.getState()
  const opened = () => dependencies.commands.getState().open
  openKeys()
  expect(opened()).toBe('keys')
  frame.getState().openScreen('usage')
  expect(opened()).toBeNull()
  openKeys()
  frame.getState().go({ screen: 'usage', part: { show: 'ai' } })
  expect(opened()).toBeNull()
})
