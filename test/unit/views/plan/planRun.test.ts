import { expect, test } from 'vitest'
import type { GapStep } from '../../../../electron/batch/fulfilPlan.ts'
import type { FulfilPlan } from '../../../../electron/batch/loggedFulfil.ts'
import type { Connection } from '../../../../electron/batch/connection.ts'
import type { Plan } from '../../../../electron/plan/plan.ts'
import { createActivityLog } from '../../../../electron/views/plan/activityLog.ts'
import { createPlanRun } from '../../../../electron/views/plan/planRun.ts'
import type { Gap } from '../../../../electron/wanted/missing.ts'
import { settingsWith } from '../../../support/make/settingsWith.ts'
import { listed, wantFor } from '../../../support/make/subjects.ts'

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
  ...{ downloads: 3, isHeldByLimit: false, waiting: [], unmatched: [], ask: [], none: [] },
  translate: [{ gap: translated!, source: pick }],
}

/** @param fulfilPlan Stands for the network and the disk. */
function runWith(fulfilPlan: FulfilPlan) {
  const log: string[] = []
  const met: Gap[] = []
  const activity = createActivityLog({ nowMs: () => 1 })
  const fulfil = { park: (gap: Gap) => log.push(`park ${gap.video.file.path}`) }
  const connection = { batch: { fulfil: () => fulfil } } as unknown as Connection
  const run = createPlanRun({
    board: { matched: () => [], finish: (gaps) => void met.push(...gaps) },
    activity,
    library: { recordWritten: ({ path }) => void log.push(`written ${path}`) },
    link: { current: async () => connection },
    settings: { read: () => settingsWith() },
    fulfilPlan,
    ai: { orderPlanned: (wants, batchId) => void log.push(`translate ${wants.length} ${batchId}`) },
  })
  const stop = new AbortController()
  const order = { batchId: 'b1', signal: stop.signal, turn: async () => undefined, onStep: () => undefined }
  const start = (some: Plan = plan) => run({ ...order, plan: some, onArchive: () => undefined })
  return { start, stop, log, met, activity }
}

const file = { video: written!.video.file.path, sidecar: '/lib/A.2019.en.srt', language: 'en' }
const writtenStep = { kind: 'written', event: file } as unknown as GapStep

test('each wish is counted by what became of it, and only what waits for quota stays in the plan', async () => {
  const { start, log, met, activity } = runWith(async (_parts, _plan, { onStep }) => {
    onStep(written!, { kind: 'downloading' })
    onStep(written!, writtenStep)
    onStep(waiting!, { kind: 'skipped', reason: 'quota', code: 'quota.exhausted', message: 'It waits.' })
    onStep(failed!, { kind: 'skipped', reason: 'error', code: 'disk.full', message: 'The disk is full.' })
  })
  expect(await start()).toEqual({ written: 1, skipped: 1, failed: 1 })
  expect(log).toEqual(['written /lib/A.2019.en.srt', 'translate 1 b1'])
  expect(met).toEqual([written, failed, translated])
  expect(activity.counts()).toMatchObject({ written: 1, waiting: 1, failed: 1 })
})

test('what the plan holds back for the quota is parked, and what a person is asked is left to them', async () => {
  const { start, log } = runWith(async () => undefined)
  const held = { ...plan, archives: [], translate: [], waiting: [archiveFor(waiting!)] }
  const asked = { gap: failed!, why: 'tier', candidates: [] } as unknown as Plan['ask'][number]
  expect(await start({ ...held, ask: [asked] })).toEqual({ written: 0, skipped: 1, failed: 0 })
  expect(log).toEqual(['translate 0 b1', `park ${waiting!.video.file.path}`])
})

test('a cancelled run keeps what it wrote, and its rest stays in the plan as cancelled', async () => {
  const { start, stop, met, activity } = runWith(async (_parts, _plan, { onStep, signal }) => {
    onStep(written!, writtenStep)
    stop.abort()
    signal.throwIfAborted()
  })
  expect(await start()).toEqual({ written: 1, skipped: 0, failed: 0 })
  expect(met).toEqual([written])
  expect(activity.counts()).toMatchObject({ running: 0, written: 1, skipped: 2 })
})

test('what goes wrong with all of it is told to whoever runs it', async () => {
  const { start, activity } = runWith(() => Promise.reject(new Error('no')))
  await expect(start()).rejects.toThrow('no')
  expect(activity.counts()).toMatchObject({ running: 0 })
})
