/** What leads to a place of another screen is one step: nothing that this screen showed before comes between. */
import { expect, test } from 'vitest'
import { createClient } from '../../../renderer/api/client.ts'
import { followAddress, type AddressBar } from '../../../renderer/app/address/addressBar.ts'
import type { NavigationTarget } from '../../../renderer/app/address/navigationTarget.ts'
import { createActivityStores } from '../../../renderer/features/activity/activityStores.ts'
import { createLibraryStores } from '../../../renderer/features/library/libraryStores.ts'
import { createSearchStores } from '../../../renderer/features/search/searchStores.ts'
import { createChosenStore } from '../../../renderer/features/settings/chosenStore.ts'
import { createUsageStores } from '../../../renderer/features/usage/usageStores.ts'
import { createFakeHost } from '../../support/fakes/fakeHost.ts'
import { fakeDependencies } from './fakeDependencies.ts'

/** What the browser keeps, as a list of fragments with one of them open. */
function createBar() {
  const steps = ['']
  const bar = {
    location: {
      get hash() {
        return steps.at(-1) ?? ''
      },
    },
    history: {
      pushState: (_: unknown, __: string, url: string) => void steps.push(url),
      replaceState: (_: unknown, __: string, url: string) => void steps.splice(-1, 1, url),
    },
    addEventListener: () => undefined,
  }
  return { bar: bar as unknown as AddressBar, steps }
}

const leads: readonly (readonly [before: NavigationTarget, target: NavigationTarget, hash: string])[] = [
  [
    { screen: 'settings', section: 'about' },
    { screen: 'settings', section: 'advanced', field: 'cache' },
    '#/settings?section=advanced',
  ],
  [{ screen: 'activity', runId: 'run-1' }, { screen: 'activity', runId: 'run-2' }, '#/activity?run=run-2'],
  [{ screen: 'activity', runId: 'run-1' }, { screen: 'activity', runId: null }, '#/activity'],
  [{ screen: 'search', text: 'salt' }, { screen: 'search', text: 'amber' }, '#/search?text=amber'],
  [{ screen: 'usage', batchId: 'one' }, { screen: 'usage', batchId: 'two' }, '#/usage?show=search&run=two'],
]

test.each(leads)('from the history to %o, then %o', async (before, target, hash) => {
  const { bar, steps } = createBar()
  const { dependencies, frame } = await fakeDependencies(createClient(createFakeHost()))
  followAddress(frame, bar)
  const { navigate, openScreen } = frame.getState()
  openScreen('history')
  navigate(before)
  // Made when it is first opened, as in the window.
  for (const create of [
    createActivityStores,
    createLibraryStores,
    createSearchStores,
    createChosenStore,
    createUsageStores,
  ])
    create(dependencies)
  await expect.poll(() => steps).toHaveLength(3)
  expect(steps.slice(0, 2)).toEqual(['#/library', '#/history'])
  openScreen('history')
  navigate(target)
  await expect.poll(() => steps.at(-1)).toBe(hash)
  expect(steps.slice(3)).toEqual(['#/history', hash])
})

test('what leads to the videos of the library does not lead through the list of skipped files', async () => {
  const { bar, steps } = createBar()
  const { dependencies, frame } = await fakeDependencies(createClient(createFakeHost()))
  followAddress(frame, bar)
  createLibraryStores(dependencies).view.getState().showSkipped('skipped')
  frame.getState().openScreen('history')
  frame.getState().navigate({ screen: 'library', search: 'is:missing' })
  expect(steps).toEqual(['#/library', '#/library?list=skipped', '#/history', '#/library?q=is%3Amissing'])
})
