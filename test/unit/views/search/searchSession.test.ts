import { expect, onTestFinished, test } from 'vitest'
import type { Connection } from '../../../../electron/batch/connection.ts'
import type { FulfilPlan } from '../../../../electron/batch/delivery/loggedFulfil.ts'
import { realDisk } from '../../../../electron/disk/disk.ts'
import { openDatabase } from '../../../../electron/database/database.ts'
import { createQuotaLedger } from '../../../../electron/quota/quotaLedger.ts'
import { createSearchSession } from '../../../../electron/views/search/searchSession.ts'
import { notedRuns } from '../../../support/fakes/notedRuns.ts'
import { notedTopics } from '../../../support/fakes/notedTopics.ts'
import { rulesAre } from '../../../support/make/bookOf.ts'
import { settingsWith } from '../../../support/make/settingsWith.ts'
import { listed, titled, videoAt } from '../../../support/make/subjects.ts'

const path = '/lib/Film.2019.1080p.WEB-DL.x264-GRP.mkv'
const { signal } = new AbortController()

/** @param fulfilPlan Stands for the network and the disk. */
function sessionWith(fulfilPlan: FulfilPlan = async () => undefined) {
  const db = openDatabase(':memory:')
  onTestFinished(() => db.close())
  const log: string[] = []
  const { topics, told } = notedTopics()
  let ids = 0
  let connected = 0
  const connection = {
    ...{ service: 'embedded', account: 'own', isCached: () => false, batch: { fulfil: () => null } },
    learnUsage: async () => ({ isPro: false }),
    client: {
      searchTitles: async () => [titled('Film', { titleId: 5, year: 2019 })],
      searchSubtitles: async () => ({
        titles: [],
        totalPages: 1,
        subtitles: [listed('7', 'Film.2019.720p.BluRay.x264-OTHER')],
      }),
    },
  } as unknown as Connection
  const session = createSearchSession({
    link: {
      async current() {
        connected += 1
        return connection
      },
      isCached: (id) => id === '7',
    },
    ledger: createQuotaLedger(db, { nowMs: () => 1_000 }),
    clock: { nowMs: () => 1_000 },
    listedFor: async () => null,
    memory: { rejectedIds: () => new Set() },
    history: { startBatch: (command) => command, list: () => [] },
    runs: notedRuns().runs,
    settings: { read: () => settingsWith() },
    library: {
      video: () => videoAt(path),
      row: () => ({ wishes: [] }) as never,
      entry: () => ({ id: 'v' }) as never,
      entries: () => [],
      page: async () => ({ rows: [], total: 0, videos: 0, revision: 1 }),
      resolve: () => [],
      recordWritten: ({ path: written }) => void log.push(`written ${written}`),
      recordRemoved: ({ path: removed }) => void log.push(`removed ${removed}`),
    },
    corrections: {
      set: (_video, { name }) => void log.push(`set ${name}`),
      forget: () => void log.push('forget'),
    },
    learntTitles: {
      wouldChange: () => [],
      learn(_video, { name }) {
        log.push(`learn ${name}`)
        return { runId: null, takeBack: () => undefined }
      },
    },
    fulfilPlan,
    ai: { orderPlanned: () => undefined },
    rules: rulesAre('en'),
    folders: { pathOf: async () => null },
    disk: realDisk,
    ids: { newId: () => `i${++ids}` },
    topics: { ...topics, revision: () => 1 },
  })
  return { session, log, told, connected: () => connected }
}

test('a title that was found can be taken for a video, and another id is none', async () => {
  const { session, log, told } = sessionWith()
  const [title] = await session.titles('film', signal)
  expect([title, told]).toEqual([
    { id: 'i1', name: 'Film', type: null, year: 2019, filmdbId: null },
    ['usage', 'history'],
  ])
  session.setTitle({ videoId: 'v', titleId: 'i1' })
  session.forgetTitle('v')
  // Within the commit of their run, which tells the screens once it is on the disk.
  expect([log, told.slice(2)]).toEqual([['set Film', 'forget'], []])
  expect(() => session.setTitle({ videoId: 'v', titleId: 'i2' })).toThrow('Search for it again')
})

test('what a person chose is written whatever speaks against it, and its title is learned', async () => {
  const event = { video: path, sidecar: '/lib/Film.en.srt', language: 'en' }
  const { session, log } = sessionWith(async (_parts, { archives }, { onStep }) => {
    const [served] = archives[0]!.serves
    onStep(served!.gap, { kind: 'written', event } as never)
  })
  await session.titles('film', signal)
  const about = { kind: 'title', titleId: 'i1' } as const
  const wanted = { about, season: null, episode: null, languages: ['en'], isFullSeason: false, page: 1 }
  const { subtitles } = await session.ask(wanted, signal)
  expect(subtitles[0]).toMatchObject({ id: 'i2', release: 'Film.2019.720p.BluRay.x264-OTHER', isCached: false })
  expect(await session.download({ subtitleId: 'i2', videoIds: ['v'] }, signal)).toEqual({
    runId: 'r1',
    written: [{ videoId: 'v', sidecarName: 'Film.en.srt' }],
    failed: [],
  })
  expect(log).toEqual(['written /lib/Film.en.srt', 'learn Film'])
  await expect(session.download({ subtitleId: '7', videoIds: ['v'] }, signal)).rejects.toThrow('Search for it again')
})

test('nothing is written where no subtitle suits, and each video says why', async () => {
  const { session, log } = sessionWith(async (_parts, { archives }, { onStep }) => {
    for (const { gap } of archives[0]!.serves)
      onStep(gap, { kind: 'skipped', reason: 'error', code: 'disk.full', message: 'The disk is full.' })
  })
  const asked = { season: null, episode: null, languages: [], isFullSeason: false, page: 1 }
  await session.ask({ ...asked, about: { kind: 'text', text: 'film' } }, signal)
  expect(await session.download({ subtitleId: 'i1', videoIds: ['v'] }, signal)).toEqual({
    runId: 'r1',
    written: [],
    failed: [{ videoId: 'v', problem: { code: 'disk.full', message: 'The disk is full.' } }],
  })
  expect(log).toEqual([])
})

test('judging asks no service, not even for a connection', async () => {
  const { session, connected } = sessionWith()
  const asked = { season: null, episode: null, languages: [], isFullSeason: false, page: 1 }
  await session.ask({ ...asked, about: { kind: 'text', text: 'film' } }, signal)
  const before = connected()
  const judgements = await session.judge({ subtitleIds: ['i1'], videoId: null })
  expect([judgements, connected() - before]).toEqual([[expect.objectContaining({ isCached: true })], 0])
})
