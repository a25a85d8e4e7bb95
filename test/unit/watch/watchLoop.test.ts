/** The loop of watch mode on a clock that only moves when told: it must sleep between its turns, whatever happened. */
import { expect, test } from 'vitest'
import { AppError } from '../../../shared/errors.ts'
import type { RootKeeper } from '../../../electron/watch/look/rootKeeper.ts'
import { createWatchLoop, type WatchLoop } from '../../../electron/watch/watchLoop.ts'
import { nobodyListens, nothingSettling, SimulatedClock, simulatedWork } from '../../support/fakes/watchedWorld.ts'

const hour = 3_600_000

function keeperFor(path: string, rest: Partial<RootKeeper> = {}): RootKeeper {
  return {
    health: () => ({
      path,
      state: 'watching',
      why: null,
      folders: 1,
      limit: null,
      lastCompleteMs: null,
      lastCheckMs: null,
      unread: [],
      nextCheckMs: 0,
      events: 0,
      foundByEvents: 0,
      foundByChecks: 0,
    }),
    dueMs: () => Infinity,
    expire: () => undefined,
    hint: () => undefined,
    turn: async () => null,
    close: () => undefined,
    ...rest,
  }
}

function failingLoop(clock: SimulatedClock) {
  const seen = { turns: 0, tries: 0, isQuiet: false }
  const loop = createWatchLoop({
    clock,
    keeperFor: (path) => keeperFor(path),
    settling: nothingSettling,
    work: simulatedWork({
      isAllowed: () => !seen.isQuiet,
      async run() {
        seen.tries += 1
        throw new AppError('service.unreachable', 'The service cannot be reached.')
      },
      endTurn: () => void (seen.turns += 1),
    }),
    listener: nobodyListens,
  })
  return { seen, loop, pass: (ms: number) => clock.pass(ms, () => settled(loop)) }
}

async function settled(loop: WatchLoop): Promise<void> {
  do await new Promise((resolve) => setImmediate(resolve))
  while (loop.state().activity !== 'idle')
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

test('a folder that can never be looked at neither keeps the loop busy nor the others from their turn', async () => {
  const clock = new SimulatedClock(0)
  const looks: string[] = []
  const reports: string[] = []
  const loop = createWatchLoop({
    clock,
    keeperFor: (path) =>
      keeperFor(path, {
        // Worse than any real one: it is due all the time.
        dueMs: () => 0,
        async turn() {
          looks.push(path)
          if (path === '/broken') throw new AppError('disk.full', 'The disk is full.')
          return null
        },
      }),
    settling: nothingSettling,
    work: simulatedWork({ isDue: () => false }),
    listener: { ...nobodyListens, report: ({ code }) => reports.push(code) },
  })
  loop.setRoots(['/broken', '/films'])
  await clock.pass(10_000, () => settled(loop))
  expect(looks.length).toBeLessThanOrEqual(1_000)
  expect(looks.filter((path) => path === '/films').length).toBe(looks.length / 2)
  expect(reports).toEqual(['disk.full'])
  expect(loop.state().problem?.code).toBe('disk.full')
  await loop.close()
})

test('quiet hours that begin in the middle of a long round end it', async () => {
  const clock = new SimulatedClock(0)
  let isQuiet = false
  let ended = 0
  const loop = createWatchLoop({
    clock,
    keeperFor: (path) => keeperFor(path),
    settling: nothingSettling,
    work: simulatedWork({
      isAllowed: () => !isQuiet,
      run: ({ signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => {
            ended += 1
            reject(signal.reason as Error)
          })
        }),
    }),
    listener: nobodyListens,
  })
  const pause = () => new Promise<void>((resolve) => setImmediate(resolve))
  loop.setRoots(['/films'])
  await clock.pass(60_000, pause)
  expect([loop.state().activity, ended]).toEqual(['working', 0])
  isQuiet = true
  await clock.pass(60_000, pause)
  expect([loop.state().activity, ended]).toEqual(['idle', 1])
  expect(loop.state().problem).toBeNull()
  await loop.close()
})

test('with another service the work under way is begun anew there, and a wait after failures is over', async () => {
  const clock = new SimulatedClock(0)
  let refuses = true
  const tries: number[] = []
  const loop = createWatchLoop({
    clock,
    keeperFor: (path) => keeperFor(path),
    settling: nothingSettling,
    work: simulatedWork({
      isDue: () => tries.length < 3,
      async run({ signal }) {
        tries.push(clock.monotonicMs())
        if (refuses) throw new AppError('key.refused', 'The key was refused.')
        if (tries.length === 2) {
          loop.startAnew()
          throw new Error(`a connection that was closed under it, ${String(signal.aborted)}`)
        }
      },
    }),
    listener: nobodyListens,
  })
  loop.setRoots(['/films'])
  await settled(loop)
  expect([tries, loop.state().problem?.code]).toEqual([[0], 'key.refused'])
  refuses = false
  loop.startAnew()
  await settled(loop)
  expect([tries, loop.state().problem]).toEqual([[0, 0, 0], null])
  await loop.close()
})
