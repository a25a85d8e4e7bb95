/** The queue while the disk of the service fails: no job is lost or failed for it, nothing runs hot, and it goes on by itself. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createJobQueue, type JobQueueParts } from '../../../../service/ai/jobs/jobQueue.ts'
import type { Job } from '../../../../service/ai/jobs/job.ts'
import { ArchiveTrouble } from '../../../../service/http/archiveTrouble.ts'
import { AppError } from '../../../../shared/errors.ts'

const lookEveryMs = 2_000
const failing = () => new AppError('disk.failing', 'The disk of the data gives errors.')

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** One job that waits; each of the three may fail some times. */
function openQueue(times: { readonly lock?: number; readonly unfinished?: number; readonly run?: number }) {
  const left = { lock: 0, unfinished: 0, run: 0, ...times }
  const seen = { runs: 0, failed: 0, told: [] as string[] }
  const job = { id: 1, requestId: 'job_1' } as Job
  let isDone = false
  const failSometimes = (what: keyof typeof left) => {
    left[what] -= 1
    if (left[what] >= 0) throw failing()
  }
  const parts = {
    jobs: {
      async take() {
        failSometimes('lock')
        failSometimes('unfinished')
        return isDone ? [] : [job]
      },
      fail: async () => (seen.failed += 1),
      giveBack: async () => undefined,
      leave: async () => undefined,
    },
    async run() {
      seen.runs += 1
      failSometimes('run')
      isDone = true
    },
    report: (where: string) => seen.told.push(where),
  } as unknown as JobQueueParts
  return { queue: createJobQueue(parts), seen, isDone: () => isDone }
}

test.each([{ lock: 3 }, { unfinished: 3 }, { run: 3 }, { lock: 2, unfinished: 2, run: 2 }])(
  'after %o failures the job is done, told of no oftener than looked at, and not failed',
  async (times) => {
    const { queue, seen, isDone } = openQueue(times)
    for (let looks = 0; looks < 8; looks += 1) await vi.advanceTimersByTimeAsync(lookEveryMs)
    expect(isDone()).toBe(true)
    expect(seen.failed).toBe(0)
    expect(seen.runs).toBe(1 + (times.run ?? 0))
    expect(seen.told.length).toBeLessThanOrEqual(Object.keys(times).length)
    await queue.close()
  },
)

test('a disk that fails for long is met every two seconds, not all the time, and told of once', async () => {
  const { queue, seen } = openQueue({ run: Infinity })
  await vi.advanceTimersByTimeAsync(10 * lookEveryMs)
  expect(seen.runs).toBe(11)
  expect(seen.told).toEqual(['job job_1'])
  expect(() => queue.wake()).not.toThrow()
  await queue.close()
})

test.each([
  ['lost', true, 1],
  ['away', false, 0],
])('a job whose text in the archives is %s is ended: %s', async (_what, isLasting, ended) => {
  const failed: string[] = []
  const job = { id: 1, requestId: 'job_1' } as Job
  const queue = createJobQueue({
    jobs: {
      take: async () => (failed.length > 0 ? [] : [job]),
      fail: async (_job: Job, { code }: { readonly code: string }) => failed.push(code),
      giveBack: async () => undefined,
      leave: async () => undefined,
    },
    run: () => Promise.reject(new ArchiveTrouble('It is not there.', { isLasting })),
    report: () => undefined,
  } as unknown as JobQueueParts)
  await vi.advanceTimersByTimeAsync(5 * lookEveryMs)
  expect(failed).toHaveLength(ended)
  await queue.close()
})

/** Five jobs, oldest first; the texts of some are in archives that are away until they are back. */
function openOutage(away: readonly number[]) {
  const done: number[] = []
  const tries: number[] = []
  const outage = { isOver: false }
  const jobs = [1, 2, 3, 4, 5].map((id) => ({ id, requestId: `job_${id}` }) as Job)
  const queue = createJobQueue({
    jobs: {
      take: async (most: number, running: ReadonlySet<number>) =>
        jobs.filter(({ id }) => !running.has(id) && !done.includes(id)).slice(0, most),
      giveBack: async () => undefined,
      leave: async () => undefined,
    },
    async run({ id }: Job) {
      tries.push(id)
      if (!outage.isOver && away.includes(id)) throw new ArchiveTrouble('It does not answer.')
      done.push(id)
    },
    report: () => undefined,
  } as unknown as JobQueueParts)
  return { queue, done, tries, outage }
}

test.each([[[1]], [[1, 2]], [[1, 2, 3]], [[2, 4]]])(
  'jobs %o, whose archives are away, hold up no other, and go on once they are back',
  async (away) => {
    const { queue, done, tries, outage } = openOutage(away)
    await vi.advanceTimersByTimeAsync(4 * lookEveryMs)
    const others = [1, 2, 3, 4, 5].filter((id) => !away.includes(id))
    expect(done.toSorted()).toEqual(others)
    for (const id of away) expect(tries).toContain(id)
    outage.isOver = true
    await vi.advanceTimersByTimeAsync(4 * lookEveryMs)
    expect(done.toSorted()).toEqual([1, 2, 3, 4, 5])
    await queue.close()
  },
)

test('a database that never answers holds the end of the queue up for five seconds in all', async () => {
  const never = () => new Promise<never>(() => undefined)
  const told: string[] = []
  const queue = createJobQueue({
    jobs: { take: never, leave: never, fail: never, giveBack: never },
    run: never,
    report: (where) => told.push(where),
  })
  // It has asked for jobs then.
  await vi.advanceTimersByTimeAsync(1)
  let isClosed = false
  const closed = queue.close().then(() => (isClosed = true))
  await vi.advanceTimersByTimeAsync(4_900)
  expect(isClosed).toBe(false)
  await vi.advanceTimersByTimeAsync(100)
  await closed
  expect(told).toEqual(['job queue'])
})
