import { expect, onTestFinished, test } from 'vitest'
import type { Connection } from '../../../../electron/batch/connection.ts'
import type { FulfilPlan } from '../../../../electron/batch/loggedFulfil.ts'
import { openDatabase } from '../../../../electron/database/database.ts'
import { createQuotaLedger } from '../../../../electron/quota/quotaLedger.ts'
import { createSearchSession } from '../../../../electron/views/search/searchSession.ts'
import { notedTopics } from '../../../support/fakes/notedTopics.ts'
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
  const connection = {
    ...{ service: 'embedded', account: 'own', isCached: () => false, batch: { fulfil: () => null } },
    client: {
      searchTitles: async () => [titled('Film', { titleId: 5, year: 2019 })],
      searchSubtitles: async () => ({ subtitles: [listed('7', 'Film.2019.720p.BluRay.x264-OTHER')] }),
    },
  } as unknown as Connection
  const session = createSearchSession({
    link: { current: async () => connection },
    ledger: createQuotaLedger(db, { nowMs: () => 1_000 }),
    history: { startBatch: (command) => command },
    library: { video: () => videoAt(path), recordWritten: ({ path: written }) => void log.push(`written ${written}`) },
    corrections: {
      of: () => null,
      set: (_video, { name }) => void log.push(`set ${name}`),
      learn: (_video, { name }) => void log.push(`learn ${name}`),
      forget: () => void log.push('forget'),
    },
    fulfilPlan,
    settings: { read: () => settingsWith() },
    newId: () => `i${++ids}`,
    topics,
  })
  return { session, log, told }
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
  expect([log, told.slice(2)]).toEqual([
    ['set Film', 'forget'],
    ['library', 'library'],
  ])
  expect(() => session.setTitle({ videoId: 'v', titleId: 'i2' })).toThrow('Search for it again')
})

test('what a person chose is written whatever speaks against it, and its title is learned', async () => {
  const event = { video: path, sidecar: '/lib/Film.en.srt', language: 'en' }
  const { session, log } = sessionWith(async (_parts, { archives }, { onStep }) => {
    const [served] = archives[0]!.serves
    onStep(served!.gap, { kind: 'written', event } as never)
  })
  await session.titles('film', signal)
  const wanted = { titleId: 'i1', season: null, episode: null, languages: ['en'] }
  const [offer] = await session.subtitles(wanted, signal)
  expect(offer).toMatchObject({ id: 'i2', release: 'Film.2019.720p.BluRay.x264-OTHER', isCached: false })
  expect(await session.download({ subtitleId: 'i2', videoId: 'v' }, signal)).toEqual({ sidecarName: 'Film.en.srt' })
  expect(log).toEqual(['written /lib/Film.en.srt', 'learn Film'])
  await expect(session.download({ subtitleId: '7', videoId: 'v' }, signal)).rejects.toThrow('Search for it again')
})
