import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../../../electron/database/database.ts'
import { createQuotaLedger } from '../../../../electron/quota/quotaLedger.ts'
import { videoIdOf } from '../../../../electron/views/ids.ts'
import type { LibraryEntry } from '../../../../electron/views/library/entries/libraryEntry.ts'
import type { Connection } from '../../../../electron/batch/connection.ts'
import { createUsageSession } from '../../../../electron/views/settings/usageSession.ts'
import { AppError } from '../../../../shared/errors.ts'
import { notedTopics } from '../../../support/fakes/notedTopics.ts'
import { settingsWith } from '../../../support/make/settingsWith.ts'

const nowMs = Date.UTC(2026, 4, 3, 12)
const counter = (used: number, limit: number) => ({ used, limit, remaining: limit - used, resetsAtMs: nowMs + 1_000 })
const said = {
  path: '/lib/Said By Hand/1x03.mkv',
  planName: 'Pro',
  search: counter(1, 10),
  downloads: counter(2, 20),
  translations: counter(3, 30),
}

function sessionWith(learn: () => Promise<unknown>) {
  const db = openDatabase(':memory:')
  onTestFinished(() => db.close())
  const time = { nowMs }
  const clock = { nowMs: () => time.nowMs }
  const ledger = createQuotaLedger(db, clock)
  const { topics, told } = notedTopics()
  const client = { accountDetails: async () => ({ accountId: '17', ofThisKey: { searches: 1, downloads: 2 } }) }
  const link = { current: async () => ({ learnUsage: learn, client }) as unknown as Connection }
  const settings = { read: () => settingsWith({ 'service.address': 'https://a.example' }) }
  const entry = () =>
    ({
      title: 'The Quay',
      type: 'tv',
      season: 1,
      episodes: [3],
      absoluteEpisode: null,
      year: null,
    }) as unknown as LibraryEntry
  const library = { has: (videoId: string) => videoId === videoIdOf(said.path), entry }
  return { time, ledger, told, session: createUsageSession({ ledger, link, settings, library, clock, topics }) }
}

const { signal } = new AbortController()
const service = 'https://a.example'
const nothing = { search: 0, downloads: 0, ai: 0 }

test('the meters say what the service said, until another service is asked', async () => {
  const { session, told } = sessionWith(async () => said)
  const state = await session.refresh(signal)
  expect(state).toMatchObject({ service: 'https://a.example', planName: 'Pro', accountId: '17', problem: null })
  expect([state.search.used, state.downloads.remaining, state.ai.limit]).toEqual([1, 18, 30])
  session.reset()
  expect(session.state()).toMatchObject({ planName: null, search: { used: null, limit: null } })
  expect(told).toEqual(['usage', 'usage'])
})

test('a service that cannot be asked is a problem in the state, not a failure', async () => {
  const { session } = sessionWith(() => Promise.reject(new AppError('key.refused', 'The key was refused.')))
  expect(await session.refresh(signal)).toMatchObject({ problem: { code: 'key.refused' } })
})

test('days without anything spent are there too, the last one today', () => {
  const { session, ledger } = sessionWith(async () => said)
  const entry = ledger.reserve({ kind: 'download', units: 2, service, batchId: 'b', subject: 'x', reason: 'chosen' })
  ledger.settle(entry, 2)
  expect(session.days(2)).toEqual([
    { day: '2026-05-02', search: 0, downloads: 0, ai: 0, elsewhere: nothing },
    { day: '2026-05-03', search: 0, downloads: 2, ai: 0, elsewhere: nothing },
  ])
})

test('units of another service are told apart: its days stand beside, and its uses name it', async () => {
  const { session, ledger } = sessionWith(async () => said)
  const spend = (to: string, units: number) =>
    ledger.settle(
      ledger.reserve({ kind: 'download', units, service: to, batchId: 'b', subject: 'x', reason: 'r' }),
      units,
    )
  spend(service, 2)
  spend('https://b.example', 5)
  expect(session.days(1)).toMatchObject([{ downloads: 2, elsewhere: { ...nothing, downloads: 5 } }])
  const { rows } = session.entries({ kind: null, batchId: null, offset: 0, limit: 10 })
  expect(rows.map(({ units, elsewhere }) => [units, elsewhere])).toEqual([
    [5, 'https://b.example'],
    [2, null],
  ])
})

test('a busy service takes nothing off the meters', async () => {
  const { session, ledger } = sessionWith(async () => said)
  const ai = { used: null, limit: 60, remaining: 42, resetsAtMs: null }
  ledger.learn('https://a.example', { ai })
  ledger.holdOff('https://a.example', 'ai', nowMs + 3_600_000)
  expect(session.state().ai).toMatchObject({ used: 18, limit: 60, remaining: 42 })
})

test('to what one key has used comes what was spent from here, and nothing that other keys of the account spend', async () => {
  const { session, ledger } = sessionWith(async () => said)
  const spend = (kind: 'search' | 'download', to: string) =>
    ledger.settle(ledger.reserve({ kind, units: 1, service: to, batchId: 'b', subject: 'x', reason: 'chosen' }), 1)
  spend('search', service)
  await session.refresh(signal)
  expect(session.state().ofThisKey).toEqual({ searches: 1, downloads: 2 })
  spend('search', service)
  spend('download', service)
  spend('download', 'https://b.example')
  // Another key of the account has used ten.
  ledger.learn(service, { download: counter(13, 20) })
  expect(session.state()).toMatchObject({ ofThisKey: { searches: 2, downloads: 3 }, downloads: { used: 13 } })
})

test('once the service counts anew, what it told of one key is over', async () => {
  const { session, time } = sessionWith(async () => said)
  await session.refresh(signal)
  time.nowMs += 999
  expect(session.state().ofThisKey).toEqual({ searches: 1, downloads: 2 })
  time.nowMs += 1
  expect(session.state().ofThisKey).toBeNull()
})

test.each([
  ['/lib/Copper Almanac (2014)/Season 1/1x03.mkv', 'Copper Almanac S01E03'],
  ['/lib/Said By Hand/1x03.mkv', 'The Quay S01E03'],
  ['/lib/Salt.Road.2014.1080p.mkv', 'Salt Road (2014)'],
  ['Salt.Road.2014.1080p.mkv and 3 more', ''],
  ['https://media.example/film.mkv', ''],
])('what was spent on %s is named as the library names it', (subject, title) => {
  const { session, ledger } = sessionWith(async () => said)
  ledger.reserve({ kind: 'download', units: 1, service, batchId: 'b', subject, reason: 'chosen' })
  expect(session.entries({ kind: null, batchId: null, offset: 0, limit: 10 }).rows).toMatchObject([{ subject, title }])
})

test('a test that the service refuses stands in the state too: side bar and usage say why they show nothing', async () => {
  const { session, told } = sessionWith(() => Promise.reject(new AppError('key.refused', 'The key was refused.')))
  await expect(session.test(signal)).rejects.toMatchObject({ code: 'key.refused' })
  expect(session.state().problem).toEqual({ code: 'key.refused', message: 'The key was refused.' })
  expect(told).toEqual(['usage'])
})

test('what one screen reads as news is told to the others: all show one number', () => {
  const { session, ledger, told } = sessionWith(async () => said)
  ledger.learn(service, { download: counter(183, 2_000) })
  session.read()
  session.read()
  expect(told).toEqual([])
  ledger.learn(service, { download: counter(184, 2_000) })
  expect(session.read()).toMatchObject({ downloads: { used: 184 } })
  expect(told).toEqual(['usage'])
})
