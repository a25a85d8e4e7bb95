/** The loop of watch mode on a clock that only moves when told: it must sleep between its turns, whatever happened. */
import { expect, test } from 'vitest'
import { AppError } from '../../../shared/errors.ts'
import type { RootKeeper } from '../../../electron/watch/rootKeeper.ts'
import { createWatchLoop } from '../../../electron/watch/watchLoop.ts'
import { SimulatedClock } from '../../support/watchedWorld.ts'

const hour = 3_600_000

function keeperFor(path: string): RootKeeper {
  return {
    health: () => ({
      path,
      state: 'watching',
      why: null,
      folders: 1,
      limit: null,
      lastCompleteMs: null,
      nextLookMs: 0,
      events: 0,
      foundByEvents: 0,
      foundByLooks: 0,
    }),
    dueMs: () => Infinity,
    expire: () => undefined,
    turn: async () => null,
    close: () => undefined,
  }
}

function failingLoop(clock: SimulatedClock) {
  const seen = { turns: 0, tries: 0, isQuiet: false }
  const loop = createWatchLoop({
    clock,
    keeperFor,
    isSettling: () => false,
    hasWork: () => true,
    mayWork: () => !seen.isQuiet,
    async work() {
      seen.tries += 1
      throw new AppError('service.unreachable', 'The service cannot be reached.')
    },
    onChecked: () => undefined,
    onTurn: () => (seen.turns += 1),
    changed: () => undefined,
    report: () => undefined,
  })
  const idle = async () => {
    do await new Promise((resolve) => setImmediate(resolve))
    while (loop.state().activity !== 'idle')
  }
  return { seen, loop, pass: (ms: number) => clock.pass(ms, idle) }
}

test('work that failed is tried again, later and later', async () => {
  const { seen, loop, pass } = failingLoop(new SimulatedClock(0))
  loop.setRoots(['/films'])
  await pass(hour)
  expect(seen.tries).toBeGreaterThan(2)
  expect(seen.tries).toBeLessThan(60)
  expect(loop.state().problem?.code).toBe('service.unreachable')
  await loop.close()
})

test('work that failed before quiet hours does not keep the loop awake in them', async () => {
  const { seen, loop, pass } = failingLoop(new SimulatedClock(0))
  loop.setRoots(['/films'])
  await pass(1_000)
  const { tries, turns } = seen
  seen.isQuiet = true
  await pass(hour)
  expect(seen.tries).toBe(tries)
  expect(seen.turns - turns).toBeLessThanOrEqual(hour / 30_000 + 2)
  seen.isQuiet = false
  await pass(30_000)
  expect(seen.tries).toBe(tries + 1)
  await loop.close()
})
