import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { openDatabase, type Database } from '../../../../electron/database/database.ts'
import { createMatcher } from '../../../../electron/matching/ask/matchBatch.ts'
import type { MatchOptions } from '../../../../electron/matching/ask/matcher.ts'
import type { MatchedVideo, SearchClient } from '../../../../electron/matching/matchedVideo.ts'
import { createTitleMemory } from '../../../../electron/matching/titleMemory.ts'
import { createQuotaLedger } from '../../../../electron/quota/quotaLedger.ts'
import type {
  FilenameAnswer,
  ListedSubtitle,
  SubtitleAnswer,
  SubtitleQuery,
} from '../../../../electron/serviceClient/listing.ts'
import { WaitError } from '../../../../electron/serviceClient/waitError.ts'
import { AppError } from '../../../../shared/errors.ts'
import { parseRelease } from '../../../../shared/release/parseRelease.ts'
import { listed, packed, titled, videoAt, wantFor } from '../../../support/make/subjects.ts'

const service = 'http://service.test'

/** Knows every title by its name, with one subtitle each; counts what it is asked. */
function knowingAnswer(fileName: string): FilenameAnswer {
  const { title, year, type } = parseRelease(fileName)
  const match = titled(title ?? '', { year, type, titleId: 1, confidence: 'high' })
  return { fileName, match, alternates: [], subtitles: [listed(`for ${fileName}`, fileName, { language: null })] }
}

interface World {
  readonly db: Database
  readonly names: string[][]
  readonly queries: SubtitleQuery[]
  readonly match: (paths: readonly string[], rest?: Partial<MatchOptions>) => Promise<readonly MatchedVideo[]>
  readonly ledger: ReturnType<typeof createQuotaLedger>
  readonly memory: ReturnType<typeof createTitleMemory>
}

function world(client: Partial<SearchClient> = {}, db = openDatabase(':memory:')): World {
  const names: string[][] = []
  const queries: SubtitleQuery[] = []
  const ledger = createQuotaLedger(db, { nowMs: () => 0 })
  const memory = createTitleMemory(db, { nowMs: () => 0 })
  const counting: SearchClient = {
    searchFiles: async (asked, options, signal) => {
      names.push([...asked])
      return client.searchFiles ? client.searchFiles(asked, options, signal) : asked.map(knowingAnswer)
    },
    searchSubtitles: async (query, signal, callId) => {
      queries.push(query)
      return client.searchSubtitles?.(query, signal, callId) ?? { titles: [], subtitles: [], totalPages: 1 }
    },
  }
  const matcher = createMatcher({ client: counting, memory, ledger, serviceAddress: service })
  const match: World['match'] = (paths, rest = {}) => {
    const gaps = paths.map((path) => wantFor(path, 'en', withIds(path)))
    return matcher.matchAll(gaps, { batchId: 'b1', signal: new AbortController().signal, ...rest })
  }
  return { db, names, queries, match, ledger, memory }
}

/** "Lost.S01E05.{tt1}.mkv" stands for a file whose folder holds the id. */
function withIds(path: string) {
  const filmdbId = /\{(tt\d+)\}/.exec(path)?.[1] ?? null
  return { ...videoAt(path), ids: { filmdbId, moviedbId: null } }
}

const movies = (count: number) =>
  Array.from({ length: count }, (_, index) => `/lib/Film ${'x'.repeat(index + 1)}.2020.mkv`)

test('names go out at most 50 in a call, one unit each, and answers come back in the order of the wants', async () => {
  const { match, names, ledger } = world()
  const found = await match(movies(120))
  expect(names.map((batch) => batch.length)).toEqual([50, 50, 20])
  expect(found.map(({ video }) => video.file.path)).toEqual(movies(120))
  expect(found.every(({ status, cost }) => status === 'sure' && cost === 1)).toBe(true)
  expect(ledger.spentIn('b1').search).toBe(120)
})

test('a row without a language is in the one language that was asked for', async () => {
  const [found] = await world().match(movies(1))
  expect(found?.listed[0]?.language).toBe('en')
})

