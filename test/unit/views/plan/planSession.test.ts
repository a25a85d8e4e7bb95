import { expect, test } from 'vitest'
import type { PlannedBatch } from '../../../../electron/batch/planBatch.ts'
import { createActivityLog } from '../../../../electron/views/plan/activityLog.ts'
import { videoIdOf } from '../../../../electron/views/ids.ts'
import type { WishMark } from '../../../../electron/views/library/libraryView.ts'
import { createPlanBoard } from '../../../../electron/views/plan/planBoard.ts'
import { createPlanSession, type PlanSessionParts } from '../../../../electron/views/plan/planSession.ts'
import { planDownloads } from '../../../../electron/plan/planDownloads.ts'
import { AppError } from '../../../../shared/errors.ts'
import { noTopics } from '../../../support/fakes/notedTopics.ts'
import { settingsWith } from '../../../support/make/settingsWith.ts'
import { wantFor } from '../../../support/make/subjects.ts'

const path = '/lib/Film.2019.mkv'
const videoId = videoIdOf(path)

/** One wish that nobody could ask the service for yet. */
const unmatched: PlannedBatch = {
  coverage: { gaps: [], covered: [], forced: [] },
  matched: [],
  rankedGaps: [{ gap: wantFor(path), status: 'waiting', ranking: { candidates: [], rejected: [] } }],
  plan: planDownloads({
    rankedGaps: [],
    remainingDownloads: null,
    cachedIds: new Set(),
    allowance: 'sure',
    limitDownloads: null,
  }),
}

function sessionWith(change: Partial<PlanSessionParts> = {}) {
  const log: string[] = []
  const parked = new Map<string, ReadonlyMap<string, WishMark>>()
  let batches = 0
  const settings = { read: () => settingsWith() }
  const session = createPlanSession({
    board: createPlanBoard({ settings, ledger: { remaining: () => null }, link: { isCached: () => false } }),
    activity: createActivityLog({ nowMs: () => 1 }),
    library: {
      toPlan: () => [],
      setMarks: (marks) => log.push(`marks ${[...marks.values()].flatMap((wishes) => [...wishes.values()]).join()}`),
    },
    make: async ({ scope }) => {
      log.push(`make ${scope.videoIds?.length ?? 'all'}`)
      return unmatched
    },
    run: async () => {
      log.push('run')
      return { written: 0, skipped: 1, failed: 0 }
    },
    history: { startBatch: () => `b${++batches}` },
    ledger: {
      spentIn: () => ({ search: 0, download: 0, ai: 0, unknown: 0 }),
      remaining: () => 0,
      unitsLeft: () => 0,
      resumesAtMs: () => 9_000,
    },
    settings,
    parked: {
      byVideo: () => parked,
      nextMs: () => null,
      clear() {
        log.push('unpark')
        parked.clear()
      },
    },
    alarm: { set: (atMs) => void log.push(`wait ${String(atMs)}`) },
    topics: noTopics,
    report: (error) => log.push(`bug ${error.message}`),
    ...change,
  })
  return { session, log, parked }
}

test('a plan whose wishes wait sets the alarm, and its videos are marked', async () => {
  const { session, log } = sessionWith()
  session.make({ folderId: null, videoIds: null })
  expect(session.state()).toMatchObject({ phase: 'scanning', batchId: 'b1' })
  await session.idle()
  expect(session.state()).toMatchObject({ phase: 'ready', sums: { waiting: 1 }, resumesAtMs: 9_000 })
  expect(log).toEqual(['make all', 'wait 9000', 'marks waiting'])
})

test('when the quota is back, what waits is planned again and run by itself', async () => {
  const { session, log, parked } = sessionWith()
  parked.set(videoId, new Map([['en', 'waiting']]))
  session.goOn()
  await session.idle()
  expect(log.slice(0, 5)).toEqual(['make 1', 'wait 9000', 'unpark', 'run', 'wait 9000'])
  expect(session.state()).toMatchObject({ phase: 'done', result: { skipped: 1 } })
})

test('one work at a time: a second one is refused, and the first goes on', async () => {
  const { session } = sessionWith()
  session.make({ folderId: null, videoIds: null })
  expect(session.isBusy()).toBe(true)
  expect(() => session.run()).toThrow(AppError)
  expect(() => session.make({ folderId: null, videoIds: null })).toThrow('cancel it first')
  session.goOn()
  await session.idle()
  expect(session.isBusy()).toBe(false)
})

test('a cancelled plan leaves the screen as it was, without a problem', async () => {
  const { session } = sessionWith({
    make: async ({ signal }) => {
      await Promise.resolve()
      signal.throwIfAborted()
      return unmatched
    },
  })
  session.make({ folderId: null, videoIds: null })
  session.cancel()
  await session.idle()
  expect(session.state()).toMatchObject({ phase: 'empty', problem: null })
})

test('a failure is shown in words, a bug is told to the log as well', async () => {
  const offline = new AppError('service.unreachable', 'The service cannot be reached.')
  const failing = sessionWith({ make: () => Promise.reject(offline) })
  failing.session.make({ folderId: null, videoIds: null })
  await failing.session.idle()
  expect(failing.session.state()).toMatchObject({ phase: 'failed', problem: { code: 'service.unreachable' } })
  expect(failing.log).toEqual(['marks '])
  const broken = sessionWith({ make: () => Promise.reject(new TypeError('x is undefined')) })
  broken.session.make({ folderId: null, videoIds: null })
  await broken.session.idle()
  expect(broken.session.state().problem).toMatchObject({ code: 'internal' })
  expect(broken.log[0]).toContain('bug')
})

test('there is nothing to pause or resume while nothing runs', () => {
  const { session } = sessionWith()
  expect(() => session.pause()).toThrow(AppError)
  expect(() => session.resume()).toThrow(AppError)
  expect(() => session.run()).toThrow('There is no plan yet')
})

test('asking again for some videos keeps the plan, and a failure is told to the one who asked', async () => {
  const { session, log } = sessionWith({
    make: async ({ scope }) => {
      if (scope.videoIds !== null) throw new AppError('quota.exhausted', 'No searches are left today.')
      return unmatched
    },
  })
  session.make({ folderId: null, videoIds: null })
  await session.idle()
  await expect(session.askAgain([videoId])).rejects.toThrow('No searches are left')
  expect(session.state()).toMatchObject({ phase: 'ready', sums: { waiting: 1 }, problem: null })
  expect(log.filter((line) => line.startsWith('bug'))).toEqual([])
})
