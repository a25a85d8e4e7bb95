/** What was asked before a change is answered after what was asked then, or would be: what is shown is how it stands now. */
import { expect, test } from 'vitest'
import { createActsStore } from '../../../renderer/app/acts/actsStore.ts'
import type { ScreenDependencies } from '../../../renderer/app/address/screen.ts'
import { createOpenRunStores } from '../../../renderer/features/activity/run/openRunStores.ts'
import { createHistoryStores } from '../../../renderer/features/history/historyStores.ts'
import { createOpenedStore } from '../../../renderer/features/history/openedStore.ts'
import { createVideoStore } from '../../../renderer/features/library/videoStore.ts'
import { createUsageStores } from '../../../renderer/features/usage/usageStores.ts'
import type { HistoryRow } from '../../../shared/contract/library.ts'
import { slowHost } from './slowHost.ts'

type Slow = ReturnType<typeof slowHost>

/** Answers all that is open now, the newest question first, and then what is asked because of that. */
async function answerBackwards({ asked, answer }: Slow, answerOf: (at: number) => unknown): Promise<void> {
  for (let answered = 0; answered < asked.length;) {
    const open = asked.length
    for (let at = open - 1; at >= answered; at -= 1) await answer(at, answerOf(at))
    answered = open
  }
}

const dependenciesOf = ({ client }: Slow) =>
  ({
    ...{ client, acts: createActsStore() },
    ...{ bindAddress: () => undefined, onNavigation: () => undefined },
  }) as unknown as ScreenDependencies

test.each([
  ['in the history', 'history.batches', 'batches'],
  ['in the trash', 'trash.runs', 'trashRuns'],
] as const)('the list of runs %s is that after the last change', async (_, command, list) => {
  const host = slowHost('history.batches', 'trash.runs')
  const { view } = createHistoryStores(dependenciesOf(host))
  for (let change = 0; change < 5; change += 1) host.emit('history.changed')
  await answerBackwards(host, (at) => [{ batchId: `asked ${at}` }])
  const last = host.asked.findLastIndex(({ name }) => name === command)
  expect(view.getState()[list]).toEqual([{ batchId: `asked ${last}` }])
})

test('a row of the history that is opened, and its versions, are those after the last change', async () => {
  const host = slowHost('history.row', 'history.versions')
  const store = createOpenedStore(host.client, createActsStore())
  store.getState().open({ id: 7, name: 'at first' } as unknown as HistoryRow)
  for (let change = 0; change < 3; change += 1) store.getState().refresh()
  await answerBackwards(host, (at) =>
    host.asked[at]?.name === 'history.row' ? { id: 7, name: `asked ${at}` } : [{ rowId: at }],
  )
  const lastOf = (name: string) => host.asked.findLastIndex((call) => call.name === name)
  expect(store.getState()).toMatchObject({
    row: { name: `asked ${lastOf('history.row')}` },
    versions: [{ rowId: lastOf('history.versions') }],
  })
})

const failedRun = (toRetry: number) => ({ row: { id: 'r1', endedMs: 1, verbs: { toRetry } }, causes: [] })

test('a run that is opened stands as after the last change, with the price of what is left of it', async () => {
  const host = slowHost('runs.run', 'runs.groups', 'runs.retryCost')
  const { run } = createOpenRunStores(host.client, createActsStore())
  run.getState().open('r1')
  for (let change = 0; change < 3; change += 1) void run.getState().refresh()
  await answerBackwards(host, (at) => {
    const { name } = host.asked[at]!
    if (name === 'runs.run') return failedRun(at + 1)
    return name === 'runs.groups' ? [{ title: `asked ${at}` }] : { downloads: at }
  })
  const lastOf = (name: string) => host.asked.findLastIndex((call) => call.name === name)
  expect(run.getState()).toMatchObject({
    details: { row: { verbs: { toRetry: lastOf('runs.run') + 1 } } },
    groups: [{ title: `asked ${lastOf('runs.groups')}` }],
  })
  expect([...run.getState().retryCosts]).toEqual([['', { downloads: lastOf('runs.retryCost') }]])
})

test('of a run that is read once for several refreshes, the price is asked once', async () => {
  const host = slowHost('runs.run', 'runs.retryCost')
  const { run } = createOpenRunStores(host.client, createActsStore())
  run.getState().open('r1')
  for (let change = 0; change < 3; change += 1) void run.getState().refresh()
  await answerBackwards(host, (at) => (host.asked[at]?.name === 'runs.run' ? failedRun(1) : { downloads: 1 }))
  expect(host.asked.filter(({ name }) => name === 'runs.retryCost')).toHaveLength(1)
  expect([...run.getState().retryCosts]).toEqual([['', { downloads: 1 }]])
})

test('the price of a run as it stood before is not shown once it stands otherwise', async () => {
  const host = slowHost('runs.run', 'runs.retryCost')
  const { run } = createOpenRunStores(host.client, createActsStore())
  run.getState().open('r1')
  await host.answer(0, failedRun(4))
  void run.getState().refresh()
  const [, price, again] = host.asked
  expect([price?.name, again?.name]).toEqual(['runs.retryCost', 'runs.run'])
  await host.answer(2, failedRun(1))
  await host.answer(1, { downloads: 4 })
  expect(run.getState().retryCosts.size).toBe(0)
  await host.answer(3, { downloads: 1 })
  expect([...run.getState().retryCosts]).toEqual([['', { downloads: 1 }]])
})

test('a run that is opened while another one is being read is the one that is shown', async () => {
  const host = slowHost('runs.run')
  const { run } = createOpenRunStores(host.client, createActsStore())
  run.getState().open('r0')
  run.getState().open('r1')
  await answerBackwards(host, (at) => ({ ...failedRun(0), row: { ...failedRun(0).row, id: `r${at}` } }))
  expect(run.getState().details?.row.id).toBe('r1')
})

test('the days of the usage are those after the last change', async () => {
  const host = slowHost('usage.days')
  const { days } = createUsageStores(dependenciesOf(host))
  for (let revision = 1; revision <= 5; revision += 1) host.emit('usage.changed', { revision })
  await answerBackwards(host, (at) => [{ day: `asked ${at}` }])
  expect(days.getState().days).toEqual([{ day: `asked ${host.asked.length - 1}` }])
})

test('the video of the drawer is as after the last change, where it was opened just before', async () => {
  const host = slowHost('library.video')
  const store = createVideoStore(host.client, createActsStore())
  void store.getState().open('v')
  host.emit('history.changed')
  await answerBackwards(host, (at) => ({ row: { id: 'v' }, told: at }))
  expect(store.getState().details).toMatchObject({ told: host.asked.length - 1 })
})
