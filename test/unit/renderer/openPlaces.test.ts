/** What is open in history, trash and plan has an address, and an address opens it again. */
import { expect, test } from 'vitest'
import { createClient } from '../../../renderer/api/client.ts'
import type { AddressedScreen } from '../../../renderer/app/address/addressedScreen.ts'
import type { ScreenDependencies } from '../../../renderer/app/address/screen.ts'
import { createHistoryStores } from '../../../renderer/features/history/historyStores.ts'
import { createPlanStores } from '../../../renderer/features/plan/planStores.ts'
import type { HistoryRow } from '../../../shared/contract/library.ts'
import { readScreenAddress, screenAddress, type ScreenName } from '../../../shared/screenAddress.ts'
import { createFakeHost } from '../../support/fakes/fakeHost.ts'
import { fakeDependencies } from './fakeDependencies.ts'

const row: HistoryRow = {
  ...{
    id: 7,
    atMs: 0,
    batchId: 'b-1',
    videoId: 'v-7',
    videoName: 'Salt.mkv',
    sidecarName: 'Salt.en.srt',
    folder: '/films',
  },
  ...{ language: 'en', state: 'written', release: 'Salt.2010', tier: 1, reasons: [], warnings: [] },
  ...{ isMachineMade: false, madeOf: null, timing: null, told: null, insteadOf: [], cleaned: null },
}
const scope = { names: ['Salt'], more: 0, language: null }
const trashRuns = [{ batchId: 'b-9', kind: 'find' as const, scope, startedMs: 0, files: 2, yours: 0, restorable: 2 }]

/** The stores of a screen, and its ends of the window's address. */
async function addressed<Stores>(create: (dependencies: ScreenDependencies) => Stores) {
  const host = createFakeHost({
    handlers: {
      'history.row': async ({ rowId }) => (rowId === row.id ? row : null),
      'trash.runs': async () => trashRuns,
    },
  })
  const { dependencies } = await fakeDependencies(createClient(host))
  const bound: { screen: ScreenName; ends: AddressedScreen }[] = []
  const stores = create({ ...dependencies, bindAddress: (screen, ends) => bound.push({ screen, ends }) })
  const [{ screen, ends } = bound[0]!] = bound
  return {
    stores,
    said: () => screenAddress({ screen, part: ends.write() }),
    open: (hash: string) => ends.read(readScreenAddress(hash)?.part ?? {}),
  }
}

test('the drawer of the history is addressed, opened by its address and closed by the way back', async () => {
  const { stores, said, open } = await addressed(createHistoryStores)
  stores.opened.getState().open(row)
  expect(said()).toBe('#/history?row=7')
  open('#/history')
  expect(stores.opened.getState().row).toBeNull()
  open('#/history?row=7')
  // While it is being read the address stands already.
  expect(said()).toBe('#/history?row=7')
  await expect.poll(() => stores.opened.getState().row).toEqual(row)
})

test('the address of a row that is in no history any more opens nothing and is gone', async () => {
  const { stores, said, open } = await addressed(createHistoryStores)
  open('#/history?row=8')
  await expect.poll(said).toBe('#/history')
  expect(stores.opened.getState().row).toBeNull()
})

test('a run of the trash is addressed beside the page, apart from a run of the history', async () => {
  const { stores, said, open } = await addressed(createHistoryStores)
  stores.view.getState().turnTo('trash')
  stores.view.getState().showTrashOf('b-9')
  expect(said()).toBe('#/history?show=trash&run=b-9')
  open('#/history?run=b-1')
  expect(stores.view.getState()).toMatchObject({ trashRunId: null, query: { batchId: 'b-1' } })
  open('#/history?show=trash&run=b-9')
  expect(stores.view.getState()).toMatchObject({ page: 'trash', trashRunId: 'b-9', query: { batchId: null } })
  await stores.view.getState().refresh()
  expect(said()).toBe('#/history?show=trash&run=b-9')
})

test('the group that a plan shows alone is addressed, the films too', async () => {
  const { stores, said, open } = await addressed(createPlanStores)
  for (const group of ['Copper & Rain', '']) {
    stores.view.getState().narrow({ group })
    const address = said()
    expect(address).toContain('group=')
    open('#/plan')
    expect(stores.view.getState().filter.group).toBeNull()
    open(address)
    expect(stores.view.getState().filter.group).toBe(group)
  }
})
