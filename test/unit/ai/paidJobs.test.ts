/** What was paid for is looked for, not bought again (promise J2), whatever the clock says (promise J8). */
import { expect, onTestFinished, test } from 'vitest'
import { createAiJobs } from '../../../electron/ai/aiJobs.ts'
import { createAiQueue } from '../../../electron/ai/aiQueue.ts'
import { unfindable } from '../../../electron/ai/findStarted.ts'
import { createFirstOfKind } from '../../../electron/ai/firstOfKind.ts'
import { followJob, type FollowParts } from '../../../electron/ai/followJob.ts'
import { openDatabase } from '../../../electron/database/database.ts'
import { AppError } from '../../../shared/errors.ts'
import { createHandClock } from '../../support/fakes/handClock.ts'
import { wantedJob as work } from '../../support/fakes/wantedJob.ts'
import { anySignal } from '../../support/services/testClient.ts'
import { createSettings } from '../../../electron/settings/settings.ts'
import { bookOf } from '../../support/make/bookOf.ts'

const hour = 3_600_000
function startedJob() {
  const db = openDatabase(':memory:')
  onTestFinished(() => db.close())
  const clock = createHandClock()
  const jobs = createAiJobs(db, clock)
  const { id } = jobs.findOrAdd(work)
  jobs.change(id, { state: 'starting', startedMs: clock.nowMs() })
  return { db, clock, jobs, id }
}

function queueOver({ clock, jobs }: ReturnType<typeof startedJob>) {
  const followed: number[] = []
  const queue = createAiQueue({
    jobs,
    service: () => work.service,
    clock,
    changed: () => undefined,
    bugs: { report: () => undefined },
    mayFollow: ({ id }) => followed.push(id) < 0,
    follow: () => Promise.reject(new Error('nothing is followed here')),
  })
  return { queue, followed }
}

test('a start that failed half-way for another reason is looked for again before it is repeated', () => {
  const world = startedJob()
  world.jobs.change(world.id, { state: 'failed', code: 'key.missing' })
  queueOver(world).queue.retry([world.id])
  expect(world.jobs.get(world.id)).toMatchObject({ state: 'starting', code: null })
})

test('a start that the service cannot tell of is repeated when a person asks for it', () => {
  const world = startedJob()
  world.jobs.change(world.id, { state: 'failed', code: unfindable })
  queueOver(world).queue.retry([world.id])
  expect(world.jobs.get(world.id)?.state).toBe('ordered')
})

test('a job rests as told, but not for the days that a clock was set back', () => {
  const world = startedJob()
  const { clock, jobs, id } = world
  jobs.change(id, { notBeforeMs: clock.nowMs() + hour })
  const { queue, followed } = queueOver(world)
  queue.wake()
  expect(followed).toEqual([])
  clock.jump(-48 * hour)
  queue.wake()
  expect(followed).toEqual([id])
})

test('a job that finished while the machine slept for days is fetched, not given up', async () => {
  const { clock, db, jobs, id } = startedJob()
  const job = jobs.change(id, { state: 'running', requestId: 'r1' })
  clock.jump(72 * hour)
  const parts = {
    jobs,
    clock,
    db,
    client: {
      aiJob: async () => ({ status: 'completed', isReady: true }),
      aiResult: async () => ({ bytes: Buffer.from('1'), fileName: null }),
    },
    changed: () => {
      throw new Error('far enough')
    },
  } as unknown as FollowParts
  await expect(followJob(parts, job, anySignal)).rejects.toThrow('far enough')
  expect(jobs.get(id)).toMatchObject({ state: 'fetched', code: null })
})

test('a job is not started where its result could be put beside none of its videos, and costs nothing', async () => {
  const { db, jobs } = startedJob()
  const { id } = jobs.findOrAdd({ ...work, subtitleId: '9' })
  const paths = ['/films/A.mkv', '/films/B.mkv']
  for (const videoPath of paths) jobs.addTarget({ jobId: id, videoPath, batchId: 'b', pick: null })
  const writable = new Set<string>()
  const parts = {
    jobs,
    settings: createSettings(db),
    rules: { book: () => bookOf('en') },
    libraryIndex: { find: () => null },
    async checkPlace({ videoPath }: { readonly videoPath: string }) {
      if (!writable.has(videoPath)) throw new AppError('file.notWritable', 'Check the permissions.')
    },
    handOver: { end: async () => undefined },
    firstOfKind: createFirstOfKind(),
    translators: { has: async () => true, refused: () => [], isOutsidePlan: () => false },
    changed: () => undefined,
  } as unknown as FollowParts
  const run = () => followJob(parts, jobs.change(id, { state: 'ordered' }), anySignal)
  expect(await run()).toMatchObject({ state: 'failed', code: 'file.notWritable', ledgerEntry: null })
  writable.add('/films/B.mkv')
  expect(await run()).toMatchObject({ state: 'failed', code: 'input.invalid' })
})

test('what may not be followed for now is left as it is stored, and goes on; what a person asks for again goes on at once', async () => {
  const world = startedJob()
  const { jobs, clock, id: watched } = world
  const { id: ofAPerson } = jobs.findOrAdd({ ...work, subtitleId: '8' })
  const under = new Set<number>()
  let isQuiet = false
  const queue = createAiQueue({
    jobs,
    service: () => work.service,
    clock,
    changed: () => undefined,
    bugs: { report: () => undefined },
    mayFollow: ({ id }) => !isQuiet || id === ofAPerson,
    follow: (job, signal) =>
      new Promise((_, reject) => {
        under.add(job.id)
        signal.addEventListener('abort', () => {
          under.delete(job.id)
          reject(new AppError('cancelled', 'It rests.'))
        })
      }),
  })
  onTestFinished(() => queue.close())
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  queue.turn()
  expect([...under]).toEqual([watched, ofAPerson])
  isQuiet = true
  queue.turn()
  await settled()
  expect([...under]).toEqual([ofAPerson])
  expect(jobs.get(watched)?.state).toBe('starting')
  isQuiet = false
  queue.turn()
  expect([...under]).toEqual([ofAPerson, watched])
  isQuiet = true
  queue.turn()
  await settled()
  jobs.change(watched, { state: 'failed' })
  queue.retry([watched])
  expect([...under]).toEqual([ofAPerson, watched])
})
