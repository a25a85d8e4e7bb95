/** One round of watch mode: what an ordinary, an offline and a dry one ask, write and leave in the calendar. */
import { expect, test } from 'vitest'
import { openDatabase } from '../../../../electron/database/database.ts'
import { createRunPages } from '../../../../electron/runs/runPages.ts'
import { createQuotaLedger } from '../../../../electron/quota/quotaLedger.ts'
import type { MatchOptions } from '../../../../electron/matching/ask/matcher.ts'
import { createRound, type RoundOrder } from '../../../../electron/watch/rounds/watchRound.ts'
import { createWatchedVideos } from '../../../../electron/watch/follow/watchedVideos.ts'
import { createWishCalendar } from '../../../../electron/watch/rounds/wishCalendar.ts'
import {
  connectionTo,
  delivered,
  offerFor,
  roundOrder,
  roundParts,
  simulatedHome,
} from '../../../support/fakes/simulatedRound.ts'
import { AppError } from '../../../../shared/errors.ts'
import { videoAt } from '../../../support/make/subjects.ts'
import { createWatchScope } from '../../../../electron/watch/rounds/watchScope.ts'

const root = '/films'
const dayMs = 86_400_000

const [had, lacking] = ['/films/had.mkv', '/films/lacking.mkv'] as const

/** Videos that lack a subtitle: the service has one for `had` alone. */
function openScene(names: readonly string[] = [had, lacking]) {
  const db = openDatabase(':memory:')
  const videos = createWatchedVideos(db)
  const calendar = createWishCalendar(db)
  const rest = { sizeBytes: 1, modifiedMs: 1, sidecars: '', partialHash: null, needsCheck: true, isGone: false }
  videos.put(names.map((path) => ({ path, root, ...rest })))
  const said = {
    ...{ nowMs: 1_000, learned: 0, ordered: 0, warmedUp: 0 },
    asked: [] as MatchOptions[],
    written: [] as string[],
    sealed: [] as readonly string[],
  }
  const clock = { nowMs: () => said.nowMs }
  const connection = connectionTo({
    offers: (gap) => (gap.video.file.path === had ? [offerFor(gap)] : null),
    asked(wants, options) {
      if (wants.length > 0) said.asked.push(options)
    },
    async checkFolder(folder) {
      if (said.sealed.includes(folder)) throw new AppError('file.notWritable', `Nothing can be written to ${folder}.`)
    },
    warmUp: () => void (said.warmedUp += 1),
    learnUsage: () => void (said.learned += 1),
    deliver(served) {
      said.written.push(served.gap.video.file.path)
      return delivered(served)
    },
  })
  const settings = { 'watch.reservePercent': 0 }
  const home = simulatedHome({ db, nowMs: clock.nowMs, find: (path) => videoAt(path), settings })
  const search = (remaining: number) => ({ search: { used: null, limit: null, remaining, resetsAtMs: null } })
  const run = createRound({
    ...roundParts({ link: { current: async () => connection }, clock }),
    home,
    videos,
    calendar,
    translations: {
      conclude: () => undefined,
      order: (wants) => {
        said.ordered += wants.length
        return []
      },
    },
  })
  const touch = () => videos.checkAllAgain()
  const pages = createRunPages(db)
  const listed = () => pages.page({ filter: 'all', kind: null, search: '', todayMs: 0, offset: 0, limit: 50 }).ids
  const tells = (id: string) => pages.outcomes(id, { group: null, cause: null }, { offset: 0, limit: 50 }).rows
  return {
    db,
    connection,
    calendar,
    videos,
    said,
    touch,
    listed,
    tells,
    searchesLeft: (remaining: number) =>
      createQuotaLedger(db, clock).learn(home.settings['service.address'], search(remaining)),
    run: (rules: Partial<RoundOrder>) => run({ ...roundOrder, ...rules }),
  }
}

test('an ordinary round asks, writes what it can, and looks for the rest again in a day', async () => {
  const { run, said, calendar } = openScene()
  await run({})
  expect(said).toMatchObject({ learned: 1, warmedUp: 1, written: ['/films/had.mkv'] })
  expect(calendar.find(lacking, 'en')).toMatchObject({ reason: 'no-match', tries: 1, nextMs: 1_000 + dayMs })
})

test('an offline round asks nothing, writes what is at hand, and counts as no try', async () => {
  const { run, said, calendar } = openScene()
  await run({ isOffline: true })
  expect(said).toMatchObject({ learned: 0, written: ['/films/had.mkv'], asked: [{ isOffline: true }] })
  expect(said.asked[0]?.answersSinceMs).toBeUndefined()
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
  expect(videos.hasToCheck([root])).toBe(false)
  expect(calendar.find(lacking, 'en')).toEqual(known)
  expect(calendar.due(said.nowMs, [root])).toEqual([lacking])
})

