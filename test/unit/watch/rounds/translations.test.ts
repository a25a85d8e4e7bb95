/** Translations that a rule asks for, ordered while nobody looks: within the budget, once, and never against a person's word. */
import { beforeEach, expect, test } from 'vitest'
import { createAiJobs, type AiChange, type AiJobs } from '../../../../electron/ai/aiJobs.ts'
import type { AiOrder } from '../../../../electron/ai/aiQueue.ts'
import { openDatabase } from '../../../../electron/database/database.ts'
import type { GapToTranslate } from '../../../../electron/plan/plan.ts'
import { createTranslations } from '../../../../electron/watch/rounds/translations.ts'
import { isOfWatch } from '../../../../electron/watch/rounds/isOfWatch.ts'
import { createQuotaLedger } from '../../../../electron/quota/quotaLedger.ts'
import { createSettings } from '../../../../electron/settings/settings.ts'
import { createHistory } from '../../../../electron/sidecar/history/history.ts'
import { createWatchedVideos } from '../../../../electron/watch/follow/watchedVideos.ts'
import { createWishCalendar } from '../../../../electron/watch/rounds/wishCalendar.ts'
import { rankedOf, writtenRow } from '../../../support/fakes/simulatedRound.ts'
import { wantFor } from '../../../support/make/subjects.ts'

const hour = 3_600_000
let jobs: AiJobs
let scene: ReturnType<typeof openScene>

function openScene() {
  const db = openDatabase(':memory:')
  let nowMs = 1_000
  const clock = { nowMs: () => nowMs }
  jobs = createAiJobs(db, clock)
  const ledger = createQuotaLedger(db, clock)
  const history = createHistory(db, { clock, ids: { newId: () => 'batch' } })
  const calendar = createWishCalendar(db)
  const videos = createWatchedVideos(db)
  const service = 'embedded'
  const settings = { ...createSettings(db).read(), 'service.address': service, 'watch.reservePercent': 20 }
  const said = {
    isAllowed: true,
    written: 0,
    isThere: false,
    /** Of five a month: one is kept for the user. */
    left(remaining: number): void {
      const search = { used: null, limit: null, remaining: null, resetsAtMs: null }
      ledger.learn(service, { ai: { ...search, limit: 5, remaining } })
    },
  }
  const home = {
    get settings() {
      return { ...settings, 'watch.translate': said.isAllowed }
    },
    aiJobs: jobs,
    ledger,
    history: { ...history, ownerOf: (path: string) => (said.isThere ? writtenRow({ path }) : null) },
  }
  said.left(3)
  const translations = createTranslations({
    ...{ home, calendar, clock },
    queue: {
      order({ targets, ...job }: AiOrder) {
        const { id } = jobs.findOrAdd(job)
        for (const target of targets) jobs.addTarget({ jobId: id, ...target })
      },
    },
    digest: { recordWritten: () => (said.written += 1) },
  })
  /** As a round does. */
  function order(...paths: readonly string[]): readonly string[] {
    const answers = translations.order(paths.map(toTranslate), 'batch')
    const shared = { wish: 'pt>translate:en', language: 'pt', resumesAtMs: null } as const
    for (const [index, { step, keeping }] of answers.entries())
      calendar.ended(
        {
          ...shared,
          videoPath: paths[index]!,
          reason: keeping?.as ?? step?.reason ?? 'translating',
          message: step?.message ?? '',
        },
        nowMs,
      )
    return answers.map(({ step, keeping }) => keeping?.as ?? step?.reason ?? 'ordered')
  }
  function watch(path: string): void {
    const rest = { sidecars: '', partialHash: null, needsCheck: false, isGone: false }
    videos.put([{ path, root: '/films', sizeBytes: 1, modifiedMs: 1, ...rest }])
  }
  return { db, ledger, calendar, translations, said, order, watch, pass: (ms: number) => void (nowMs += ms) }
}

beforeEach(() => {
  scene = openScene()
})

function toTranslate(path: string): GapToTranslate {
  return { gap: wantFor(path, 'pt>translate:en'), source: rankedOf(`of ${path}`) }
}

function change(path: string, to: AiChange): void {
  const [job] = jobs.ofVideo(path)
  jobs.change(job!.id, to)
}

test('what the month allows is ordered, what is kept for the user becomes a question', () => {
  expect(scene.order('/films/a.mkv', '/films/b.mkv', '/films/c.mkv')).toEqual(['ordered', 'ordered', 'translate'])
  expect(jobs.open()).toHaveLength(2)
})

test('what was ordered and has not begun is counted, so that two rounds do not spend the same unit', () => {
  scene.order('/films/a.mkv', '/films/b.mkv')
  expect(scene.order('/films/c.mkv')).toEqual(['translate'])
  change('/films/a.mkv', { state: 'running', requestId: 'x' })
  expect(scene.order('/films/c.mkv')).toEqual(['ordered'])
})

