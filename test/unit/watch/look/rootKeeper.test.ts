/** One watched folder on a clock that moves when told: where its events end, it says so and looks more often. */
import { expect, test } from 'vitest'
import { AppError } from '../../../../shared/errors.ts'
import { openDatabase } from '../../../../electron/database/database.ts'
import { createWatchNotes } from '../../../../electron/watch/watchNotes.ts'
import type { Checked, CheckRoot } from '../../../../electron/watch/look/checkRoot.ts'
import { createRootKeeper } from '../../../../electron/watch/look/rootKeeper.ts'
import { createSettling } from '../../../../electron/watch/look/settling.ts'
import { SimulatedClock, SimulatedDisk } from '../../../support/fakes/watchedWorld.ts'

const nothing: Checked = {
  unread: [],
  folders: 3,
  ignored: 0,
  unreadable: 0,
  orphans: 0,
  changed: [],
  gone: [],
  followed: [],
  isToRepeat: false,
}
const { signal } = new AbortController()

function scene(check: CheckRoot = async () => nothing, notes = createWatchNotes(openDatabase(':memory:'))) {
  const clock = new SimulatedClock(0)
  const disk = new SimulatedDisk()
  const keeper = createRootKeeper({
    path: '/films',
    clock,
    check,
    settling: createSettling({ settleMs: () => 1_000, monotonicMs: () => clock.monotonicMs() }),
    events: disk.events(clock),
    disk: {
      identity: () => disk.identity('/films'),
      placeKind: () => disk.placeKind(),
      watchLimit: async () => ({ limit: 100, used: 90 }),
    },
    notes,
    wake: () => undefined,
  })
  const dueInMs = () => keeper.dueMs() - clock.monotonicMs()
  return { clock, disk, notes, keeper, dueInMs }
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

test('what somebody outside says has changed is looked at within a second, and nothing else with it', async () => {
  const looked: (string | null)[] = []
  const { clock, keeper, dueInMs } = scene(async ({ below }) => {
    looked.push(below)
    return nothing
  })
  // The events are set up, and what came meanwhile is looked for once more.
  for (let turns = 0; turns < 2; turns += 1) {
    await keeper.turn(signal)
    await clock.pass(1_000, async () => undefined)
  }
  await keeper.turn(signal)
  looked.length = 0
  expect(dueInMs()).toBeGreaterThan(800_000)
  keeper.hint('/films/New (2026)')
  expect(dueInMs()).toBe(500)
  await clock.pass(500, async () => undefined)
  await keeper.turn(signal)
  expect(looked).toEqual(['/films/New (2026)'])
  expect(keeper.health().events).toBe(1)
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

test('of a folder known from before, events are set up beside the first look, and a look that follows them finds the rest', async () => {
  const first = scene()
  await first.keeper.turn(signal)
  const eventsAtLook: number[] = []
  const known = scene(async () => {
    eventsAtLook.push(known.disk.hooks.size)
    if (eventsAtLook.length === 1) known.disk.hooks.get('/films')?.onReady()
    return nothing
  }, first.notes)
  await known.keeper.turn(signal)
  expect(known.dueInMs()).toBe(0)
  await known.keeper.turn(signal)
  expect(known.dueInMs()).toBe(900_000)
  expect(eventsAtLook).toEqual([1, 1])
})

test('when a folder was last looked at as a whole outlives the app', async () => {
  const { clock, notes, keeper } = scene()
  await clock.pass(7_000, async () => undefined)
  await keeper.turn(signal)
  expect(notes.get('complete:/films')).toBe('7000')
  const parts = scene(async () => ({ ...nothing, unread: ['/films/Locked'] }))
  await parts.keeper.turn(signal)
  expect(parts.notes.get('complete:/films')).toBeNull()
})

test('what cannot be read is named, and all else counts as looked at', async () => {
  const unread = ['/films/Locked']
  const { clock, keeper } = scene(async () => ({ ...nothing, unread }))
  expect(keeper.health()).toMatchObject({ lastCheckMs: null, unread: [] })
  await clock.pass(7_000, async () => undefined)
  await keeper.turn(signal)
  expect(keeper.health()).toMatchObject({ lastCompleteMs: null, lastCheckMs: 7_000, unread })
})

test('what the first of several folders brought is told, whatever keeps it from looking at the next; then all is looked at', async () => {
  const asked: (string | null)[] = []
  const { clock, keeper, dueInMs } = scene(async ({ below }) => {
    asked.push(below)
    if (below === '/films/B') throw new AppError('internal', 'The database is locked.')
    return below === null ? nothing : { ...nothing, folders: 1, unreadable: 1 }
  })
  for (let turns = 0; turns < 3; turns += 1) {
    await keeper.turn(signal)
    await clock.pass(1_000, async () => undefined)
  }
  asked.length = 0
  for (const folder of ['/films/A', '/films/B']) keeper.hint(folder)
  await clock.pass(500, async () => undefined)
  expect(await keeper.turn(signal)).toMatchObject({ folders: 1 })
  expect(dueInMs()).toBe(0)
  await keeper.turn(signal)
  expect(asked).toEqual(['/films/A', '/films/B', null])
})
