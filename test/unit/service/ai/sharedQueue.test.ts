/** The queue of a node among others: what it holds of jobs that it does not run, and how it leaves. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createJobQueue } from '../../../../service/ai/jobs/jobQueue.ts'
import type { Job } from '../../../../service/ai/jobs/job.ts'
import { JobTakenOver } from '../../../../service/ai/jobs/jobTakenOver.ts'
import type { JobsStore } from '../../../../service/store/store.ts'
import { AppError } from '../../../../shared/errors.ts'

const lookEveryMs = 2_000
const mostAtOnce = 2
const failing = () => new AppError('disk.failing', 'The disk of the data gives errors.')

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** `run` says of each job how it ends; `open` are those that nobody else runs. */
function openNode(open: readonly number[], run: (job: Job) => Promise<void>) {
  const node = { open, asked: [] as number[], held: new Set<number>(), told: [] as string[], mayLeave: true }
  const jobs: Pick<JobsStore, 'take' | 'fail' | 'giveBack' | 'leave'> = {
    async take(most, running) {
      node.asked.push(most)
      const taken = node.open.filter((id) => !running.has(id)).slice(0, most)
      for (const id of taken) node.held.add(id)
      return taken.map((id) => ({ id, requestId: `job_${id}` }) as Job)
    },
    fail: async () => undefined,
    async giveBack(ids) {
      for (const id of ids) node.held.delete(id)
    },
    async leave() {
      if (!node.mayLeave) throw failing()
    },
  }
  return { node, queue: createJobQueue({ jobs, run, report: (where) => node.told.push(where) }) }
}

const untilStopped = () => new Promise<never>(() => undefined)

test('what is taken behind jobs in trouble and not begun is left to others', async () => {
  const begun: number[] = []
  const { node } = openNode([1, 2, 3, 4, 5], async ({ id }) => {
    begun.push(id)
    if (id > 2) return untilStopped()
    throw failing()
  })
  await vi.advanceTimersByTimeAsync(3 * lookEveryMs)
  expect(begun).toContain(3)
  expect([...node.held].filter((id) => !begun.includes(id))).toEqual([])
})

test('a job that another node has taken over is not looked for again', async () => {
  const { node, queue } = openNode([1], async () => {
    node.open = []
    throw new JobTakenOver('Job 1 was taken over by another node.')
  })
  await vi.advanceTimersByTimeAsync(3 * lookEveryMs)
  expect(node.told).toEqual(['job job_1'])
  expect(new Set(node.asked)).toEqual(new Set([mostAtOnce]))
  await queue.close()
})

test('a job in trouble that others have ended is forgotten', async () => {
  const { node, queue } = openNode([1], () => Promise.reject(failing()))
  await vi.advanceTimersByTimeAsync(2 * lookEveryMs)
  expect(node.asked.at(-1)).toBe(mostAtOnce + 1)
  node.open = []
  await vi.advanceTimersByTimeAsync(2 * lookEveryMs)
  expect(node.asked.at(-1)).toBe(mostAtOnce)
  await queue.close()
})

test('it ends also where the database is away, and tells of it', async () => {
  const { node, queue } = openNode([], untilStopped)
  node.mayLeave = false
  await queue.close()
  expect(node.told).toEqual(['job queue'])
})

test('a job that does not stop holds up the end for five seconds at most, and is told of', async () => {
  const { node, queue } = openNode([1], untilStopped)
  await vi.advanceTimersByTimeAsync(0)
  let isClosed = false
  const closed = queue.close().then(() => (isClosed = true))
  await vi.advanceTimersByTimeAsync(4_900)
  expect(isClosed).toBe(false)
  await vi.advanceTimersByTimeAsync(200)
  expect(isClosed).toBe(true)
  await closed
  expect(node.told).toEqual(['job queue'])
})
