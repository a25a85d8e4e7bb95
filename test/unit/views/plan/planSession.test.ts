import { expect, test } from 'vitest'
import type { PlannedBatch } from '../../../../electron/batch/planBatch.ts'
import { videoIdOf } from '../../../../electron/views/ids.ts'
import type { WishMark } from '../../../../electron/views/library/entries/statusBook.ts'
import { createPlanBoard } from '../../../../electron/views/plan/board/planBoard.ts'
import { createPlanSession, type PlanSessionParts } from '../../../../electron/views/plan/planSession.ts'
import { planDownloads } from '../../../../electron/plan/planDownloads.ts'
import { AppError, type ErrorCode } from '../../../../shared/errors.ts'
import { handChoicesInMemory } from '../../../support/fakes/handChoicesInMemory.ts'
import { libraryUnread } from '../../../support/fakes/libraryUnread.ts'
import { notedRuns } from '../../../support/fakes/notedRuns.ts'
import { noTopics } from '../../../support/fakes/notedTopics.ts'
import { rulesAre } from '../../../support/make/bookOf.ts'
import { settingsWith } from '../../../support/make/settingsWith.ts'
import { wantFor } from '../../../support/make/subjects.ts'
import { nothingOrdered } from '../../../support/fakes/nothingOrdered.ts'

const path = '/lib/Film.2019.mkv'
const videoId = videoIdOf(path)
const planOfAll = { scope: { search: '', ids: null, language: null }, newest: null }

/** One wish that nobody could ask the service for yet. */
const unmatched: PlannedBatch = {
  unwritable: [],
  coverage: { gaps: [], covered: [], ignored: [], forced: [] },
  matched: [],
  rankedGaps: [{ gap: wantFor(path), status: 'waiting', ranking: { candidates: [], rejected: [] } }],
  plan: planDownloads({
    rankedGaps: [],
    remainingDownloads: null,
    remainingAi: null,
    cachedIds: new Set(),
    allowance: 'sure',
    limitDownloads: null,
  }),
}

function sessionWith(change: Partial<PlanSessionParts> = {}) {
  const log: string[] = []
  const parked = new Map<string, ReadonlyMap<string, WishMark>>()
  const waiting: {
    runId: string
    videoPath: string
    wish: string
    language: string
    reason: 'quota' | 'error'
    code: ErrorCode
  }[] = []
  const unsettled: { videoPath: string; wish: string }[] = []
  const run = notedRuns()
  let batches = 0
  const settings = { read: () => settingsWith() }
  const session = createPlanSession({
    times: { found: () => [], translated: () => [] },
    board: createPlanBoard({
      ...{ settings, rules: rulesAre('en') },
      ledger: { remaining: () => null },
      link: { isCached: () => false },
      jobs: nothingOrdered,
      handChoices: handChoicesInMemory(),
      history: { ownerOf: () => null },
    }),
    former: {
      told: () => null,
      order: () => null,
      keep: ({ videos }) => log.push(`kept ${videos}`),
      forget: () => log.push('forgotten'),
    },
    asked: () => [],
    notFound: {
      byVideo: () => new Map(),
      refresh: async () => undefined,
      forget: () => undefined,
      idle: async () => undefined,
    },
    clock: { nowMs: () => 1_000 },
    library: {
      ...libraryUnread,
      toPlan: () => [],
      has: () => true,
      setMarks: (marks) =>
        log.push(
          `marks ${[...marks.values()].flatMap((wishes) => [...wishes.values()].map(({ state }) => state)).join()}`,
        ),
    },
    make: async ({ scope }) => {
      log.push(`make ${scope.ids?.length ?? 'all'}`)
      return unmatched
    },
    estimates: { leftOver: async () => null },
    run: async () => {
      log.push('run')
      return { written: 0, skipped: 1, failed: 0, isAway: false }
    },
    runs: run.runs,
    pages: { waiting: () => waiting, unsettled: () => unsettled },
    history: { startBatch: () => `b${++batches}` },
    ledger: {
      spentIn: () => ({ search: 0, download: 0, ai: 0 }),
      remaining: () => 0,
      unitsLeft: () => 0,
      heldOffUntilMs: () => null,
      resumesAtMs: () => 9_000,
    },
    settings,
    parked: {
      byVideo: () => parked,
      nextMs: () => null,
      clear(wishes) {
        log.push('unpark')
        for (const { videoId: id, wish } of wishes) {
          const left = new Map([...(parked.get(id) ?? [])].filter(([each]) => each !== wish))
          if (left.size > 0) parked.set(id, left)
          else parked.delete(id)
        }
      },
    },
    quietLink: {
      current: async () => {
        throw new AppError('service.unreachable', 'Not there.')
      },
    },
    alarm: { set: (atMs) => void log.push(`wait ${String(atMs)}`) },
    topics: noTopics,
    bugs: { report: (error) => log.push(`bug ${error.message}`) },
    ...change,
  })
  return { session, log, parked, waiting, unsettled, runs: run.log }
}

