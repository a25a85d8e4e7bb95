/** Watch mode goes on soon after an error of a disk, or a service that was away, has passed, wherever it met it, and says so. */
import { expect, test } from 'vitest'
import { createHealthTeller } from '../../../electron/cli/print/watchHealth.ts'
import { openDatabase } from '../../../electron/database/database.ts'
import { awayPauseMs } from '../../../electron/serviceClient/awayPause.ts'
import { retryDelayMs } from '../../../electron/watch/rounds/retryCalendar.ts'
import { createWatchLoop, type WatchLoop } from '../../../electron/watch/watchLoop.ts'
import { createWishCalendar } from '../../../electron/watch/rounds/wishCalendar.ts'
import { AppError, type ErrorCode } from '../../../shared/errors.ts'
import { nobodyListens, nothingSettling, SimulatedClock, simulatedWork } from '../../support/fakes/watchedWorld.ts'

const diskCodes: readonly ErrorCode[] = ['disk.full', 'disk.failing', 'home.busy', 'home.damaged', 'home.unusable']
const mostMs = 30_000

async function settled(loop: WatchLoop): Promise<void> {
  do await new Promise((resolve) => setImmediate(resolve))
  while (loop.state().activity !== 'idle')
}

type Step = 'work' | 'turn'

/** Fails in one step so many times; what is told goes to `lines`. */
function loopFailing(step: Step, code: ErrorCode, failures: number) {
  const clock = new SimulatedClock(0)
  const lines: object[] = []
  const said: string[] = []
  const noteTrouble = (line: object) => {
    if (!('path' in line)) lines.push(line)
  }
  const doneMs: number[] = []
  let left = failures
  const teller = createHealthTeller({ tell: (line) => said.push(line), print: noteTrouble })
  const fail = (at: Step) => {
    if (at === step && left-- > 0) throw new AppError(code, 'The disk gives errors.')
  }
  const loop = createWatchLoop({
    clock,
    keeperFor: (path) => ({
      health: () => ({
        ...{ path, state: 'watching', why: null, folders: 1, limit: null, lastCompleteMs: null, nextCheckMs: 0 },
        ...{ lastCheckMs: null, unread: [] },
        ...{ events: 0, foundByEvents: 0, foundByChecks: 0 },
      }),
      dueMs: () => Infinity,
      expire: () => undefined,
      hint: () => undefined,
      turn: async () => null,
      close: () => undefined,
    }),
    settling: nothingSettling,
    work: simulatedWork({
      isDue: () => doneMs.length === 0,
      async run() {
        fail('work')
        doneMs.push(clock.monotonicMs())
      },
      endTurn: () => fail('turn'),
    }),
    listener: { ...nobodyListens, changed: () => teller(loop.state()) },
  })
  return { clock, loop, lines, said, doneMs, pass: (ms: number) => clock.pass(ms, () => settled(loop)) }
}

test.each(diskCodes.flatMap((code) => [1, 2, 5].map((failures) => [code, failures] as const)))(
  'work that %s held up %i times is done within half a minute after',
  async (code, failures) => {
    const { loop, doneMs, pass, lines, said } = loopFailing('work', code, failures)
    loop.setRoots(['/films'])
    await pass(failures * mostMs)
    expect(doneMs).toHaveLength(1)
    expect(lines).toEqual([
      { event: 'error', code, message: 'The disk gives errors.', retry_at: expect.any(String) as string },
      { event: 'recovered' },
    ])
    expect(said.filter((line) => line.includes('tried again by itself'))).toHaveLength(1)
    await loop.close()
  },
)

test('a service that is away is asked again as soon as the window asks it, and seldomer while it lasts', async () => {
  const { loop, doneMs, pass } = loopFailing('work', 'service.unreachable', 3)
  loop.setRoots(['/films'])
  await pass(30_000)
  expect(doneMs).toEqual([])
  await pass(60_000)
  expect(doneMs).toEqual([])
  await pass(120_000 + mostMs)
  expect(doneMs).toHaveLength(1)
  expect([0, 1, 2, 20].map((tries) => awayPauseMs(tries) / 1_000)).toEqual([30, 60, 120, 600])
  await loop.close()
})

test('a turn that failed as a whole is told once, and made again', async () => {
  const { loop, pass, lines } = loopFailing('turn', 'disk.failing', 3)
  loop.setRoots(['/films'])
  await pass(4 * mostMs)
  expect(lines.map((line) => 'event' in line && line.event)).toEqual(['error', 'recovered'])
  expect(loop.state().problem).toBeNull()
  await loop.close()
})

test('a wish that the disk held up is due soon, and less often while it lasts; one of the service waits as before', () => {
  const calendar = createWishCalendar(openDatabase(':memory:'))
  const wish = { videoPath: '/films/a.mkv', wish: 'en', language: 'en', message: '', resumesAtMs: null } as const
  calendar.ended({ ...wish, reason: 'error', code: 'disk.failing' }, 0)
  expect(calendar.find(wish.videoPath, 'en')?.nextMs).toBeLessThanOrEqual(mostMs)
  calendar.ended({ ...wish, reason: 'error', code: 'service.unreachable' }, 0)
  expect(calendar.find(wish.videoPath, 'en')?.nextMs).toBeGreaterThan(mostMs)
  expect([1, 2, 3, 9].map((failures) => retryDelayMs('disk.full', failures) / 1_000)).toEqual([15, 30, 60, 300])
})
