/** One watched folder on a clock that moves when told: where its events end, it says so and looks more often. */
import { expect, test } from 'vitest'
import { AppError } from '../../../../shared/errors.ts'
import type { Checked } from '../../../../electron/watch/look/checkRoot.ts'
import { createRootKeeper } from '../../../../electron/watch/look/rootKeeper.ts'
import { createSettling } from '../../../../electron/watch/look/settling.ts'
import { SimulatedClock, SimulatedDisk } from '../../../support/fakes/watchedWorld.ts'

const nothing: Checked = {
  isComplete: true,
  folders: 3,
  ignored: 0,
  orphans: 0,
  changed: [],
  gone: [],
  followed: [],
  isToRepeat: false,
}
const { signal } = new AbortController()

function scene(check: () => Promise<Checked> = async () => nothing) {
  const clock = new SimulatedClock(0)
  const disk = new SimulatedDisk()
  const keeper = createRootKeeper({
    path: '/films',
    clock,
    check,
    settling: createSettling({ settleMs: () => 1_000, monotonicMs: () => clock.monotonicMs() }),
    events: disk.events(clock),
    placeKind: async () => 'local',
    watchLimit: async () => ({ limit: 100, used: 90 }),
    identity: async () => '1',
    isSubtitleFolder: () => false,
    lastCompleteMs: null,
    noteComplete: () => undefined,
    wake: () => undefined,
  })
  const dueInMs = () => keeper.dueMs() - clock.monotonicMs()
  return { clock, disk, keeper, dueInMs }
}

test('where the system gives no more watches it says so, looks every half minute, and asks again after an hour', async () => {
  const { clock, disk, keeper, dueInMs } = scene()
  await keeper.turn(signal)
  expect(keeper.health()).toMatchObject({ state: 'watching', why: null })
  expect(dueInMs()).toBe(900_000)
  disk.hooks.get('/films')?.onTrouble('ENOSPC')
  expect(keeper.health()).toMatchObject({ state: 'looking', why: 'limit', limit: { limit: 100, used: 90 } })
  expect(disk.hooks.size).toBe(0)
  expect(dueInMs()).toBe(30_000)
  for (let turns = 0; turns < 121; turns += 1) {
    await clock.pass(30_000, async () => undefined)
    await keeper.turn(signal)
  }
  expect(keeper.health()).toMatchObject({ state: 'watching', why: null })
})

test('a thread that died is started again within a minute', async () => {
  const { clock, disk, keeper } = scene()
  await keeper.turn(signal)
  disk.hooks.get('/films')?.onTrouble('worker')
  expect(keeper.health()).toMatchObject({ state: 'looking', why: 'failed' })
  await clock.pass(60_000, async () => undefined)
  await keeper.turn(signal)
  expect(keeper.health().state).toBe('watching')
})

test('a look that failed for a reason of its own is not made again at once', async () => {
  const { keeper, dueInMs } = scene(async () => {
    throw new AppError('disk.full', 'The disk is full.')
  })
  await expect(keeper.turn(signal)).rejects.toMatchObject({ code: 'disk.full' })
  expect(dueInMs()).toBe(20_000)
})

test('a folder that is away is looked for every few seconds', async () => {
  const { keeper, dueInMs } = scene(async () => {
    throw new AppError('folder.missing', 'It is not there.')
  })
  expect(await keeper.turn(signal)).toBeNull()
  expect(keeper.health().state).toBe('away')
  expect(dueInMs()).toBe(5_000)
})

test('a folder that is let go in the middle of a look leaves no events behind', async () => {
  const { disk, keeper } = scene(async () => {
    keeper.close()
    return nothing
  })
  await keeper.turn(signal)
  expect(disk.hooks.size).toBe(0)
})
