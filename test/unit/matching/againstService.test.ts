/** Matching, choosing and planning against the real service over HTTP: its ledger and ours must agree. */
import { expect, test } from 'vitest'
import { openDatabase } from '../../../electron/database/database.ts'
import { rankCandidates } from '../../../electron/matching/choose/rankCandidates.ts'
import { createMatcher } from '../../../electron/matching/ask/matchBatch.ts'
import { createTitleMemory } from '../../../electron/matching/titleMemory.ts'
import { planDownloads } from '../../../electron/plan/planDownloads.ts'
import { createQuotaLedger } from '../../../electron/quota/quotaLedger.ts'
import type { Gap } from '../../../electron/wanted/missing.ts'
import { copperValley, quietHarbour, type ManifestLine } from '../../support/make/archives/sampleManifest.ts'
import { startTestService, type TestService } from '../../support/services/startService.ts'
import { wantFor } from '../../support/make/subjects.ts'
import { testClient } from '../../support/services/testClient.ts'

const numbers = Array.from({ length: 10 }, (_, index) => index + 1)
const releaseOf = (episode: number) => `Copper.Valley.S02E${String(episode).padStart(2, '0')}.720p.HDTV.x264-LOL`
const filmRelease = 'The.Quiet.Harbour.2019.1080p.BluRay.x264-SPARKS'

const manifest: readonly ManifestLine[] = [
  ...numbers.map((episode) => ({
    title: copperValley,
    language: 'EN',
    releases: [releaseOf(episode)],
    season: 2,
    episode,
    episode_end: episode,
    files: [`single/${releaseOf(episode)}.srt`],
  })),
  {
    title: copperValley,
    language: 'EN',
    releases: ['Copper.Valley.S02.720p.HDTV.x264-DIMENSION'],
    season: 2,
    full_season: true,
    files: numbers.map((episode) => `pack/${releaseOf(episode)}.srt`),
  },
  { title: quietHarbour, language: 'EN', releases: [filmRelease], files: ['film.srt'] },
]

const gaps = [...numbers.map(releaseOf), filmRelease, 'Nobody.Knows.This.2003.DVDRip-X'].map((name) =>
  wantFor(`/lib/${name}.mkv`),
)

function matcherFor(service: TestService) {
  const db = openDatabase(':memory:')
  const ledger = createQuotaLedger(db, { nowMs: () => 0 })
  const memory = createTitleMemory(db, { nowMs: () => 0 })
  const client = testClient({ url: service.url, apiKey: service.key })
  return { ledger, memory, matcher: createMatcher({ client, memory, ledger, serviceAddress: service.url }) }
}

function choicesFor(asked: readonly Gap[], matched: Awaited<ReturnType<ReturnType<typeof createMatcher>['matchAll']>>) {
  return asked.map((gap) => {
    const entry = matched.find(({ video }) => video === gap.video)
    const request = { release: gap.release, fps: null, wish: gap.wish, title: entry?.title ?? null } as const
    const candidates = entry?.listed ?? []
    const ranking = rankCandidates({ ...request, hearingImpaired: 'any', forced: 'never' }, candidates)
    return { gap, status: entry?.status ?? 'none', ranking }
  })
}

test('a season and a film are found for few units, and planned as one pack and one single', async () => {
  const service = await startTestService({ manifest })
  try {
    const { matcher, ledger } = matcherFor(service)
    const signal = new AbortController().signal
    const matched = await matcher.matchAll(gaps, { batchId: 'b1', signal })
    expect(matched.map(({ status }) => status)).toEqual([...Array<string>(11).fill('sure'), 'none'])

    const charged = service.ledgerRows().reduce((sum, { units }) => sum + units, 0)
    expect(ledger.spentIn('b1')).toEqual({ search: charged, download: 0, ai: 0 })
    expect(matched.reduce((sum, { cost }) => sum + cost, 0)).toBe(charged)
    expect(charged).toBe(4)

    const budget = { remainingDownloads: 50, remainingAi: null, limitDownloads: null, cachedIds: new Set<string>() }
    const plan = planDownloads({ rankedGaps: choicesFor(gaps, matched), allowance: 'sure', ...budget })
    expect(plan.archives.map(({ serves }) => serves.length)).toEqual([10, 1])
    expect(plan.none.map(({ release }) => release.title)).toEqual(['Nobody Knows This'])

    await matcher.matchAll(gaps, { batchId: 'b2', signal })
    expect(service.ledgerRows().reduce((sum, { units }) => sum + units, 0)).toBe(charged)
  } finally {
    await service.close()
  }
})

test('by the id of the show the season costs one unit', async () => {
  const service = await startTestService({ manifest })
  try {
    const { matcher, ledger } = matcherFor(service)
    const withIds = gaps.slice(0, 10).map((gap) => ({
      ...gap,
      video: { ...gap.video, ids: { filmdbId: copperValley.filmdb_id, moviedbId: null } },
    }))
    const matched = await matcher.matchAll(withIds, { batchId: 'b1', signal: new AbortController().signal })
    expect(matched.every(({ status, listed }) => status === 'sure' && listed.length === 2)).toBe(true)
    expect(ledger.spentIn('b1').search).toBe(1)
  } finally {
    await service.close()
  }
})
