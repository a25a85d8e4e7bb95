import { expect, test } from 'vitest'
import { AppError } from '../../../../../shared/errors.ts'
import type { GapStep } from '../../../../../electron/batch/delivery/fulfilOrder.ts'
import type { FulfilPlan } from '../../../../../electron/batch/delivery/loggedFulfil.ts'
import type { Connection } from '../../../../../electron/batch/connection.ts'
import type { MatchedVideo } from '../../../../../electron/matching/matchedVideo.ts'
import type { Plan } from '../../../../../electron/plan/plan.ts'
import { noCounts } from '../../../../../shared/runs/runSign.ts'
import { createPlanRun } from '../../../../../electron/views/plan/running/planRun.ts'
import type { Gap } from '../../../../../electron/wanted/missing.ts'
import type { PlanItem } from '../../../../../electron/views/plan/board/planItem.ts'
import { rulesAre } from '../../../../support/make/bookOf.ts'
import { testRuns } from '../../../../support/make/worlds/testRuns.ts'
import { listed, wantFor } from '../../../../support/make/subjects.ts'

const [written, waiting, failed, translated] = ['A', 'B', 'C', 'D'].map((name) => wantFor(`/lib/${name}.2019.mkv`))
const pick = {} as Plan['archives'][number]['serves'][number]['pick']
const archiveFor = (gap: Gap) => ({
  subtitle: listed('7', ''),
  isCached: false,
  cost: 1 as const,
  serves: [{ gap, pick, next: [] }],
})
const plan: Plan = {
  archives: [written!, waiting!, failed!].map(archiveFor),
  ...{
    downloads: 3,
    isHeldByLimit: false,
    waiting: [],
    unmatched: [],
    ask: [],
    inside: [],
    none: [],
    tooLong: [],
    sourceIds: [],
    translatedNow: 0,
    untranslatable: [],
  },
  translate: [{ gap: translated!, source: pick }],
}

/** All that the service has for it was paid for, and refused. */
const triedItem = (gap: Gap) => {
  const rejected = [{ subtitle: { language: 'en' }, reason: 'tried-before' }]
  return { choice: { gap, status: 'sure', ranking: { candidates: [], rejected } } } as unknown as PlanItem
}

interface Scene {
  readonly busyUntilMs?: number | null
  readonly languages?: string
  readonly matched?: readonly MatchedVideo[]
  readonly tried?: readonly Gap[]
}

/** @param fulfilPlan Stands for the network and the disk. */
function runWith(
  fulfilPlan: FulfilPlan,
  { busyUntilMs = null, languages = 'en', matched = [], tried = [] }: Scene = {},
) {
  const log: string[] = []
  const met: Gap[] = []
  const { runs, pages } = testRuns()
  const runId = runs.open({ kind: 'find', command: 'window' })
  const counts = () => pages.totals(runId).counts
  const fulfil = { park: (gap: Gap, { code }: AppError) => log.push(`park ${gap.video.file.path} ${code}`) }
  const ledger = { remaining: () => 0, heldOffUntilMs: () => busyUntilMs }
  const held = { ledger, memory: { refusedVideos: () => new Set() }, service: 'embedded' }
  const keeper = {
    keep: async ({ video }: { readonly video: Gap['video'] }) => {
      log.push(`pair ${video.file.path}`)
      return { kind: 'current' }
    },
  }
  const pairs = () => ({ keeper, names: () => ({}) })
  const connection = { batch: { fulfil: () => fulfil, plan: held, pairs } } as unknown as Connection
  const run = createPlanRun({
    board: {
      matched: () => matched,
      items: () => tried.map(triedItem),
      finish: (ends) => void met.push(...ends.keys()),
    },
    runs,
    library: { recordWritten: ({ path }) => void log.push(`written ${path}`) },
    link: { current: async () => connection },
    rules: rulesAre(languages),
    fulfilPlan,
    ai: { orderPlanned: (wants, batchId) => void log.push(`translate ${wants.length} ${batchId}`) },
  })
  const stop = new AbortController()
  const order = { runId, isResumed: false, signal: stop.signal, turn: async () => undefined, onStep: () => undefined }
  const start = (some: Plan = plan) => run({ ...order, plan: some, onArchive: () => undefined })
  const end = () => runs.end(runId, 'stopped')
  return { start, stop, log, met, counts, end }
}

const file = { video: written!.video.file.path, sidecar: '/lib/A.2019.en.srt', language: 'en' }
const pairLine = ({ video }: Gap) => `pair ${video.file.path}`
const writtenStep = { kind: 'written', event: file } as unknown as GapStep

test('each wish is counted by what became of it, and only what waits for quota stays in the plan', async () => {
  const { start, log, met, counts } = runWith(async (_parts, _plan, { onStep }) => {
    onStep(written!, { kind: 'downloading' })
    onStep(written!, writtenStep)
    onStep(waiting!, { kind: 'skipped', reason: 'quota', code: 'quota.exhausted', message: 'It waits.' })
    onStep(failed!, { kind: 'skipped', reason: 'error', code: 'disk.full', message: 'The disk is full.' })
  })
  expect(await start()).toEqual({ written: 1, skipped: 1, failed: 1, isAway: false })
  expect(log).toEqual(['written /lib/A.2019.en.srt', 'translate 1 r1'])
  expect(met).toEqual([written, failed, translated])
  expect(counts()).toEqual({ ...noCounts, all: 3, written: 1, waiting: 1, failed: 1 })
})