test('a second run asks nothing and spends nothing, nothing found included', async () => {
  const { match, names, ledger } = world({
    searchFiles: async (asked) => asked.map((fileName) => ({ fileName, match: null, alternates: [], subtitles: [] })),
  })
  expect((await match(movies(3))).map(({ status }) => status)).toEqual(['none', 'none', 'none'])
  const again = await match(movies(3), { batchId: 'b2' })
  expect(again.map(({ status, cost, isFromCache }) => [status, cost, isFromCache])).toEqual(
    Array(3).fill(['none', 0, true]),
  )
  expect(names).toHaveLength(1)
  expect(ledger.spentIn('b2').search).toBe(0)
  await match(movies(3), { askAgain: ({ file }) => file.path === movies(3)[1] })
  expect(names[1]).toEqual(['Film xx.2020.mkv'])
})

test('duplicates are asked once and cost once', async () => {
  const { match, names } = world()
  const found = await match(['/lib/Dune.2021.1080p.mkv', '/other/Dune.2021.720p.WEB-DL.mkv', '/third/Dune (2021).mkv'])
  expect(names).toEqual([['Dune.2021.1080p.mkv']])
  expect(found.map(({ status, cost }) => [status, cost])).toEqual([
    ['sure', 1],
    ['sure', 0],
    ['sure', 0],
  ])
})

test('several wants of a video are one question in all their languages', async () => {
  const { memory, ledger } = world()
  const asked: string[] = []
  const client: SearchClient = {
    searchFiles: async (names, { languages }) => {
      asked.push(languages.join(','))
      return names.map((name) => ({ ...knowingAnswer(name), subtitles: [] }))
    },
    searchSubtitles: () => Promise.reject(new Error('not asked by id')),
  }
  const matcher = createMatcher({ client, memory, ledger, serviceAddress: service })
  const video = videoAt('/lib/Dune.2021.mkv')
  const gaps = ['en', 'de>translate:fr'].map((wish) => wantFor(video.file.path, wish, video))
  const found = await matcher.matchAll(gaps, { batchId: 'b', signal: new AbortController().signal })
  expect(found).toHaveLength(1)
  expect(asked).toEqual(['de,en,fr'])
})

test('a failed call fails its own names with its error, and its units are unknown', async () => {
  let calls = 0
  const { match, ledger } = world({
    searchFiles: async (asked) => {
      calls += 1
      if (calls === 2) throw new AppError('service.timeout', 'Too slow.')
      return asked.map(knowingAnswer)
    },
  })
  const found = await match(movies(120))
  const failed = found.filter(({ status }) => status === 'failed')
  expect(failed).toHaveLength(50)
  expect(new Set(failed.map(({ error }) => error?.code))).toEqual(new Set(['service.timeout']))
  expect(ledger.spentIn('b1')).toEqual({ search: 120, download: 0, ai: 0 })
  expect((await match(movies(120))).filter(({ cost }) => cost === 1)).toHaveLength(50)
})

test('a refused key stops the run: no call is made that cannot succeed', async () => {
  const { match, names, ledger } = world({
    searchFiles: () => Promise.reject(new AppError('key.refused', 'Enter another key.')),
  })
  const found = await match(movies(500))
  expect(names.length).toBeLessThanOrEqual(4)
  expect(found.every(({ error }) => error?.code === 'key.refused')).toBe(true)
  expect(ledger.spentIn('b1')).toEqual({ search: 0, download: 0, ai: 0 })
})

