import { expect, onTestFinished, test } from 'vitest'
import { createAiJobs } from '../../../../electron/ai/aiJobs.ts'
import type { AiOrder } from '../../../../electron/ai/aiQueue.ts'
import { openDatabase } from '../../../../electron/database/database.ts'
import { transcriptionOrder } from '../../../../electron/batch/order/transcriptionOrder.ts'
import { createAiFollowing } from '../../../../electron/views/ai/aiFollowing.ts'
import { createHandClock } from '../../../support/fakes/handClock.ts'
import { noTopics } from '../../../support/fakes/notedTopics.ts'
import { settingsWith } from '../../../support/make/settingsWith.ts'

function followingWith(mayFollow: () => boolean, listed?: () => never) {
  const db = openDatabase(':memory:')
  onTestFinished(() => db.close())
  const clock = createHandClock()
  const jobs = createAiJobs(db, clock)
  const bugs: string[] = []
  let asked = 0
  const following = createAiFollowing({
    jobs: listed ? { ...jobs, open: listed } : jobs,
    settings: { read: () => settingsWith() },
    clock,
    link: {
      current() {
        asked += 1
        return new Promise(() => undefined)
      },
    },
    library: { recordWritten: () => undefined, recordRemoved: () => undefined },
    history: { get: () => null },
    topics: noTopics,
    mayFollow,
    bugs: { report: (error) => bugs.push(error.message) },
  })
  return { following, clock, bugs, asked: () => asked }
}

const order: AiOrder = transcriptionOrder({
  service: 'embedded',
  batchId: 'b',
  language: 'en',
  videoPath: '/lib/A.mkv',
})

test('what may not be followed rests, and is taken up at the turn at which it may', () => {
  let mayFollow = false
  const { following, asked } = followingWith(() => mayFollow)
  following.order(order)
  expect(asked()).toBe(0)
  mayFollow = true
  following.turn()
  expect(asked()).toBe(1)
})

test('a bug in what is woken by the clock is reported, and it is tried again later', () => {
  const { following, clock, bugs } = followingWith(
    () => true,
    () => {
      throw new TypeError('x is undefined')
    },
  )
  following.wake()
  expect(bugs).toHaveLength(1)
  clock.pass(29_999)
  expect(bugs).toHaveLength(1)
  clock.pass(1)
  expect(bugs).toHaveLength(2)
})
