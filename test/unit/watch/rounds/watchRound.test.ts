/** One round of watch mode: what an ordinary, an offline and a dry one ask, write and leave in the calendar. */
import { expect, test } from 'vitest'
import { openDatabase } from '../../../../electron/database/database.ts'
import type { PlanOrder } from '../../../../electron/batch/planBatch.ts'
import { createRound, type RoundOrder } from '../../../../electron/watch/rounds/watchRound.ts'
import { createWatchedVideos } from '../../../../electron/watch/follow/watchedVideos.ts'
import { createWishCalendar } from '../../../../electron/watch/rounds/wishCalendar.ts'
import {
  connectionTo,
  plannedBatch,
  planServing,
  roundParts,
  wantsOf,
  writtenFor,
} from '../../../support/fakes/simulatedRound.ts'
import { videoAt, wantFor } from '../../../support/make/subjects.ts'

const root = '/films'
const dayMs = 86_400_000
const order: RoundOrder = {
  roots: [root],
  isWhole: false,
  leftOut: { ignored: 0, orphans: 0 },
  limitDownloads: null,
  isOffline: false,
  isDryRun: false,
  signal: new AbortController().signal,
  emit: () => undefined,
}

/** Two videos that lack a subtitle: the service has one for the first. */
function openScene() {
  const db = openDatabase(':memory:')
  const videos = createWatchedVideos(db)
  const calendar = createWishCalendar(db)
  const names = ['/films/had.mkv', '/films/lacking.mkv']
  const rest = { sizeBytes: 1, modifiedMs: 1, sidecars: '', partialHash: null, needsLook: true, isGone: false }
  videos.put(names.map((path) => ({ path, root, ...rest })))
  const said = { nowMs: 1_000, learned: 0, ordered: 0, plans: [] as PlanOrder[], written: [] as string[] }
  const run = createRound({
    ...roundParts({
      videos,
      calendar,
      find: (path) => videoAt(path),
      missing: (some) => ({ wants: some.map(({ file }) => wantFor(file.path)), covered: [], forced: [] }),
      async planBatch(parts, survey, planned) {
        said.plans.push(planned)
        const coverage = parts.missing(survey.videos, planned.rules)
        const isHad = (path: string) => path === names[0]
        const had = coverage.wants.filter(({ video }) => isHad(video.file.path))
        return plannedBatch(coverage, planServing(had, { none: coverage.wants.filter((want) => !had.includes(want)) }))
      },
      async fulfilPlan(_parts, plan, { onStep }) {
        for (const want of wantsOf(plan)) {
          said.written.push(want.video.file.path)
          onStep(want, writtenFor(want))
        }
      },
      nowMs: () => said.nowMs,
    }),
    connect: async () => {
      const connection = connectionTo((some) => ({
        wants: some.map(({ file }) => wantFor(file.path)),
        covered: [],
        forced: [],
      }))
      return {
        ...connection,
        learnUsage: (signal) => {
          said.learned += 1
          return connection.learnUsage(signal)
        },
      }
    },
    translations: {
      conclude: () => undefined,
      order: (wants) => {
        said.ordered += wants.length
        return []
      },
    },
  })
  const touch = () => videos.lookAtAll()
  return { calendar, videos, said, touch, run: (rules: Partial<RoundOrder>) => run({ ...order, ...rules }) }
}

const lacking = '/films/lacking.mkv'

test('an ordinary round asks, writes what it can, and looks for the rest again in a day', async () => {
  const { run, said, calendar } = openScene()
  await run({})
  expect(said).toMatchObject({ learned: 1, written: ['/films/had.mkv'] })
  expect(calendar.find(lacking, 'en')).toMatchObject({ reason: 'no-match', tries: 1, nextMs: 1_000 + dayMs })
})

test('an offline round asks nothing, writes what is at hand, and counts as no try', async () => {
  const { run, said, calendar } = openScene()
  await run({ isOffline: true })
  expect(said).toMatchObject({ learned: 0, written: ['/films/had.mkv'], plans: [{ isOffline: true }] })
  expect(said.plans[0]?.answersSinceMs).toBeUndefined()
  expect(calendar.find(lacking, 'en')).toMatchObject({ reason: 'quota', tries: 0 })
})

test('an offline round leaves a wish whose time has come to the next round that may ask', async () => {
  const { run, said, calendar, touch, videos } = openScene()
  await run({})
  const known = calendar.find(lacking, 'en')
  said.nowMs += 2 * dayMs
  expect(await run({ isOffline: true })).toBeNull()
  touch()
  await run({ isOffline: true })
  expect(videos.hasToLook([root])).toBe(false)
  expect(calendar.find(lacking, 'en')).toEqual(known)
  expect(calendar.due(said.nowMs, [root])).toEqual([lacking])
})

test('a dry run plans and orders, downloads and writes nothing', async () => {
  const { run, said } = openScene()
  const result = await run({ isDryRun: true })
  expect(said).toMatchObject({ learned: 1, ordered: 0, written: [], plans: [{ isDryRun: true, isOffline: false }] })
  expect(result?.done).toMatchObject({ written: 0, skipped: 1 })
})

test('what waits for the service or its quota is due at once where another one answers, the rest keeps its time', () => {
  const { calendar, said } = openScene()
  const wish = { wish: 'en', language: 'en', message: '', resumesAtMs: said.nowMs + dayMs } as const
  calendar.ended({ ...wish, videoPath: '/films/had.mkv', reason: 'quota' }, said.nowMs)
  calendar.ended({ ...wish, videoPath: lacking, reason: 'no-match' }, said.nowMs)
  expect(calendar.due(said.nowMs, [root])).toEqual([])
  calendar.retryHeldBack(said.nowMs)
  expect(calendar.due(said.nowMs, [root])).toEqual(['/films/had.mkv'])
})