test('what the quota allows is asked, the rest waits, movies and series by turns', async () => {
  const { match, names, ledger } = world()
  ledger.learn(service, { search: { used: 0, limit: 4, remaining: 4, resetsAtMs: 3_600_000 } })
  const paths = [...movies(4), ...[1, 2, 3, 4].map((episode) => `/lib/Lost.S01E0${episode}.mkv`)]
  const found = await match(paths)
  expect(names).toEqual([['Film x.2020.mkv', 'Lost.S01E01.mkv', 'Film xx.2020.mkv', 'Lost.S01E02.mkv']])
  expect(found.map(({ status }) => status)).toEqual([
    'sure',
    'sure',
    'waiting',
    'waiting',
    'sure',
    'sure',
    'waiting',
    'waiting',
  ])
  expect(found[2]?.error?.code).toBe('quota.exhausted')
  expect(ledger.remaining(service, 'search')).toBe(0)
  expect((await match(paths)).filter(({ cost }) => cost > 0)).toEqual([])
  expect(names).toHaveLength(1)
})

test('names that a busy service keeps waiting are told as that, not as used up', async () => {
  const { match, names, ledger } = world()
  ledger.learn(service, { search: { used: 0, limit: 4, remaining: 4, resetsAtMs: 3_600_000 } })
  ledger.holdOff(service, 'search', 7_200_000)
  const found = await match(movies(3))
  expect(names).toEqual([])
  expect(found.map(({ status, error }) => [status, error?.code])).toEqual(Array(3).fill(['waiting', 'service.busy']))
  expect(found[2]?.error?.message).toBe('The service is busy; it is asked again at 1970-01-01 02:00 UTC.')
})

test('when the service says that the quota is gone, the rest waits until then', async () => {
  const { match, names, ledger } = world({
    searchFiles: () => Promise.reject(new WaitError('quota.exhausted', 'Gone.', 7_200_000)),
  })
  const found = await match(movies(300))
  expect(names.length).toBeLessThanOrEqual(4)
  expect(found.every(({ status }) => status === 'waiting')).toBe(true)
  expect(ledger.resumesAtMs(service, 'search')).toBe(7_200_000)
})

test('offline nothing is asked: what is remembered is used, the rest waits', async () => {
  const { match, names } = world()
  await match(movies(1))
  const found = await match(movies(2), { isOffline: true })
  expect(names).toHaveLength(1)
  expect(found.map(({ status }) => status)).toEqual(['sure', 'waiting'])
})

test('the answer is on the disk before the units are settled', async () => {
  const db = openDatabase(':memory:')
  const { match, names } = world({}, db)
  const stateWhenKept: unknown[] = []
  const spy = {
    ...db,
    run: (sql: string, ...values: readonly (string | number | null)[]) => {
      if (sql.includes('INTO match_answers')) stateWhenKept.push(db.get('SELECT state FROM quota_entries'))
      return db.run(sql, ...values)
    },
  }
  await world({}, spy).match(movies(1))
  expect(stateWhenKept).toEqual([{ state: 'reserved' }])
  expect(await match(movies(1))).toMatchObject([{ isFromCache: true }])
  expect(names).toEqual([])
})

test('cancelling ends with one error and keeps what was answered', async () => {
  const control = new AbortController()
  const { match, memory } = world({
    searchFiles: async (asked) => {
      control.abort()
      return asked.map(knowingAnswer)
    },
  })
  await expect(match(movies(60), { signal: control.signal })).rejects.toMatchObject({ code: 'cancelled' })
  const key = 'title:film x:2020:movie'
  expect(memory.answer({ service, key, languages: ['en'] })).not.toBeNull()
})

test('progress ends at the number of videos', async () => {
  const seen: number[] = []
  await world().match(movies(70), { onProgress: ({ done, total }) => seen.push(done, total) })
  expect(seen.slice(-2)).toEqual([70, 70])
})

const episodes = (count: number) => Array.from({ length: count }, (_, index) => `/lib/Lost.S01E${index + 1}.{tt1}.mkv`)

function season(query: SubtitleQuery, pages: number, perPage: number): SubtitleAnswer {
  const first = ((query.page ?? 1) - 1) * perPage
  const numbers = Array.from({ length: perPage }, (_, index) => first + index + 1)
  const subtitles = numbers.map((number) =>
    listed(`e${number}`, `Lost.S01E${number}`, { season: 1, episodeFrom: number, episodeEnd: number }),
  )
  return { titles: [titled('Lost', { type: 'tv', filmdbId: 'tt1' })], subtitles, totalPages: pages }
}