test('what the plan holds back for the quota is parked, and what a person is asked is left to them', async () => {
  const { start, log } = runWith(async () => undefined)
  const held = { ...plan, archives: [], translate: [], waiting: [archiveFor(waiting!)] }
  const asked = { gap: failed!, why: 'tier', candidates: [] } as unknown as Plan['ask'][number]
  expect(await start({ ...held, ask: [asked] })).toEqual({ written: 0, skipped: 1, failed: 0, isAway: false })
  expect(log).toEqual(['translate 0 r1', `park ${waiting!.video.file.path} quota.exhausted`])
  const busy = runWith(async () => undefined, { busyUntilMs: 9_000 })
  await busy.start(held)
  expect(busy.log).toEqual(['translate 0 r1', `park ${waiting!.video.file.path} service.busy`])
})

test('a cancelled run keeps what it wrote, and its rest stays in the plan as cancelled', async () => {
  const { start, stop, met, counts, end } = runWith(async (_parts, _plan, { onStep, signal }) => {
    onStep(written!, writtenStep)
    stop.abort()
    signal.throwIfAborted()
  })
  expect(await start()).toEqual({ written: 1, skipped: 0, failed: 0, isAway: false })
  expect(met).toEqual([written])
  end()
  expect(counts()).toEqual({ ...noCounts, all: 4, written: 1, stopped: 3 })
})

test('what goes wrong with all of it is told to whoever runs it', async () => {
  const { start, counts, end } = runWith(() => Promise.reject(new Error('no')))
  await expect(start()).rejects.toThrow('no')
  end()
  expect(counts()).toMatchObject({ running: 0, stopped: 4 })
})

test('what the service could not be reached for waits for it in this run, and stays in the plan', async () => {
  const { start, met, counts } = runWith(async (_parts, _plan, { onStep }) => {
    onStep(written!, writtenStep)
    onStep(failed!, { kind: 'skipped', reason: 'error', code: 'service.unreachable', message: 'Not there.' })
  })
  expect(await start({ ...plan, translate: [] })).toMatchObject({ written: 1, failed: 0, isAway: true })
  expect(counts()).toMatchObject({ written: 1, waiting: 1, failed: 0 })
  expect(met).toEqual([written])
})

test('a second run of one plan tells nothing twice', async () => {
  const { start, counts } = runWith(async () => undefined)
  const none = { ...plan, archives: [], translate: [], none: [failed!] }
  expect(await start(none)).toMatchObject({ skipped: 1 })
  expect(counts()).toMatchObject({ all: 1, missing: 1 })
  expect(await start(none)).toMatchObject({ skipped: 0 })
})

test('a file of two languages is made beside each video once, whether downloaded or taken from inside', async () => {
  const { start, log } = runWith(async () => undefined, { languages: 'en,es,en+es' })
  const both = [written!, waiting!].map((gap) => ({ gap, source: {} as Plan['inside'][number]['source'] }))
  await start({ ...plan, archives: [archiveFor(written!)], translate: [], inside: both })
  expect(log.filter((line) => line.startsWith('pair'))).toEqual([written!, waiting!].map(pairLine))
})

test('what will be translated is counted from the beginning, until its job tells of it', async () => {
  const seen: number[] = []
  const scene = runWith(async () => {
    seen.push(scene.counts().all)
  })
  await scene.start()
  expect(seen).toEqual([4])
  // The one that stands for a job is none of the run's own rows any more.
  expect(scene.counts().all).toBe(3)
})

test('a run counts the same subtitles from its first download to its end', async () => {
  const asked = { gap: failed!, why: 'tier', candidates: [] } as unknown as Plan['ask'][number]
  const whole = {
    ...plan,
    archives: [archiveFor(written!)],
    waiting: [archiveFor(waiting!)],
    ask: [asked],
    translate: [],
  }
  const seen: unknown[] = []
  const scene = runWith(async (_parts, _plan, { onStep }) => {
    seen.push(scene.counts())
    onStep(written!, writtenStep)
  })
  await scene.start(whole)
  expect(seen).toEqual([{ ...noCounts, all: 3, running: 2, review: 1 }])
  expect(scene.counts()).toEqual({ ...noCounts, all: 3, written: 1, waiting: 1, review: 1 })
})

const error = new AppError('service.unreachable', 'Not there.')
const unreached = { video: waiting!.video, status: 'failed', error } as unknown as MatchedVideo

test.each([
  ['the quota', { ...plan, archives: [], translate: [], waiting: [archiveFor(waiting!)] }],
  ['a service that is away', { ...plan, archives: [], translate: [], unmatched: [waiting!] }],
])('of a cancelled run nothing waits for %s, so that it never goes on by itself', async (_what, held) => {
  const scene = runWith(
    async (_parts, _plan, { signal }) => {
      scene.stop.abort()
      signal.throwIfAborted()
    },
    { matched: [unreached] },
  )
  expect(await scene.start(held)).toEqual({ written: 0, skipped: 0, failed: 0, isAway: false })
  scene.end()
  expect(scene.counts()).toEqual({ ...noCounts, all: 1, stopped: 1 })
  expect(scene.log).toEqual([])
})

test('what was paid for and refused keeps that cause, and is not said to be not found', async () => {
  const none = { ...plan, archives: [], translate: [], none: [failed!] }
  const matched = [{ video: failed!.video, title: {} }] as unknown as MatchedVideo[]
  const { start, counts } = runWith(async () => undefined, { matched, tried: [failed!] })
  await start(none)
  expect(counts()).toMatchObject({ all: 1, failed: 1, missing: 0 })
  const unknown = runWith(async () => undefined)
  await unknown.start(none)
  expect(unknown.counts()).toMatchObject({ all: 1, failed: 0, missing: 1 })
})