const waitsNow = { state: 'waiting', untilMs: null, candidates: null, atMs: null } as const

test('a plan whose wishes wait sets the alarm, and its videos are marked', async () => {
  const { session, log } = sessionWith()
  session.make(planOfAll)
  expect(session.state()).toMatchObject({ phase: 'scanning', batchId: 'b1' })
  await session.idle()
  expect(session.state()).toMatchObject({ phase: 'ready', sums: { waiting: 1 }, resumesAtMs: 9_000 })
  expect(log).toEqual(['make all', 'wait 9000', 'kept 1', 'marks waiting'])
})

test('when the quota is back, what waits is planned again and goes on in the run that put it off', async () => {
  const { session, log, parked, waiting, runs } = sessionWith()
  parked.set(videoId, new Map([['en', waitsNow]]))
  const wish = { videoPath: path, wish: 'en', language: 'en' }
  waiting.push({ ...wish, runId: 'b0', reason: 'quota', code: 'quota.exhausted' })
  session.goOn()
  await session.idle()
  expect(log.slice(0, 6)).toEqual(['make 1', 'wait 9000', 'kept 1', 'unpark', 'run', 'wait 9000'])
  expect(runs).toEqual(['reopen b0', 'done b0'])
  expect(session.state()).toMatchObject({ phase: 'done', result: { skipped: 1 }, runId: 'b0' })
})

test('one run that goes on leaves what other runs have parked', async () => {
  const { session, parked, waiting, runs } = sessionWith()
  const otherPath = '/lib/Other.2020.mkv'
  const otherId = videoIdOf(otherPath)
  const mine = { videoPath: path, wish: 'en', language: 'en' }
  const other = { videoPath: otherPath, wish: 'en', language: 'en' }
  parked.set(videoId, new Map([['en', waitsNow]]))
  parked.set(otherId, new Map([['en', waitsNow]]))
  waiting.push({ ...mine, runId: 'b0', reason: 'quota', code: 'quota.exhausted' })
  waiting.push({ ...other, runId: 'b9', reason: 'quota', code: 'quota.exhausted' })
  session.retry({ runId: 'b0', wishes: [mine] })
  await session.idle()
  expect([[...parked.keys()], runs]).toEqual([[otherId], ['reopen b0', 'done b0']])
  session.goOn()
  await session.idle()
  expect([[...parked.keys()], runs.slice(2)]).toEqual([[], ['reopen b9', 'done b9']])
})

test('a run that is cancelled leaves parked what those after it would have gone on with', async () => {
  const { session, parked, waiting, runs } = sessionWith({
    async run() {
      session.cancel()
      return { written: 0, skipped: 0, failed: 0, isAway: false }
    },
  })
  const otherPath = '/lib/Other.2020.mkv'
  const others = [otherPath, '/lib/Older.2018.mkv'].map(videoIdOf)
  for (const id of [videoId, ...others]) parked.set(id, new Map([['en', waitsNow]]))
  const wish = { wish: 'en', language: 'en', reason: 'quota', code: 'quota.exhausted' } as const
  waiting.push({ ...wish, runId: 'b0', videoPath: path }, { ...wish, runId: 'b9', videoPath: otherPath })
  session.goOn()
  await session.idle()
  expect([[...parked.keys()], runs]).toEqual([others, ['reopen b0', 'stopped b0']])
})

test('what an older version parked becomes a run of its own', async () => {
  const { session, parked, runs } = sessionWith()
  parked.set(videoId, new Map([['en', waitsNow]]))
  session.goOn()
  await session.idle()
  expect(runs).toEqual(['begin find b1', 'done b1'])
})

