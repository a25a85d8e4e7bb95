/** What watch mode searches for without a person's word: a share of each day, whatever comes, and whoever starts it again. */
import { expect, test } from 'vitest'
import { openDatabase } from '../../../../electron/database/database.ts'
import { createQuotaLedger } from '../../../../electron/quota/quotaLedger.ts'
import { SearchLimitReached } from '../../../../electron/matching/ask/calls/limitSearches.ts'
import { createWatchedVideos } from '../../../../electron/watch/follow/watchedVideos.ts'
import { shareADay, shareLeft } from '../../../../electron/watch/rounds/searchShare.ts'
import { createRound, type RoundConnection, type RoundOrder } from '../../../../electron/watch/rounds/watchRound.ts'
import { createWishCalendar } from '../../../../electron/watch/rounds/wishCalendar.ts'
import { connectionTo, roundOrder, roundParts, simulatedHome } from '../../../support/fakes/simulatedRound.ts'
import { videoAt } from '../../../support/make/subjects.ts'

const root = '/films'
const hourMs = 3_600_000
const startMs = 30 * 24 * hourMs

/** A folder of so many new films; every one that is asked for costs a search and is not found. */
function openScene(films: number) {
  const db = openDatabase(':memory:')
  const now = { ms: startMs }
  const clock = { nowMs: () => now.ms }
  const home = simulatedHome({ db, nowMs: clock.nowMs, find: (path) => videoAt(path) })
  const ledger = createQuotaLedger(db, clock)
  const service = home.settings['service.address']
  const videos = createWatchedVideos(db)
  const calendar = createWishCalendar(db)
  const rest = { root, sizeBytes: 1, modifiedMs: 1, sidecars: '', partialHash: null, needsCheck: true, isGone: false }
  videos.put(Array.from({ length: films }, (_, at) => ({ path: `${root}/Film ${at}.mkv`, ...rest })))

  function spend(batchId: string, units: number): void {
    if (units === 0) return
    const id = ledger.reserve({ service, kind: 'search', batchId, subject: 'films', reason: 'search', units })
    ledger.settle(id, units)
  }

  const connection: RoundConnection = connectionTo({ offers: () => null })
  connection.batch.plan.matcher.matchAll = async (gaps, { mostSearches, batchId }) => {
    const asked = Math.min(gaps.length, mostSearches ?? Infinity)
    spend(batchId, asked)
    return gaps.map(({ video, release }, at) => {
      const nothing = { video, release, title: null, listed: [], alternates: [], isFromCache: false }
      if (at < asked) return { ...nothing, status: 'none' as const, cost: 1 }
      return { ...nothing, status: 'waiting' as const, cost: 0, error: new SearchLimitReached() }
    })
  }
  const round = () =>
    createRound({ ...roundParts({ link: { current: async () => connection }, clock }), home, videos, calendar })
  const spent = () => ledger.entries({ offset: 0, limit: 1_000 }).entries.reduce((sum, { units }) => sum + units, 0)
  return {
    home,
    now,
    ledger,
    service,
    calendar,
    spend,
    spent,
    run: (rules: Partial<RoundOrder> = {}) => round()({ ...roundOrder, ...rules }),
  }
}

test('a large new folder is searched for day by day, also after a restart, and what waits says why', async () => {
  const { run, spent, calendar, now } = openScene(500)
  await run()
  expect(spent()).toBe(200)
  expect(calendar.heldBack()).toBe(300)
  expect(calendar.list('waiting', { offset: 0, limit: 500 }).find(({ reason }) => reason === 'quota')?.message).toMatch(
    /searches that it makes in a day by itself/,
  )
  // Every round is made anew here, as by another start of the app.
  now.ms += 2 * hourMs
  await run()
  expect(spent()).toBe(200)
  now.ms += 24 * hourMs
  await run()
  expect(spent()).toBe(400)
})

test('what was not asked for yet goes before what was asked in vain', async () => {
  const { run, calendar, now } = openScene(350)
  await run()
  now.ms += 25 * hourMs
  await run()
  expect(calendar.list('waiting', { offset: 0, limit: 500 }).filter(({ tries }) => tries === 0)).toEqual([])
})

test('what a person allows a watch goes before its share, and what they search for themselves takes nothing of it', async () => {
  const { run, spent, home, spend, now } = openScene(300)
  const byHand = home.runs.open({ kind: 'find', command: 'get' })
  spend(byHand, 150)
  expect(shareLeft(home, now.ms)).toBe(200)
  await run({ limitSearches: 250 })
  expect(spent()).toBe(400)
  expect(shareLeft(home, now.ms)).toBe(0)
})

test('of an account with few searches a day its share is a fifth', () => {
  const { home, ledger, service, now } = openScene(0)
  const counter = { used: 0, limit: 100, remaining: 100, resetsAtMs: now.ms + 6 * hourMs }
  ledger.learn(service, { search: counter })
  expect([shareADay(home), shareLeft(home, now.ms)]).toEqual([20, 20])
  const run = home.runs.open({ kind: 'find', command: 'watch' })
  ledger.settle(ledger.reserve({ service, kind: 'search', batchId: run, subject: '', reason: '', units: 15 }), 15)
  expect(shareLeft(home, now.ms)).toBe(5)
  // The service counts a new day.
  now.ms += 7 * hourMs
  ledger.learn(service, { search: { ...counter, resetsAtMs: now.ms + 24 * hourMs } })
  expect(shareLeft(home, now.ms)).toBe(20)
})
