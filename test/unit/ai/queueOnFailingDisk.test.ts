/** The queue of AI jobs while nothing can be kept: it neither throws nor runs hot, and takes the job up again later. */
import { expect, test } from 'vitest'
import type { AiJob } from '../../../electron/ai/aiJob.ts'
import { createAiQueue, type AiQueueParts } from '../../../electron/ai/aiQueue.ts'
import { AppError } from '../../../shared/errors.ts'

const full = () => new AppError('disk.full', 'The disk of the home is full. Free some space, then try again.')
const open = { id: 1, service: 'own', state: 'ordered', notBeforeMs: null, changedMs: 0 } as AiJob

function openQueue(others: readonly AiJob[] = []) {
  const now = { ms: 1_000 }
  const told: number[] = []
  const disk = { isFull: true, runs: 0 }
  let job = open
  const jobs = {
    open: () => (job.state === 'done' ? others : [job, ...others]),
    get: () => job,
    change() {
      if (disk.isFull) throw full()
      return job
    },
  }
  const parts = {
    ...{ jobs, service: () => 'own', clock: { nowMs: () => now.ms }, changed: () => undefined },
    restsUntil: (atMs: number) => told.push(atMs),
    async follow() {
      disk.runs += 1
      if (disk.isFull) throw full()
      job = { ...job, state: 'done' }
      return job
    },
    bugs: {
      report(error: AppError) {
        throw error
      },
    },
  } as unknown as AiQueueParts
  return { queue: createAiQueue(parts), now, disk, told, isDone: () => job.state === 'done' }
}

test('a job whose failure cannot be kept rests for a while, and goes on once there is room', async () => {
  const { queue, now, disk, told, isDone } = openQueue()
  queue.wake()
  await queue.idle()
  queue.wake()
  await queue.idle()
  expect(disk.runs).toBe(1)
  const nextMs = queue.nextMs() ?? 0
  expect(nextMs).toBeGreaterThan(now.ms)
  expect(told).toEqual([nextMs])
  now.ms = nextMs
  disk.isFull = false
  queue.wake()
  await queue.idle()
  expect([disk.runs, isDone()]).toEqual([2, true])
  await queue.close()
})

test('a rest that is over hides no other one', async () => {
  const resting = { ...open, id: 2, notBeforeMs: 500_000 }
  const { queue, now, disk } = openQueue([resting])
  queue.wake()
  await queue.idle()
  now.ms = queue.nextMs() ?? 0
  disk.isFull = false
  queue.wake()
  expect(queue.nextMs()).toBe(resting.notBeforeMs)
  await queue.close()
})
