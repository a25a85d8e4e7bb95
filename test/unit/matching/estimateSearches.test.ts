/** What a search will cost is told before it is paid: held against what the real service charged, over made libraries. */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../../electron/database/database.ts'
import { estimateSearches, gapsByVideo, openVideos } from '../../../electron/matching/ask/estimateSearches.ts'
import { usualAsking } from '../../../electron/matching/ask/nameAsking.ts'
import { createMatcher } from '../../../electron/matching/ask/matchBatch.ts'
import { createTitleMemory } from '../../../electron/matching/titleMemory.ts'
import { createQuotaLedger } from '../../../electron/quota/quotaLedger.ts'
import type { Gap } from '../../../electron/wanted/missing.ts'
import type { ManifestLine } from '../../support/make/archives/sampleManifest.ts'
import { wantFor } from '../../support/make/subjects.ts'
import { startTestService, type TestService } from '../../support/services/startService.ts'
import { testClient } from '../../support/services/testClient.ts'

const two = (number: number) => String(number).padStart(2, '0')
const showNames = ['Copper Lantern', 'Velvet Compass', 'Winter Signal']
const filmNames = ['Paper Orchard', 'Hollow Mirror', 'Golden Canyon', 'Distant Feather']
const episodes = 14

const manifest: readonly ManifestLine[] = [
  ...showNames.flatMap((name, index) =>
    Array.from({ length: episodes }, (_, at) => at + 1).map((episode): ManifestLine => {
      const release = `${name.replaceAll(' ', '.')}.S01E${two(episode)}.1080p.WEB-DL.x264-NOVA`
      const title = {
        type: 'tv' as const,
        name,
        year: 2014,
        moviedb_id: 70 + index,
        filmdb_id: `tt${index}`,
        sd_id: index,
      }
      const place = { season: 1, episode, episode_end: episode }
      return { title, language: 'EN', releases: [release], files: [`${release}.srt`], ...place }
    }),
  ),
  ...filmNames.map((name, index): ManifestLine => {
    const release = `${name.replaceAll(' ', '.')}.2019.1080p.BluRay.x264-ORBIT`
    const title = {
      type: 'movie' as const,
      name,
      year: 2019,
      moviedb_id: 90 + index,
      filmdb_id: `tt${90 + index}`,
      sd_id: 90 + index,
    }
    return { title, language: 'EN', releases: [release], files: [`${release}.srt`] }
  }),
]

let service: TestService
beforeAll(async () => {
  service = await startTestService({ manifest })
})
afterAll(() => service.close())

const season = fc.record({
  show: fc.constantFrom(...showNames),
  episodes: fc.uniqueArray(fc.integer({ min: 1, max: episodes }), { minLength: 1, maxLength: episodes }),
  hasId: fc.boolean(),
})
const film = fc.record({
  name: fc.constantFrom(...filmNames),
  hasId: fc.boolean(),
  copy: fc.integer({ min: 1, max: 2 }),
})
const unknown = fc.integer({ min: 1, max: 30 })

function gapsOf(library: {
  readonly seasons: readonly { readonly show: string; readonly episodes: readonly number[]; readonly hasId: boolean }[]
  readonly films: readonly { readonly name: string; readonly hasId: boolean; readonly copy: number }[]
  readonly strangers: readonly number[]
}): readonly Gap[] {
  const paths = [
    ...library.seasons.flatMap(({ show, episodes: numbers, hasId }) =>
      numbers.map((episode) => {
        const folder = hasId ? `${show} {tmdb-${70 + showNames.indexOf(show)}}` : show
        return `/lib/${folder}/Season 01/${show.replaceAll(' ', '.')}.S01E${two(episode)}.1080p.WEB-DL.x264-NOVA.mkv`
      }),
    ),
    ...library.films.map(({ name, hasId, copy }) => {
      const file = `${name.replaceAll(' ', '.')}.2019.1080p.BluRay.x264-ORBIT.mkv`
      const id = hasId ? ` {tmdb-${90 + filmNames.indexOf(name)}}` : ''
      return `/lib/copy ${copy}/${name} (2019)${id}/${file}`
    }),
    ...library.strangers.map((number) => `/lib/Nobody.Knows.Number${number}x.2003.DVDRip-X.mkv`),
  ]
  return [...new Set(paths)].map((path) => wantFor(path))
}