test('ids are asked once a season, further pages only while an episode has nothing', async () => {
  const { match, queries, names, ledger } = world({ searchSubtitles: async (query) => season(query, 9, 5) })
  const found = await match(episodes(8))
  expect(queries).toEqual([
    { filmdbId: 'tt1', type: 'tv', season: 1, languages: ['en'], perPage: 30 },
    { filmdbId: 'tt1', type: 'tv', season: 1, languages: ['en'], perPage: 30, page: 2 },
  ])
  expect(found.map(({ listed }) => listed.map(({ id }) => id))).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8].map((number) => [`e${number}`]),
  )
  expect(found.reduce((sum, { cost }) => sum + cost, 0)).toBe(2)
  expect(ledger.spentIn('b1').search).toBe(2)
  expect(names).toEqual([])
  await match(episodes(3))
  expect(queries).toHaveLength(2)
})

test('pages are few, whatever the service says', async () => {
  const { match, queries } = world({
    searchSubtitles: async () => ({ ...season({ languages: [] }, 1, 1), totalPages: 1e9 }),
  })
  await match(episodes(8))
  expect(queries.length).toBeLessThanOrEqual(4)
})

test('one or two episodes of a season are asked singly', async () => {
  const { match, queries } = world({ searchSubtitles: async (query) => season(query, 1, 9) })
  await match(episodes(2))
  expect(queries.map(({ episode }) => episode).sort()).toEqual([1, 2])
})

const unnamed = (count: number) => Array.from({ length: count }, (_, index) => `/lib/Lost.S01E${index + 1}.mkv`)

test('of a long season one episode is asked by name, the others together through its show', async () => {
  const { match, names, queries, ledger } = world({ searchSubtitles: async (query) => season(query, 1, 20) })
  const found = await match(unnamed(12))
  expect(names).toEqual([['Lost.S01E1.mkv']])
  expect(queries).toEqual([{ titleId: 1, type: 'tv', season: 1, languages: ['en'], perPage: 30 }])
  expect(found.map(({ status }) => status)).toEqual(Array(12).fill('sure'))
  expect(found[11]?.listed.map(({ id }) => id)).toEqual(['e12'])
  expect(ledger.spentIn('b1').search).toBe(2)
  expect(found.reduce((sum, { cost }) => sum + cost, 0)).toBe(2)
  expect((await match(unnamed(12))).every(({ isFromCache }) => isFromCache)).toBe(true)
})

/** A pack of a season whose files count from eight, which a search by name lists without them. */
const countedOn = (files: ListedSubtitle['files']) =>
  listed('pack', 'Lost.S01.1080p.WEB-X', { season: 1, isFullSeason: true, files })

test.each([false, true])(
  'what the files of a pack cannot serve, it serves to no episode, the one asked by name included (answered before: %s)',
  async (isBefore) => {
    const files = [8, 9, 10, 11, 12, 13, 14].map((number) => packed(`f${number}`, `${number}.srt`))
    const told: (readonly string[])[] = []
    const { match, ledger } = world({
      searchFiles: async (names) => names.map((name) => ({ ...knowingAnswer(name), subtitles: [countedOn(null)] })),
      searchSubtitles: async (query) => ({ ...season(query, 0, 1), subtitles: [countedOn(files)] }),
    })
    if (isBefore) await match(unnamed(1))
    const found = await match(unnamed(7), {
      onAnswered: (videos) => void told.push(videos.flatMap(({ listed: rows }) => rows.map(({ id }) => id))),
    })
    expect(found.flatMap(({ listed: rows }) => rows)).toEqual([])
    expect(told.flat()).toEqual([])
    expect(ledger.spentIn('b1').search).toBe(2)
    expect((await match(unnamed(7))).flatMap(({ listed: rows }) => rows)).toEqual([])
    expect(ledger.spentIn('b1').search).toBe(2)
  },
)

