import { expect, test } from 'vitest'
import { openDatabase } from '../../../electron/database/database.ts'
import { createMatcher } from '../../../electron/matching/ask/matchBatch.ts'
import { createTitleCorrections } from '../../../electron/matching/titleCorrections.ts'
import { createLearntNames } from '../../../electron/matching/learntNames.ts'
import { createTitleMemory } from '../../../electron/matching/titleMemory.ts'
import { createQuotaLedger } from '../../../electron/quota/quotaLedger.ts'
import type { SubtitleQuery, TitleMatch } from '../../../electron/serviceClient/listing.ts'
import { listed, titled, videoAt, wantFor } from '../../support/make/subjects.ts'

const service = 'http://service.test'
const theirs = titled('Lost Girl', { titleId: 1, type: 'tv', confidence: 'high' })
const ours = titled('Lost', { titleId: 2, type: 'tv', season: 3, episode: 7 })
const episode = (number: number, season = 1) => `/lib/Lost Souls/Lost.Souls.S0${season}E0${number}.mkv`

/** A service that takes every name for `named`, and knows subtitles of every id. */
function world(named: TitleMatch | null = theirs, known: readonly TitleMatch[] | null = null) {
  const db = openDatabase(':memory:')
  const memory = createTitleMemory(db, { nowMs: () => 0 })
  const ledger = createQuotaLedger(db, { nowMs: () => 0 })
  const asked: { readonly names: string[]; readonly queries: SubtitleQuery[] } = { names: [], queries: [] }
  const matcher = createMatcher({
    memory,
    ledger,
    serviceAddress: service,
    client: {
      searchFiles: async (names) => {
        asked.names.push(...names)
        return names.map((fileName) => ({ fileName, match: named, alternates: [], subtitles: [listed('n', fileName)] }))
      },
      searchSubtitles: async (query) => {
        asked.queries.push(query)
        const titles = known ?? [titled('Lost', { titleId: query.titleId ?? null, type: 'tv' })]
        if (titles.length === 0) return { titles, subtitles: [], totalPages: 1 }
        return {
          titles,
          subtitles: [listed('i', 'Lost.S01E01', { season: 1, episodeFrom: 1 })],
          totalPages: 1,
        }
      },
    },
  })
  const match = (...paths: readonly string[]) =>
    matcher.matchAll(
      paths.map((path) => wantFor(path)),
      { batchId: 'b', signal: new AbortController().signal },
    )
  return { asked, match, memory, corrections: createTitleCorrections(memory, createLearntNames(db)) }
}

test('a title chosen for one episode is used for the whole show before any search by name', async () => {
  const { asked, match, corrections } = world()
  corrections.set(videoAt(episode(1)), ours)
  expect(corrections.of(videoAt(episode(4, 2)))).toMatchObject({ name: 'Lost', season: null, episode: null })
  const found = await match(episode(2), episode(1, 2))
  expect(found.map(({ status, title }) => [status, title?.titleId])).toEqual([
    ['sure', 2],
    ['sure', 2],
  ])
  expect(asked.names).toEqual([])
  expect(asked.queries).toMatchObject([
    { titleId: 2, season: 1 },
    { titleId: 2, season: 2 },
  ])
})

test('another show, and the show of this name in another folder, are not touched', async () => {
  const { corrections } = world()
  corrections.set(videoAt(episode(1)), ours)
  expect(corrections.of(videoAt('/lib/Other/Other.S01E01.mkv'))).toBeNull()
  expect(corrections.of(videoAt(episode(1), { root: '/elsewhere' }))).toBeNull()
})

test('a doubtful title that the user confirms is sure from then on, and nothing is asked again', async () => {
  const { asked, match, corrections } = world()
  expect((await match(episode(1)))[0]?.status).toBe('ask')
  corrections.learn(videoAt(episode(1)), theirs)
  const [again] = await match(episode(1))
  expect(again).toMatchObject({ status: 'sure', cost: 0, isFromCache: true, title: { titleId: 1 } })
  expect(asked.names).toHaveLength(1)
  expect(asked.queries).toEqual([])
})

test('the name is not asked where the chosen title has nothing', async () => {
  const { asked, match, corrections } = world(theirs, [])
  corrections.set(videoAt(episode(1)), ours)
  expect((await match(episode(1)))[0]).toMatchObject({ status: 'none', title: null })
  expect(asked).toMatchObject({ names: [], queries: [{ titleId: 2 }] })
})

test('a title that was forgotten is asked by name again', async () => {
  const { asked, match, corrections } = world()
  corrections.set(videoAt(episode(1)), ours)
  corrections.forget(videoAt(episode(5)))
  await match(episode(1))
  expect(asked).toMatchObject({ names: ['Lost.Souls.S01E01.mkv'], queries: [] })
})

test('a title without an id cannot be chosen; what choosing shows is learned only where it fits', () => {
  const { corrections } = world()
  const nameless = titled('Lost')
  expect(() => {
    corrections.set(videoAt(episode(1)), nameless)
  }).toThrow(/no id/)
  corrections.learn(videoAt(episode(1)), nameless)
  corrections.learn(videoAt(episode(1)), titled('Lost', { titleId: 3, type: 'movie' }))
  expect(corrections.of(videoAt(episode(1)))).toBeNull()
})