test('a service that is away is asked again by itself, later each time, and the plan stays as it is meanwhile', async () => {
  let isAway = true
  const { session, log, waiting, runs } = sessionWith({
    make: async () => {
      if (isAway) throw new AppError('service.unreachable', 'Not there.')
      return unmatched
    },
  })
  const wish = { videoPath: path, wish: 'en', language: 'en' }
  waiting.push({ ...wish, runId: 'b0', reason: 'error', code: 'service.unreachable' })
  session.wake()
  expect(log.at(-1)).toBe('wait 1000')
  session.goOn()
  await session.idle()
  expect([session.away(), session.state().phase]).toEqual([{ tries: 0, retryAtMs: 31_000 }, 'empty'])
  expect(log.filter((line) => line.startsWith('wait')).at(-1)).toBe('wait 31000')
  session.goOn()
  await session.idle()
  expect(session.away()).toEqual({ tries: 1, retryAtMs: 61_000 })
  isAway = false
  session.goOn()
  await session.idle()
  expect([session.away(), runs]).toEqual([null, ['reopen b0', 'done b0']])
})

test('a second run of one plan is a run of its own', async () => {
  const { session, runs } = sessionWith()
  session.make(planOfAll)
  await session.idle()
  session.run()
  await session.idle()
  expect(session.state()).toMatchObject({ runId: 'b1', batchId: 'b1' })
  session.run()
  await session.idle()
  expect(session.state()).toMatchObject({ runId: 'b2', batchId: 'b1' })
  expect(runs).toEqual(['begin find b1', 'done b1', 'begin find b2', 'done b2'])
})

test('one work at a time: a second one is refused, and the first goes on', async () => {
  const { session } = sessionWith()
  session.make(planOfAll)
  expect(session.isBusy()).toBe(true)
  expect(() => session.run()).toThrow(AppError)
  expect(() => session.make(planOfAll)).toThrow('cancel it first')
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
  session.make(planOfAll)
  session.cancel()
  await session.idle()
  expect(session.state()).toMatchObject({ phase: 'empty', problem: null })
})

test('a failure is shown in words, a bug is told to the log as well', async () => {
  const offline = new AppError('service.unreachable', 'The service cannot be reached.')
  const failing = sessionWith({ make: () => Promise.reject(offline) })
  failing.session.make(planOfAll)
  await failing.session.idle()
  expect(failing.session.state()).toMatchObject({ phase: 'failed', problem: { code: 'service.unreachable' } })
  // The service is asked again by itself whether it is back.
  expect(failing.log).toEqual(['wait 31000', 'marks '])
  const broken = sessionWith({ make: () => Promise.reject(new TypeError('x is undefined')) })
  broken.session.make(planOfAll)
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
      if (scope.ids !== null) throw new AppError('quota.exhausted', 'No searches are left today.')
      return unmatched
    },
  })
  session.make(planOfAll)
  await session.idle()
  await expect(session.askAgain([videoId])).rejects.toThrow('No searches are left')
  expect(session.state()).toMatchObject({ phase: 'ready', sums: { waiting: 1 }, problem: null })
  expect(log.filter((line) => line.startsWith('bug'))).toEqual([])
})

test('a plan that is made again is of the videos that it was made for, or of those that it began with', async () => {
  const scope = { search: 'in:films', ids: null, language: null }
  const former = {
    told: () => null,
    order: () => ({ scope, newest: 1 }),
    keep: () => undefined,
    forget: () => undefined,
  }
  const told = { videos: 2, searches: 2, next: { videos: 1, searches: 1 } }
  const left = { told, whole: scope, taken: [videoId, 'gone'], more: [], answersSinceMs: 0 }
  const library = { ...libraryUnread, toPlan: () => [], has: (id: string) => id === videoId, setMarks: () => undefined }
  const whole = sessionWith({ former, library })
  expect(whole.session.state().again).toBeNull()
  whole.session.make({ scope, newest: null })
  await whole.session.idle()
  expect(whole.session.state().again).toEqual({ scope, begins: null })
  const begun = sessionWith({ former, library, estimates: { leftOver: async () => left } })
  begun.session.make({ scope, newest: 1 })
  await begun.session.idle()
  expect(begun.session.state().again).toEqual({ scope: { search: '', ids: [videoId], language: null }, begins: scope })
})

test('videos that were only looked at are no plan that could be made again', async () => {
  const order = () => planOfAll
  const looked: PlannedBatch = {
    ...unmatched,
    rankedGaps: unmatched.rankedGaps.map((each) => ({ ...each, status: 'none' })),
  }
  const { session } = sessionWith({
    former: { told: () => null, order, keep: () => undefined, forget: () => undefined },
    make: async () => looked,
  })
  await session.lookAt(videoId)
  expect(session.state()).toMatchObject({ phase: 'ready', again: null })
})