test('the episode asked by name learns which file of a pack is its own', async () => {
  const files = [1, 2, 3, 4, 5, 6].map((number) => packed(`f${number}`, `${number}.srt`))
  const { match } = world({
    searchFiles: async (names) => names.map((name) => ({ ...knowingAnswer(name), subtitles: [countedOn(null)] })),
    searchSubtitles: async (query) => ({ ...season(query, 0, 1), subtitles: [countedOn(files)] }),
  })
  const found = await match(unnamed(6))
  expect(found.map(({ listed: [one] }) => one?.files?.length)).toEqual(Array(6).fill(6))
})

test('a season of which one episode was answered before needs no scout', async () => {
  const { match, names, queries } = world({ searchSubtitles: async (query) => season(query, 1, 20) })
  await match(unnamed(1))
  const found = await match(unnamed(12))
  expect(names).toEqual([['Lost.S01E1.mkv']])
  expect(queries).toHaveLength(1)
  expect(found.map(({ status }) => status)).toEqual(Array(12).fill('sure'))
})

test('a run that was killed while it asked through a show is followed by one that sends the same call again', async () => {
  const ids: string[] = []
  const killed = world({
    searchSubtitles: (_query, _signal, callId) => {
      ids.push(callId?.id ?? '')
      return new Promise(() => undefined)
    },
  })
  void killed.match(unnamed(7))
  await vi.waitFor(() => expect(ids).toHaveLength(1))
  killed.ledger.recover()
  const next = world(
    {
      searchSubtitles: async (query, _signal, callId) => {
        ids.push(callId?.id ?? '')
        callId?.reported(true)
        return season(query, 1, 20)
      },
    },
    killed.db,
  )
  const found = await next.match(unnamed(7))
  expect(found.every(({ status }) => status === 'sure')).toBe(true)
  expect(next.names).toEqual([])
  expect(ids[1]).toBe(ids[0])
  expect(next.ledger.spentIn('b1')).toMatchObject({ search: 2 })
})

test('what the pages of a season left open, or a show that is not sure, is asked by name', async () => {
  const short = world({ searchSubtitles: async (query) => season(query, 99, 1) })
  const found = await short.match(unnamed(12))
  expect(short.names[1]).toHaveLength(12 - short.queries.length)
  expect(found.every(({ listed }) => listed.length > 0)).toBe(true)
  expect(found.reduce((sum, { cost }) => sum + cost, 0)).toBe(short.ledger.spentIn('b1').search)

  const unsure = world({
    searchFiles: async (asked) =>
      asked.map((name) => ({ ...knowingAnswer(name), alternates: [titled('Lost', { type: 'tv', titleId: 2 })] })),
  })
  expect((await unsure.match(unnamed(12))).every(({ status }) => status === 'ask')).toBe(true)
  expect(unsure.names.map((batch) => batch.length)).toEqual([1, 11])
})

const unknownTo = (names: readonly string[]) => names.map((fileName) => ({ ...knowingAnswer(fileName), ...nothing }))
const nothing = { match: null, alternates: [], subtitles: [] } as const

test('a season of a show that the service does not know costs two searches, now and later', async () => {
  const { match, names, ledger } = world({ searchFiles: async (asked) => unknownTo(asked) })
  const found = await match(unnamed(30))
  expect(names).toEqual([['Lost.S01E1.mkv'], ['Lost.S01E30.mkv']])
  expect(found.map(({ status }) => status)).toEqual(Array(30).fill('none'))
  expect(found.reduce((sum, { cost }) => sum + cost, 0)).toBe(2)
  expect((await match(unnamed(31))).every(({ status }) => status === 'none')).toBe(true)
  expect(ledger.spentIn('b1').search).toBe(3)
})

test('where the name of one episode alone is unknown, the show of another one leads to the season', async () => {
  const { match, names, queries } = world({
    searchFiles: async (asked) => (asked.includes('Lost.S01E1.mkv') ? unknownTo(asked) : asked.map(knowingAnswer)),
    searchSubtitles: async (query) => season(query, 1, 20),
  })
  const found = await match(unnamed(12))
  expect(names).toEqual([['Lost.S01E1.mkv'], ['Lost.S01E12.mkv']])
  expect(queries).toHaveLength(1)
  expect(found.map(({ status }) => status)).toEqual(['none', ...Array<string>(11).fill('sure')])
})