test('the same work is not paid again, whatever the budget', () => {
  scene.order('/films/a.mkv')
  change('/films/a.mkv', { state: 'done', requestId: 'x' })
  scene.said.left(0)
  scene.said.isAllowed = false
  expect(scene.order('/films/a.mkv')).toEqual(['ordered'])
  expect(jobs.list()).toHaveLength(1)
})

test('where the user wants to be asked, or the month is used up, nothing is ordered', () => {
  scene.said.isAllowed = false
  expect(scene.order('/films/a.mkv')).toEqual(['translate'])
  scene.said.isAllowed = true
  scene.said.left(0)
  expect(scene.order('/films/a.mkv')).toEqual(['quota'])
  expect(jobs.list()).toEqual([])
})

test('while the service is busy nothing is ordered, and nobody is told that the month is used up', () => {
  const { ledger, translations, pass } = scene
  ledger.holdOff('embedded', 'ai', 1_000 + hour)
  const [answer] = translations.order([toTranslate('/films/a.mkv')], 'batch')
  expect(answer).toMatchObject({ step: { reason: 'quota', code: 'service.busy' }, keeping: { quota: 'ai' } })
  expect(answer?.step?.message).toMatch(/^The service is busy/)
  pass(hour)
  expect(scene.order('/films/a.mkv')).toEqual(['ordered'])
})

test.each([
  ['was stopped by the user', { state: 'cancelled' }],
  ['came back unequal', { state: 'refused', requestId: 'x' }],
  ['may or may not have begun', { state: 'failed', startedMs: 900 }],
] as const)('one that %s is not ordered again without the user', (_, state) => {
  scene.watch('/films/a.mkv')
  scene.order('/films/a.mkv')
  change('/films/a.mkv', state)
  scene.translations.conclude()
  expect(scene.calendar.list('questions', { offset: 0, limit: 9 })).toMatchObject([{ reason: 'translate' }])
  expect(scene.order('/films/a.mkv')).toEqual(['translate'])
})

test('one that failed for nothing is tried again by the calendar, not at once', () => {
  scene.watch('/films/a.mkv')
  scene.order('/films/a.mkv')
  change('/films/a.mkv', { state: 'failed', code: 'service.refused', message: 'It cost nothing.' })
  scene.translations.conclude()
  expect(scene.calendar.due(1_000 + 23 * hour, ['/films'])).toEqual([])
  expect(scene.calendar.due(1_000 + 24 * hour, ['/films'])).toEqual(['/films/a.mkv'])
  expect(scene.order('/films/a.mkv')).toEqual(['ordered'])
})

test('while it runs there is no news; once it stands there the wish is met', () => {
  scene.watch('/films/a.mkv')
  scene.order('/films/a.mkv')
  expect(scene.translations.hasNews()).toBe(false)
  expect(scene.calendar.due(1_000 + 1_000 * hour, ['/films'])).toEqual([])
  change('/films/a.mkv', { state: 'done', requestId: 'x' })
  const there = { state: 'written', path: '/films/a.pt.srt', message: '' } as const
  jobs.changeTarget({ jobId: 1, videoPath: '/films/a.mkv' }, there)
  scene.said.isThere = true
  expect(scene.translations.hasNews()).toBe(true)
  scene.translations.conclude()
  expect(scene.said.written).toBe(1)
  expect(scene.translations.hasNews()).toBe(false)
})

test('a video that is renamed meanwhile gets its translation under the new name', () => {
  scene.order('/films/a.mkv')
  scene.calendar.moved('/films/a.mkv', '/films/b.mkv')
  jobs.moveTargets('/films/a.mkv', '/films/b.mkv')
  expect(scene.translations.hasNews()).toBe(false)
  expect(jobs.targets(1).map(({ videoPath }) => videoPath)).toEqual(['/films/b.mkv'])
})

test('a job is of watch mode while nobody else has ordered it', () => {
  let batches = 0
  const history = createHistory(scene.db, { clock: { nowMs: () => 1 }, ids: { newId: () => `batch ${++batches}` } })
  const job = { kind: 'translation', service: 'embedded', fileId: '', media: '', target: 'pt', tone: '' } as const
  const { id: jobId } = jobs.findOrAdd({ ...job, subtitleId: '7', sourceLanguage: 'en' })
  const order = (command: string, videoPath: string) =>
    jobs.addTarget({ jobId, videoPath, batchId: history.startBatch(command), pick: null })
  order('watch', '/films/a.mkv')
  expect(isOfWatch({ aiJobs: jobs, history }, { id: jobId })).toBe(true)
  order('translate', '/films/b.mkv')
  expect(isOfWatch({ aiJobs: jobs, history }, { id: jobId })).toBe(false)
})
