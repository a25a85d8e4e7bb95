/** A job that is cancelled and asked for again before its follower has let go. */
import { expect, onTestFinished, test } from 'vitest'
import { createAiJobs } from '../../../electron/ai/aiJobs.ts'
import { createAiQueue } from '../../../electron/ai/aiQueue.ts'
import { openDatabase } from '../../../electron/database/database.ts'
import { AppError } from '../../../shared/errors.ts'
import { createHandClock } from '../../support/fakes/handClock.ts'
import { wantedJob as work } from '../../support/fakes/wantedJob.ts'

function followedJob() {
  const db = openDatabase(':memory:')
  onTestFinished(() => db.close())
  const clock = createHandClock()
  const jobs = createAiJobs(db, clock)
  const done = { follows: 0 }
  const queue = createAiQueue({
    ...{ jobs, clock, service: () => work.service, changed: () => undefined },
    bugs: { report: (error) => expect.unreachable(error.message) },
    follow(job, signal) {
      done.follows += 1
      if (done.follows > 1) return Promise.resolve(jobs.change(job.id, { state: 'done' }))
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as AppError)))
    },
  })
  const order = () => queue.order({ ...work, targets: [] })
  const { id } = order()
  queue.wake()
  const end = async () => {
    await queue.idle()
    return [done.follows, jobs.get(id)?.state]
  }
  return { queue, id, order, end }
}

test('ordered anew at once, it is followed again', async () => {
  const { queue, id, order, end } = followedJob()
  queue.cancel([id])
  order()
  expect(await end()).toEqual([2, 'done'])
})

test('tried again at once, it is followed again', async () => {
  const { queue, id, end } = followedJob()
  queue.cancel([id])
  expect(queue.retry([id])).toBe(1)
  expect(await end()).toEqual([2, 'done'])
})

test('cancelled and left, it stays cancelled', async () => {
  const { queue, id, end } = followedJob()
  queue.cancel([id])
  expect(await end()).toEqual([1, 'cancelled'])
})
