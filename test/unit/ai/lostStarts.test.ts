/** A start whose answer nobody can read may have been charged: the app repeats it once at most, a person as they like (promise J2). */
import { expect, onTestFinished, test } from 'vitest'
import type { AiJob } from '../../../electron/ai/aiJob.ts'
import { createAiJobs } from '../../../electron/ai/aiJobs.ts'
import { createAiQueue } from '../../../electron/ai/aiQueue.ts'
import { unfindable } from '../../../electron/ai/findStarted.ts'
import { createFirstOfKind } from '../../../electron/ai/firstOfKind.ts'
import { followJob, type FollowParts } from '../../../electron/ai/followJob.ts'
import { openDatabase } from '../../../electron/database/database.ts'
import { createQuotaLedger } from '../../../electron/quota/quotaLedger.ts'
import { AppError } from '../../../shared/errors.ts'
import { answering, answeringJson, startFaultPeer, type Behaviour } from '../../support/peers/faultPeer.ts'
import { anySignal, testClient } from '../../support/services/testClient.ts'
import { createSettings } from '../../../electron/settings/settings.ts'
import { bookOf } from '../../support/make/bookOf.ts'

const listed = (id: string) => ({
  request_id: id,
  n_id: '7',
  target_language: 'ES',
  tone: 'faithful',
  status: 'running',
})
const noJobs = answeringJson({ status: true, jobs: [], page: 1, total_pages: 1 })

/** More than any honest run sends: what goes on longer has no end. */
const mostRequests = 200

async function openWorld(start: Behaviour, list: (look: number) => Behaviour = () => noJobs) {
  let looks = 0
  const peer = await startFaultPeer((socket, request, index) => {
    if (request.method === 'POST') {
      start(socket, request, index)
    } else {
      looks += 1
      list(looks)(socket, request, index)
    }
  })
  const client = testClient({ url: peer.url })
  const db = openDatabase(':memory:')
  onTestFinished(() => db.close())
  const pauses: number[] = []
  let waitedMs = 0
  const clock = {
    nowMs: () => client.now() + waitedMs,
    async wait(ms: number) {
      pauses.push(ms)
      waitedMs += ms
    },
  }
  const [jobs, ledger] = [createAiJobs(db, clock), createQuotaLedger(db, clock)]
  const ended = new AppError('cancelled', 'Far enough.')
  const parts = {
    ...{
      jobs,
      ledger,
      client,
      clock,
      checkPlace: async () => undefined,
      firstOfKind: createFirstOfKind(),
      translators: { has: async () => true, refused: () => [], isOutsidePlan: () => false },
      settings: createSettings(db),
      rules: { book: () => bookOf('en') },
    },
    db,
    handOver: { isReachable: () => true, end: async () => undefined },
    changed({ state }: AiJob) {
      if (state === 'running' || peer.requests.length > mostRequests) throw ended
    },
  } as unknown as FollowParts
  const { id } = jobs.findOrAdd({
    ...{ kind: 'translation', service: peer.url, subtitleId: '7', fileId: '', media: '', sourceLanguage: 'en' },
    ...{ target: 'es', tone: '' },
  })
  jobs.keepText(id, 'source', { name: 'a.srt', bytes: Buffer.from('1') })
  return {
    ...{ db, jobs, pauses, clock, id, url: peer.url },
    starts: () => peer.requests.filter(({ method }) => method === 'POST').length,
    looks: () => looks,
    /** As a run of the app does it: until the job ends, runs or rests. */
    async follow(): Promise<AiJob> {
      await followJob(parts, jobs.get(id)!, anySignal).catch((thrown: unknown) => {
        if (thrown !== ended) throw thrown
      })
      return jobs.get(id)!
    },
    personRetries() {
      const queue = createAiQueue({
        ...{ jobs, clock, service: () => peer.url, changed: () => undefined, bugs: { report: () => undefined } },
        ...{ mayFollow: () => false, follow: () => new Promise<AiJob>(() => undefined) },
      })
      queue.retry([id])
    },
  }
}

const unreadableStarts: readonly (readonly [string, Behaviour])[] = [
  ['an object of something else', answeringJson({ hello: 1 })],
  ['a list', answeringJson([1])],
  ['nothing at all', answeringJson(null)],
  ['a word', answeringJson('ok')],
  ['a page', answering({ body: '<html>' })],
  ['an empty answer', answering({ body: '' })],
  ['a job without its id', answeringJson({ status: true, job: { status: 'queued' } })],
  ['a server error', answering({ status: 500, body: 'oops' })],
  ['a proxy that says 503', answering({ status: 503, body: '<html>' })],
  ['no answer', (socket) => socket.destroy()],
]

test.each(unreadableStarts)(
  'a start answered by %s goes out twice at most, and a person decides then',
  async (_, start) => {
    const world = await openWorld(start)
    let job = await world.follow()
    // A service that fails wholly lets the job rest; after that it goes on by itself.
    for (let rests = 0; job.notBeforeMs !== null && rests < 5; rests += 1) job = await world.follow()
    expect(job).toMatchObject({ state: 'failed', code: unfindable })
    expect(job.message).toMatch(/Look at your account there/)
    expect(world.starts()).toBe(2)
  },
)

test('before a start is repeated, the list is looked at again and again with growing pauses', async () => {
  const world = await openWorld(answeringJson({ hello: 1 }))
  await world.follow()
  expect(world.looks()).toBeGreaterThanOrEqual(6)
  expect(world.pauses.slice(0, 4)).toEqual([2_000, 1_000, 2_000, 4_000])
})

test('a job that the list shows late is gone on with, and was started once', async () => {
  const late = answeringJson({ status: true, jobs: [listed('r1')], page: 1, total_pages: 1 })
  const world = await openWorld(answeringJson({ hello: 1 }), (look) => (look > 3 ? late : noJobs))
  expect(await world.follow()).toMatchObject({ state: 'running', requestId: 'r1', lostStarts: 0 })
  expect(world.starts()).toBe(1)
})

test('the count outlives the app, and each retry of a person is one more start', async () => {
  const world = await openWorld(answeringJson({ hello: 1 }))
  // A run that died after the answer was lost.
  world.jobs.change(world.id, { state: 'starting', startedMs: world.clock.nowMs(), lostStarts: 1 })
  expect(await world.follow()).toMatchObject({ state: 'failed', code: unfindable })
  expect(world.starts()).toBe(1)
  world.personRetries()
  expect(await world.follow()).toMatchObject({ state: 'failed', code: unfindable })
  expect(world.starts()).toBe(2)
})

test('what the service turned away at the door, or what never left, does not count: the job rests', async () => {
  const body = JSON.stringify({ error: { code: 'rate_limit', message: 'Slow down.' } })
  const world = await openWorld(answering({ status: 429, body }))
  expect(await world.follow()).toMatchObject({
    state: 'ordered',
    lostStarts: 0,
    ledgerEntry: null,
    code: 'service.busy',
  })
  expect(world.jobs.get(world.id)?.notBeforeMs).not.toBeNull()
})