test('a dry run plans and orders, downloads and writes nothing', async () => {
  const { run, said } = openScene()
  const result = await run({ isDryRun: true })
  expect(said).toMatchObject({ learned: 1, warmedUp: 0, ordered: 0, written: [], asked: [{ isOffline: false }] })
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

test('what is not meant is put aside: not asked, not taken for checked, and nothing to come back for', async () => {
  const { run, said, calendar, videos } = openScene()
  const scope = createWatchScope({ isMeant: ({ file }) => file.path === lacking, newest: null })
  await run({ scope })
  expect(said.written).toEqual([])
  expect(calendar.find(lacking, 'en')).toMatchObject({ tries: 1 })
  expect(calendar.find('/films/had.mkv', 'en')).toBe(null)
  expect(videos.toCheck([root])).toEqual(['/films/had.mkv'])
  expect([scope.isAside('/films/had.mkv'), scope.isAside(lacking)]).toEqual([true, false])
  // A watch of all finds it as it was.
  await run({})
  expect(said.written).toEqual(['/films/had.mkv'])
})

test('of those that miss something at the beginning only the newest are looked for; what comes later is', async () => {
  const { run, said, videos, touch } = openScene()
  const scope = createWatchScope({ isMeant: null, newest: 1 })
  await run({ scope })
  expect(said.asked).toHaveLength(1)
  expect(said.written).toEqual(['/films/had.mkv'])
  expect(scope.isAside(lacking)).toBe(true)
  touch()
  await run({ scope })
  expect(videos.toCheck([root])).toEqual([lacking])
})

test('a round that comes to what is known already, and costs nothing, is no run', async () => {
  const { run, listed, touch, tells, videos } = openScene()
  await run({})
  expect(listed()).toHaveLength(1)
  for (let times = 0; times < 2; times += 1) {
    touch()
    videos.checked(['/films/had.mkv'])
    await run({})
  }
  expect(listed()).toHaveLength(1)
  expect(tells(listed()[0]!)).toMatchObject([
    { videoPath: '/films/had.mkv', state: 'written' },
    { videoPath: lacking, state: 'missing', tries: 3 },
  ])
})

test('a round that has paid for searches and then breaks off is a run, which says why', async () => {
  const { db, connection, run, listed } = openScene()
  const ledger = createQuotaLedger(db, { nowMs: () => 1_000 })
  connection.batch.plan.matcher.matchAll = (_wants, { batchId }) => {
    const call = { service: 'embedded', kind: 'search', units: 1, batchId, subject: 'x', reason: 'match' } as const
    ledger.settle(ledger.reserve(call), 1)
    throw new AppError('service.badAnswer', 'It broke off.')
  }
  await expect(run({})).rejects.toMatchObject({ code: 'service.badAnswer' })
  expect(listed()).toHaveLength(1)
  expect(db.get('SELECT ending, code FROM batch WHERE id = ?', listed()[0]!)).toEqual({
    ending: 'failed',
    code: 'service.badAnswer',
  })
})

test('a folder that nothing can be written to costs nothing: it is not asked for, says why, and is looked at again', async () => {
  const { said, calendar, listed, tells, run } = openScene()
  said.sealed = [root]
  await run({})
  expect([said.asked, said.written]).toEqual([[], []])
  const [id] = listed()
  const told = tells(id!).map(({ state, code, message }) => [state, code, message])
  expect(told).toEqual(Array(2).fill(['failed', 'file.notWritable', 'Nothing can be written to /films.']))
  expect(calendar.find(lacking, 'en')).toMatchObject({ reason: 'error' })
  said.sealed = []
  said.nowMs += dayMs
  await run({})
  expect([said.asked.length, said.written]).toEqual([1, ['/films/had.mkv']])
})

test('what nothing can be written beside takes no place of the searches that may be made, and says why', async () => {
  const sealed = ['/films/away/1.mkv', '/films/away/2.mkv']
  const { run, said, calendar, searchesLeft } = openScene([...sealed, had, lacking])
  said.sealed = ['/films/away']
  searchesLeft(1)
  await run({})
  expect(said.written).toEqual([had])
  const message = 'Nothing can be written to /films/away.'
  for (const path of sealed) expect(calendar.find(path, 'en')).toMatchObject({ reason: 'error', message })
  expect(calendar.find(lacking, 'en')).toMatchObject({ reason: 'quota', tries: 0 })
})

test('without a search left it says why of what nothing can be written beside, and asks for nothing', async () => {
  const { run, said, calendar, searchesLeft } = openScene(['/films/away/1.mkv', lacking])
  said.sealed = ['/films/away']
  searchesLeft(0)
  await run({})
  expect(said.asked).toEqual([])
  expect(calendar.find('/films/away/1.mkv', 'en')).toMatchObject({ reason: 'error' })
  expect(calendar.find(lacking, 'en')).toMatchObject({ reason: 'quota' })
})