test('other titles on offer are no proof that a show is unknown', async () => {
  const { match, names } = world({
    searchFiles: async (asked) =>
      unknownTo(asked).map((answer) => ({ ...answer, alternates: [titled('Lost Girl', { type: 'tv', titleId: 2 })] })),
  })
  await match(unnamed(12))
  expect(names.flat()).toHaveLength(12)
})

test('an id that nobody knows is followed by the name', async () => {
  const { match, queries, names } = world()
  const [found] = await match(['/lib/Dune.2021.{tt9}.mkv'])
  expect(queries).toHaveLength(1)
  expect(names).toHaveLength(1)
  expect(found).toMatchObject({ status: 'sure', cost: 2 })
})

test('the title that the user chose is asked by its id and not questioned again', async () => {
  const { match, memory, queries } = world({
    searchSubtitles: async () => ({ titles: [titled('Dune', { year: 1984 })], subtitles: [], totalPages: 1 }),
  })
  memory.correct({ folder: '/lib', titleKey: 'movie dune 2021' }, titled('Dune', { titleId: 84, year: 1984 }))
  const [found] = await match(['/lib/Dune.2021.mkv'])
  expect(queries[0]?.titleId).toBe(84)
  expect(found?.status).toBe('sure')
})

test('an answer belongs to the name it carries, in whatever order, number or disguise answers come', async () => {
  // No word of the trade begins like that: 'avc' alone would be read as a codec, not as a title.
  const names = fc.uniqueArray(fc.stringMatching(/^qx[a-z]{2,6}$/), { maxLength: 60 })
  const fault = fc.constantFrom('none', 'swapped', 'missing', 'doubled', 'renamed', 'added')
  await fc.assert(
    fc.asyncProperty(names, fault, fc.nat(), async (stems, kind, at) => {
      const { match, names: sent } = world({
        searchFiles: async (asked) => {
          const answers = asked.map(knowingAnswer)
          const index = at % answers.length
          const one = answers[index]
          if (!one || kind === 'none') return answers
          if (kind === 'swapped') return answers.toReversed()
          if (kind === 'missing') return answers.toSpliced(index, 1)
          if (kind === 'doubled') return [...answers, { ...one, subtitles: [] }]
          if (kind === 'renamed') return answers.with(index, { ...one, fileName: 'other.mkv' })
          return [...answers, knowingAnswer('other.2020.mkv')]
        },
      })
      const found = await match(stems.map((stem) => `/lib/${stem}.2020.mkv`))
      expect(sent.every((batch) => batch.length <= 50)).toBe(true)
      for (const { video, status, listed, error } of found) {
        if (status === 'failed') expect(error?.code).toBe('service.badAnswer')
        else expect(listed.map(({ id }) => `/lib/${id.slice(4)}`)).toEqual([video.file.path])
      }
    }),
    { numRuns: 60 },
  )
})

test('videos are told as their answers come, once each, and never where a later answer may say something else', async () => {
  const { match } = world({
    searchFiles: async (asked) =>
      asked.map((name) =>
        name.startsWith('Film xxx.') ? { ...knowingAnswer(name), match: null, subtitles: [] } : knowingAnswer(name),
      ),
  })
  const told: string[][] = []
  const found = await match(movies(70), {
    onAnswered: (videos) => {
      told.push(videos.map(({ video }) => video.file.path))
      for (const { status, listed: offered } of videos) expect([status, offered.length]).toEqual(['sure', 1])
    },
  })
  expect(told.map(({ length }) => length).toSorted()).toEqual([20, 49])
  expect(told.flat().toSorted()).toEqual(
    found
      .filter(({ status }) => status === 'sure')
      .map(({ video }) => video.file.path)
      .toSorted(),
  )
})