function openRun() {
  const db = openDatabase(':memory:')
  const ledger = createQuotaLedger(db, { nowMs: () => 0 })
  const memory = createTitleMemory(db, { nowMs: () => 0 })
  const client = testClient({ url: service.url, apiKey: service.key })
  const matcher = createMatcher({ client, memory, ledger, serviceAddress: service.url })
  const parts = { memory, service: service.url, asking: usualAsking }
  let runs = 0
  return {
    estimate: async (gaps: readonly Gap[]) => estimateSearches(await openVideos(parts, await gapsByVideo(gaps))),
    async spend(gaps: readonly Gap[], mostSearches: number | null = null) {
      const batchId = `run ${(runs += 1)}`
      const matched = await matcher.matchAll(gaps, { batchId, signal: new AbortController().signal, mostSearches })
      return { spent: ledger.spentIn(batchId).search, waiting: matched.filter(({ status }) => status === 'waiting') }
    },
  }
}

const known = fc.record({
  seasons: fc.uniqueArray(season, { maxLength: 3, selector: ({ show }) => show }),
  films: fc.array(film, { maxLength: 5 }),
  strangers: fc.constant([]),
})
const mixed = fc.record({
  seasons: fc.uniqueArray(season, { maxLength: 3, selector: ({ show }) => show }),
  films: fc.array(film, { maxLength: 3 }),
  strangers: fc.uniqueArray(unknown, { maxLength: 10 }),
})

test('of titles that the service knows no more is spent than was said, and not much less', async () => {
  await fc.assert(
    fc.asyncProperty(known, async (library) => {
      const run = openRun()
      const gaps = gapsOf(library)
      const told = await run.estimate(gaps)
      const { spent } = await run.spend(gaps)
      expect(spent).toBeLessThanOrEqual(told.searches)
      // Pages of a season are told as if all were read: three more at most than the one that often does.
      expect(told.searches - spent).toBeLessThanOrEqual(3 * library.seasons.length)
    }),
    { numRuns: 40 },
  )
})

test('whatever the library holds, the most that was said is never passed, and what is remembered costs nothing', async () => {
  await fc.assert(
    fc.asyncProperty(mixed, async (library) => {
      const run = openRun()
      const gaps = gapsOf(library)
      const told = await run.estimate(gaps)
      const { spent } = await run.spend(gaps)
      expect(spent).toBeLessThanOrEqual(told.most)
      expect(await run.estimate(gaps)).toEqual({ searches: 0, most: 0 })
      expect(await run.spend(gaps)).toEqual({ spent: 0, waiting: [] })
    }),
    { numRuns: 40 },
  )
})

test('a run that may spend so much spends no more, and the next one goes on with what waited', async () => {
  await fc.assert(
    fc.asyncProperty(mixed, fc.integer({ min: 0, max: 12 }), async (library, most) => {
      const run = openRun()
      const gaps = gapsOf(library)
      const first = await run.spend(gaps, most)
      expect(first.spent).toBeLessThanOrEqual(most)
      for (const { error } of first.waiting) expect(error?.message).toMatch(/^Not asked yet/)
      const second = await run.spend(gaps)
      expect(second.waiting).toEqual([])
      const whole = await openRun().spend(gaps)
      // A pack of names is cut where the limit was: a season that would have been asked through its show may cost its names.
      if (first.waiting.length === 0) expect(first.spent + second.spent).toBe(whole.spent)
    }),
    { numRuns: 25 },
  )
})
