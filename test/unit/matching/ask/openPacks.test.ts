import { expect, test } from 'vitest'
import { openDatabase } from '../../../../electron/database/database.ts'
import { createMatcher } from '../../../../electron/matching/ask/matchBatch.ts'
import { createTitleMemory } from '../../../../electron/matching/titleMemory.ts'
import { createQuotaLedger } from '../../../../electron/quota/quotaLedger.ts'
import type { ListedSubtitle, SubtitleQuery } from '../../../../electron/serviceClient/listing.ts'
import { AppError, type ErrorCode } from '../../../../shared/errors.ts'
import { parseRelease } from '../../../../shared/release/parseRelease.ts'
import type { Wish } from '../../../../electron/wanted/wish.ts'
import { listed, titled, videoAt } from '../../../support/make/subjects.ts'

const toSpanish: Wish = {
  alternatives: [
    { kind: 'language', language: 'es' },
    { kind: 'translate', from: 'en' },
  ],
}
const english: Wish = { alternatives: [{ kind: 'language', language: 'en' }] }

const pack = (season: number, files: ListedSubtitle['files'] = null) =>
  listed(`pack ${season}`, `Show.S0${season}.1080p.WEB-DL`, { language: 'en', season, isFullSeason: true, files })

const filesOf = (season: number) =>
  [1, 2, 3].map((episode) => ({
    ...{ fileId: `f${season}${episode}`, name: `Show.S0${season}E0${episode}.srt`, releaseName: '', season, episode },
    ...({ language: 'en', isHearingImpaired: null, sizeBytes: 1, md5: null } as const),
  }))

interface Service {
  readonly fails?: ErrorCode
  readonly also?: readonly ListedSubtitle[]
}

function world({ fails, also = [] }: Service = {}) {
  const db = openDatabase(':memory:')
  const queries: SubtitleQuery[] = []
  const matcher = createMatcher({
    client: {
      searchFiles: async (names) =>
        names.map((fileName) => {
          const { season } = parseRelease(fileName)
          const match = titled('Show', { type: 'tv', titleId: 9, confidence: 'high' })
          return { fileName, match, alternates: [], subtitles: [pack(season ?? 0), ...also] }
        }),
      searchSubtitles: async (query) => {
        queries.push(query)
        if (fails) throw new AppError(fails, 'No.')
        const season = query.season ?? 0
        return { titles: [], subtitles: [pack(season, filesOf(season))], totalPages: 1 }
      },
    },
    memory: createTitleMemory(db, { nowMs: () => 0 }),
    ledger: createQuotaLedger(db, { nowMs: () => 0 }),
    serviceAddress: 'http://service.test',
  })
  const match = (episodes: readonly string[], wishes: readonly Wish[], isOrdered = false) => {
    const gaps = episodes.flatMap((episode) => {
      const video = videoAt(`/v/Show.${episode}.1080p.WEB-DL.mkv`)
      return wishes.map((wish) => ({ video, release: parseRelease(video.file.path), wish }))
    })
    return matcher.matchAll(gaps, { batchId: 'b', signal: new AbortController().signal, isOrdered })
  }
  return { queries, match }
}

test('a season is asked for its packs once, however many episodes need them, and never again', async () => {
  const { queries, match } = world()
  const episodes = ['S01E01', 'S01E02', 'S02E01']
  const first = await match(episodes, [toSpanish])
  expect(queries).toMatchObject([
    { titleId: 9, season: 1 },
    { titleId: 9, season: 2 },
  ])
  expect(first.map(({ listed: [one] }) => one?.files?.length)).toEqual([3, 3, 3])
  expect(first.map(({ cost }) => cost)).toEqual([2, 1, 2])
  await match(episodes, [toSpanish])
  expect(queries).toHaveLength(2)
})

test('nothing is asked where something will do as it is, unless a translation was ordered', async () => {
  const spanish = listed('es', 'Show.S01E01.1080p.WEB-DL', { language: 'es', season: 1, episodeFrom: 1, episodeEnd: 1 })
  const { queries, match } = world({ also: [spanish] })
  await match(['S01E01'], [english])
  await match(['S01E01'], [toSpanish])
  expect(queries).toEqual([])
  await match(['S01E01'], [toSpanish], true)
  expect(queries).toMatchObject([{ season: 1 }])
})

test('where packs cannot be asked for, only what needs them fails', async () => {
  const { match } = world({ fails: 'service.unreachable' })
  const [alone] = await match(['S01E01'], [toSpanish])
  expect(alone).toMatchObject({ status: 'failed', error: { code: 'service.unreachable' } })
  const [both] = await match(['S01E02'], [english, toSpanish])
  expect(both).toMatchObject({ status: 'sure', cost: 1 })
})

const tenSeasons = Array.from({ length: 10 }, (_, at) => `S${String(at + 1).padStart(2, '0')}E01`)

test('what ends the run ends the asking for packs too, and what was not asked says so', async () => {
  for (const [fails, status] of [
    ['quota.exhausted', 'waiting'],
    ['key.refused', 'failed'],
  ] as const) {
    const { queries, match } = world({ fails })
    const matched = await match(tenSeasons, [toSpanish])
    // As many as were under way together.
    expect(queries.length).toBeLessThanOrEqual(8)
    expect(matched.map((one) => [one.status, 'error' in one && one.error.code])).toEqual(
      tenSeasons.map(() => [status, fails]),
    )
  }
})

test('what packs only add to is no reason to ask on with a key that is refused', async () => {
  const { queries, match } = world({ fails: 'key.refused' })
  const matched = await match(tenSeasons, [english, toSpanish])
  expect(queries.length).toBeLessThanOrEqual(8)
  expect(matched.map(({ status }) => status)).toEqual(tenSeasons.map(() => 'sure'))
})
