/** Following one job at a service that the test plays: pauses, failures that pass, failures that do not, and what each costs. */
import { expect, onTestFinished, test } from 'vitest'
import { createAiJobs } from '../../../electron/ai/aiJobs.ts'
import { createFirstOfKind } from '../../../electron/ai/firstOfKind.ts'
import { followJob, type FollowParts } from '../../../electron/ai/followJob.ts'
import { pollDelayMs, restMs, troubleDelayMs } from '../../../electron/ai/pollPace.ts'
import { openDatabase } from '../../../electron/database/database.ts'
import { createQuotaLedger } from '../../../electron/quota/quotaLedger.ts'
import type { StartedJob } from '../../../electron/serviceClient/calls/aiApi.ts'
import type { RemoteJob } from '../../../electron/serviceClient/calls/aiJob.ts'
import { AppError } from '../../../shared/errors.ts'
import { createHandClock } from '../../support/fakes/handClock.ts'
import { anySignal } from '../../support/services/testClient.ts'
import { createSettings } from '../../../electron/settings/settings.ts'
import { bookOf } from '../../support/make/bookOf.ts'

const service = 'embedded'
const speech = {
  kind: 'transcription',
  service,
  subtitleId: '',
  fileId: '',
  media: '/films/Talk.mkv',
  sourceLanguage: 'en',
  target: 'en',
  tone: '',
} as const

const running: RemoteJob = {
  requestId: 'r1',
  kind: null,
  subtitleId: null,
  fileId: null,
  textMd5: null,
  language: 'en',
  tone: null,
  mediaUrl: null,
  status: 'running',
  progress: 0.5,
  etaMs: null,
  isReady: false,
  isReused: false,
  failure: null,
  createdMs: null,
}
const failed: RemoteJob = { ...running, status: 'failed', failure: { code: 'media_unusable', message: 'It is gone.' } }

/** One answer for each look, the last one for all that follow; a code is thrown. */
function follow(looks: readonly (RemoteJob | AppError)[], { isReachable = (): boolean => true } = {}) {
  const db = openDatabase(':memory:')
  onTestFinished(() => db.close())
  const clock = createHandClock()
  const jobs = createAiJobs(db, clock)
  const ledger = createQuotaLedger(db, clock)
  const { id } = jobs.findOrAdd(speech)
  jobs.addTarget({ jobId: id, videoPath: speech.media, batchId: 'b1', pick: null })
  const waits: number[] = []
  const ended: number[] = []
  let starts = 0
  let looked = 0
  const parts = {
    jobs,
    ledger,
    db,
    clock: { nowMs: clock.nowMs, wait: async (ms: number) => void waits.push(ms) },
    handOver: {
      address: async () => 'http://127.0.0.1:1/token',
      isReachable,
      end: async (jobId: number) => void ended.push(jobId),
    },
    settings: createSettings(db),
    rules: { book: () => bookOf('en') },
    libraryIndex: { find: () => null },
    checkPlace: async () => undefined,
    firstOfKind: createFirstOfKind(),
    translators: { has: async () => true, refused: () => [], isOutsidePlan: () => false },
    changed: () => undefined,
    client: {
      startTranscription: async (): Promise<StartedJob> => ({ ...running, requestId: `r${++starts}` }),
      async aiJob() {
        const answer = looks[Math.min(looked, looks.length - 1)]
        looked += 1
        if (answer instanceof AppError) throw answer
        return answer
      },
    },
  } as unknown as FollowParts
  const spent = () => ledger.spentIn('b1').ai
  const run = async () => followJob(parts, jobs.get(id)!, anySignal)
  return { run, waits, ended, spent, clock, ledger, starts: () => starts }
}

test('pauses between looks double up to 15 seconds, and end when the service says that it is done', () => {
  expect([0, 1, 2, 3, 4, 9].map((looks) => pollDelayMs(looks, null))).toEqual(
    [1, 2, 4, 8, 15, 15].map((s) => s * 1_000),
  )
  expect(pollDelayMs(9, 3_000)).toBe(3_000)
  expect(pollDelayMs(9, 0)).toBe(1_000)
  expect([1, 4, 5].map(troubleDelayMs)).toEqual([2_000, 16_000, null])
})

test('a job that fails at the service ends with its sentence and costs nothing', async () => {
  const { run, spent, waits, ended } = follow([running, running, failed])
  expect(await run()).toMatchObject({
    state: 'failed',
    code: 'engine.failed',
    message: 'The service could not do it: It is gone. It took no AI unit; try again later.',
    requestId: null,
  })
  expect(waits).toEqual([1_000, 2_000])
  expect(spent()).toBe(0)
  expect(ended).toHaveLength(1)
})

test('a job that the service has no engine for says so, and not that the address is wrong', async () => {
  const { run, spent } = follow([{ ...failed, failure: { code: 'engine_unavailable', message: 'No engine is set.' } }])
  expect(await run()).toMatchObject({ state: 'failed', code: 'engine.missing' })
  expect(spent()).toBe(0)
})

test('a file whose hand-over died with an earlier run is handed over anew, once, and paid once at most', async () => {
  let reachable = false
  const { run, starts, spent } = follow([failed], {
    isReachable: () => {
      const before = reachable
      reachable = true
      return before
    },
  })
  expect(await run()).toMatchObject({ state: 'failed' })
  expect(starts()).toBe(2)
  expect(spent()).toBe(0)
})

test('trouble on the way is waited out; when it lasts the job rests and is taken up later', async () => {
  const away = new AppError('service.unreachable', 'The service cannot be reached.')
  const { run, waits, clock, ended } = follow([away])
  expect(await run()).toMatchObject({
    state: 'running',
    code: 'service.unreachable',
    notBeforeMs: clock.nowMs() + restMs,
  })
  expect(waits.filter((ms) => ms >= 2_000)).toContain(16_000)
  expect(ended).toEqual([])
})

test('what will not pass by itself ends the job at once', async () => {
  const { run, waits } = follow([new AppError('key.refused', 'The key is refused.')])
  expect(await run()).toMatchObject({ state: 'failed', code: 'key.refused', message: 'The key is refused.' })
  expect(waits).toEqual([])
})

test('a job behind one that a busy service put off waits for the same moment, and says why', async () => {
  const { run, ledger, clock, starts } = follow([running])
  const untilMs = clock.nowMs() + 3_600_000
  ledger.holdOff(speech.service, 'ai', untilMs)
  expect(await run()).toMatchObject({ state: 'ordered', code: 'service.busy', notBeforeMs: untilMs })
  expect(starts()).toBe(0)
})