test('of a plan that is no longer open, its rows and its run say what to do', async () => {
  const former = { told: () => null, order: () => planOfAll, keep: () => undefined, forget: () => undefined }
  const { session } = sessionWith({ former })
  session.make(planOfAll)
  await session.idle()
  session.rulesChanged()
  const gone = 'This plan is no longer open. Make the plan again.'
  expect(() => session.choose({ rowId: 'r', candidateId: null, isForSeason: false })).toThrow(gone)
  expect(() => session.run()).toThrow(gone)
  expect(() => sessionWith().session.run()).toThrow('There is no plan yet.')
})

test('a plan that could not be made says by itself that the service is back', async () => {
  const reach = { isAway: true, asked: 0 }
  const away = new AppError('service.unreachable', 'The service cannot be reached.')
  const { session, log } = sessionWith({
    async make() {
      throw away
    },
    quietLink: {
      async current() {
        reach.asked += 1
        if (reach.isAway) throw away
        return { learnUsage: async () => undefined } as never
      },
    },
  })
  session.make(planOfAll)
  await session.idle()
  expect(session.state()).toMatchObject({ problem: { code: 'service.unreachable' }, retryAtMs: 31_000 })
  expect(log).toContain('wait 31000')
  session.goOn()
  await expect.poll(() => session.state().retryAtMs).toBe(61_000)
  reach.isAway = false
  session.goOn()
  await expect.poll(() => session.state().problem).toBeNull()
  expect(session.state()).toMatchObject({ phase: 'failed', retryAtMs: null, attempt: { begins: null } })
  expect(reach.asked).toBe(2)
  // It is over: nothing more is asked.
  session.goOn()
  expect(reach.asked).toBe(2)
})

test('what an outage left unasked waits for no quota, and is asked for by itself once the service is back', async () => {
  const away = new AppError('service.unreachable', 'The service cannot be reached.')
  const reach = { isAway: true }
  const gap = wantFor(path)
  const { video, release } = gap
  const asked = { video, release, title: null, alternates: [], listed: [], isFromCache: false } as const
  const ranking = { candidates: [], rejected: [] }
  const { session, log } = sessionWith({
    make: async ({ scope }) => {
      log.push(`make ${scope.ids?.length ?? 'all'}`)
      const status = reach.isAway ? 'failed' : 'none'
      const matched = reach.isAway
        ? { ...asked, status: 'failed' as const, cost: 3, error: away }
        : { ...asked, status: 'none' as const, cost: 2 }
      return { ...unmatched, matched: [matched], rankedGaps: [{ gap, status, ranking }] }
    },
    quietLink: {
      current: async () => {
        if (reach.isAway) throw away
        return { learnUsage: async () => undefined } as never
      },
    },
  })
  session.make(planOfAll)
  await session.idle()
  expect(session.state()).toMatchObject({ phase: 'ready', sums: { waiting: 1, unasked: 1 }, resumesAtMs: null })
  // Asked at once whether it is back, then less and less often.
  expect(log).toContain('wait 1000')
  session.goOn()
  await expect.poll(() => session.state().retryAtMs).toBe(31_000)
  reach.isAway = false
  session.goOn()
  await expect
    .poll(() => session.state().sums)
    .toMatchObject({ waiting: 0, unasked: 0, waitingAi: 0, none: 1, searchUnits: 5 })
  await session.idle()
  expect(session.state()).toMatchObject({ phase: 'ready', retryAtMs: null })
  expect(log.filter((line) => line.startsWith('make'))).toEqual(['make all', 'make 1'])
})

test('what waits for the quota can be run for later, until a run has put it off', async () => {
  const { session, parked, log } = sessionWith()
  session.make(planOfAll)
  await session.idle()
  expect(session.state()).toMatchObject({ toHold: 1, resumesAtMs: 9_000 })
  session.run()
  parked.set(videoId, new Map([['en', waitsNow]]))
  await session.idle()
  expect(log).toContain('run')
  expect(session.state()).toMatchObject({ phase: 'done', toHold: 0, sums: { waiting: 1 } })
})

test('what a run of another face has left open stands in the plan, and so in library and review, at no cost', async () => {
  const gap = wantFor(path)
  const ranking = { candidates: [], rejected: [] }
  const asked: (boolean | undefined)[] = []
  const { session, log, unsettled } = sessionWith({
    make: async ({ isOffline }) => {
      asked.push(isOffline)
      return { ...unmatched, rankedGaps: [{ gap, status: 'ask', ranking }] }
    },
  })
  unsettled.push({ videoPath: path, wish: 'en' })
  session.wake()
  await expect.poll(() => session.state().sums.ask).toBe(1)
  expect(asked).toEqual([true])
  expect(log.at(-1)).toBe('marks ask')
})
