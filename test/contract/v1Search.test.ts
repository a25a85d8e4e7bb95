/** API §4 "v1 search": GET /api/v1/subtitles, every parameter and rule, with the names spelled out. */
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  glassOrchard,
  quietHarbour,
  sampleManifest,
  type ManifestLine,
} from '../support/make/archives/sampleManifest.ts'
import { startTestService, type TestService } from '../support/services/startService.ts'

const many = (count: number): readonly ManifestLine[] =>
  Array.from({ length: count }, (_, index) => {
    const release = `Glass.Orchard.2020.1080p.WEB.h264-PANE${index}`
    return { title: glassOrchard, language: 'DE', releases: [release], files: [`many/${release}.srt`] }
  })

let service: TestService
beforeAll(async () => {
  service = await startTestService({ plan: 'pro', manifest: [...sampleManifest, ...many(35)] })
})
afterAll(() => service.close())

interface Found {
  readonly status: boolean
  readonly error?: string
  readonly results: readonly Record<string, unknown>[]
  readonly subtitles: readonly Record<string, unknown>[]
  readonly totalPages?: number
  readonly currentPage?: number
}

async function search(query: string): Promise<Found> {
  const response = await service.get(`/api/v1/subtitles?${query}`)
  expect(response.status).toBe(200)
  return (await response.json()) as Found
}
const namesIn = ({ results }: Found) => results.map((title) => `${String(title['name'])} ${String(title['year'])}`)
const firstTitle = (found: Found) => found.results[0]?.['sd_id']
const field = (found: Found, name: string) => found.subtitles.map((subtitle) => subtitle[name])

test('a title has exactly the fields of the document, with their types', async () => {
  const { status, results } = await search('film_name=The+Quiet+Harbour')
  expect(status).toBe(true)
  expect(results[0]).toEqual({
    filmdb_id: 'tt9000001',
    moviedb_id: 900001,
    type: 'movie',
    name: 'The Quiet Harbour',
    sd_id: 1300001,
    first_air_date: null,
    year: 2019,
  })
})

test('a series says when it was first on air', async () => {
  const { results } = await search('sd_id=1300002')
  expect(results[0]).toMatchObject({ type: 'tv', first_air_date: '2021-03-04' })
})

test('a subtitle has the fields of the document and our additions, and no flagged ones unasked', async () => {
  const { subtitles } = await search('film_name=The+Quiet+Harbour&languages=EN')
  expect(subtitles).toEqual([
    {
      release_name: 'The.Quiet.Harbour.2019.1080p.BluRay.x264-TIDE',
      name: expect.stringMatching(/^[^/\\]+\.zip$/) as string,
      lang: 'English',
      language: 'EN',
      author: 'ann',
      n_id: expect.stringMatching(/^\S+$/) as string,
      url: expect.stringMatching(/^\/subtitle\/[^/]+-\d+\.zip$/) as string,
      subtitlePage: expect.any(String) as string,
      hi: true,
      ai_translated: false,
      framerate: 2,
      fps: '23.976',
      season: 0,
      episode: 0,
      episode_from: 0,
      episode_end: 0,
      full_season: false,
    },
  ])
})

test('the url of a row begins with its n_id', async () => {
  const { subtitles } = await search('sd_id=1300001')
  for (const { url, n_id } of subtitles) expect(url).toContain(`/subtitle/${String(n_id)}-`)
})

test('framerate 0 has no fps', async () => {
  const { subtitles } = await search('sd_id=1300003')
  expect(subtitles).toMatchObject([{ framerate: 0, fps: null }])
})

test.each([
  ['film_name=Glass%20Orchard', 1300004],
  ['film_name=glass+orchard%21', 1300004],
  ['file_name=The.Quiet.Harbour.2019.1080p.BluRay.x264-TIDE.mkv', 1300001],
  ['sd_id=1300004', 1300004],
  ['sd_id=sd1300004', 1300004],
  ['filmdb_id=tt9000002', 1300002],
  ['moviedb_id=900003', 1300003],
])('a title is found by %s', async (query, sdId) => {
  expect(firstTitle(await search(query))).toBe(sdId)
})

test('of several ids the first that hits counts, in the order sd_id, filmdb_id, moviedb_id', async () => {
  expect(firstTitle(await search('sd_id=1300001&filmdb_id=tt9000001&moviedb_id=900001'))).toBe(1300001)
  expect(firstTitle(await search('sd_id=9999999&filmdb_id=tt9000002&moviedb_id=900002'))).toBe(1300002)
  expect(firstTitle(await search('filmdb_id=tt0000000&moviedb_id=900003&type=movie'))).toBe(1300003)
})

test.each([
  ['filmdb_id', 'sd_id=1300001&filmdb_id=tt9000002'],
  ['moviedb_id', 'sd_id=1300001&moviedb_id=900003'],
  ['moviedb_id', 'filmdb_id=tt9000001&moviedb_id=900003&type=movie'],
  // Movies and shows are numbered apart, but this show has another number.
  ['moviedb_id', 'sd_id=1300002&moviedb_id=900001'],
  ['moviedb_id', 'filmdb_id=tt9000001&moviedb_id=900002'],
])('an id of another title is refused by its name: %s in %s', async (field, query) => {
  const reply = await service.get(`/api/v1/subtitles?${query}`)
  expect([reply.status, await reply.json()]).toEqual([
    400,
    { status: false, error: expect.stringMatching(new RegExp(`^${field}: `)) as string },
  ])
})

test.each(['sd_id=1300002', 'filmdb_id=tt9000002', 'moviedb_id=900002'])(
  'the type counts beside %s as well: a show is no movie',
  async (id) => {
    expect(firstTitle(await search(`${id}&type=tv`))).toBe(1300002)
    const other = (await (await service.get(`/api/v1/subtitles?${id}&type=movie`)).json()) as {
      results: { sd_id: number }[]
    }
    expect(other.results.map(({ sd_id }) => sd_id)).not.toContain(1300002)
  },
)

test('type tells titles of one name apart', async () => {
  expect(firstTitle(await search('film_name=Copper+Valley&type=tv'))).toBe(1300002)
  expect(firstTitle(await search('film_name=Copper+Valley&type=MOVIE'))).toBe(1300003)
})

test('year tells titles of one name apart', async () => {
  expect(firstTitle(await search('film_name=Copper+Valley&year=1998'))).toBe(1300003)
  expect(firstTitle(await search('film_name=Copper+Valley&year=2021'))).toBe(1300002)
})

test('a season number prefers the series among titles of one name', async () => {
  expect(firstTitle(await search('film_name=Copper+Valley&season_number=1'))).toBe(1300002)
})

test('exact matches come before broader ones', async () => {
  const found = await search('film_name=Copper+Valley')
  expect(namesIn(found).slice(0, 2).sort()).toEqual(['Copper Valley 1998', 'Copper Valley 2021'])
  expect(firstTitle(await search('film_name=copper+val'))).toSatisfy((id) => id === 1300002 || id === 1300003)
})

test('the subtitles are those of the first title, whatever follows it', async () => {
  const found = await search('film_name=Copper+Valley')
  const [first, second] = await Promise.all(found.results.map(({ sd_id }) => search(`sd_id=${String(sd_id)}`)))
  expect(field(second!, 'n_id')).not.toEqual([])
  expect(field(found, 'n_id')).not.toEqual([])
  expect(field(found, 'n_id')).toEqual(field(first!, 'n_id'))
})

test('a film of exactly that name comes first where season and episode are 0, as clients send them for films', async () => {
  const exact = firstTitle(await search('film_name=Copper+Valley'))
  expect(firstTitle(await search('film_name=Copper+Valley&season_number=0&episode_number=0'))).toBe(exact)
  expect(firstTitle(await search('film_name=Copper+Valley&season_number=0&episode_number=3'))).toBe(1300002)
})

test('season and episode give the single and every pack that covers it', async () => {
  const found = await search('filmdb_id=tt9000002&season_number=1&episode_number=2')
  expect(found.subtitles.map(shapeOf)).toEqual([
    { season: 1, episode: 2, episode_from: 2, episode_end: 2, full_season: false },
    { season: 1, episode: 1, episode_from: 1, episode_end: 2, full_season: false },
    { season: 1, episode: 1, episode_from: 1, episode_end: 3, full_season: true },
  ])
})

const shapeOf = ({ season, episode, episode_from, episode_end, full_season }: Record<string, unknown>) => ({
  season,
  episode,
  episode_from,
  episode_end,
  full_season,
})

test('an episode beyond the range leaves the range out', async () => {
  const found = await search('filmdb_id=tt9000002&season_number=1&episode_number=3')
  expect(field(found, 'full_season')).toEqual([true])
})

test('a season without subtitles finds the title and no subtitle', async () => {
  expect(await search('filmdb_id=tt9000002&season_number=7')).toMatchObject({ status: true, subtitles: [] })
})

test('season and episode are for series only: a movie ignores them', async () => {
  const found = await search('filmdb_id=tt9000001&season_number=1&episode_number=2')
  expect(found.subtitles).toHaveLength(2)
})

test('a file name alone gives the episode it names', async () => {
  const found = await search('file_name=Copper.Valley.S01E02.720p.WEB.h264-ORE.mkv')
  expect(field(found, 'episode')).toEqual([2, 1, 1])
})

test('full_season=1 returns full-season packs', async () => {
  const found = await search('filmdb_id=tt9000002&full_season=1')
  expect(field(found, 'full_season')).toEqual([true])
})

test.each([
  ['languages=EN', ['EN']],
  ['languages=en', ['EN']],
  ['languages=br_pt', ['BR_PT']],
  ['languages=pt-BR', ['BR_PT']],
  ['languages=en,BR_PT', ['BR_PT', 'EN']],
  ['languages=', ['BR_PT', 'EN']],
  ['languages=FR', []],
  ['languages=QQ', []],
])('%s chooses by language', async (query, languages) => {
  expect(field(await search(`sd_id=1300001&${query}`), 'language').sort()).toEqual(languages)
})

test('comment=1 adds the author’s comment, releases=1 the release list', async () => {
  const { subtitles } = await search('sd_id=1300001&languages=EN&comment=1&releases=1')
  expect(subtitles[0]).toMatchObject({
    comment: 'Synced by ear.',
    releases: ['The.Quiet.Harbour.2019.1080p.BluRay.x264-TIDE', 'The.Quiet.Harbour.2019.720p.WEB-DL-SALT'],
  })
})

test('hi=1 includes the hearing-impaired flag as a boolean', async () => {
  expect(field(await search('sd_id=1300001&hi=1'), 'hi').sort()).toEqual([false, true])
})

test('unpack=1 lists every file of a pack, with fields and types of the document', async () => {
  const { subtitles } = await search('filmdb_id=tt9000002&full_season=1&unpack=1')
  const nId = String(subtitles[0]?.['n_id'])
  const files = subtitles[0]?.['unpack_files'] as readonly Record<string, unknown>[]
  expect(files).toHaveLength(3)
  const url = `/subtitle/${nId}/${String(files[1]?.['file_n_id'])}`
  const bytes = new Uint8Array(await (await service.get(url)).arrayBuffer())
  expect(files[1]).toEqual({
    file_n_id: expect.stringMatching(/^\S+$/) as string,
    name: 'Copper.Valley.S01E02.1080p.WEB.h264-ORE.srt',
    release_name: 'Copper.Valley.S01E02.1080p.WEB.h264-ORE',
    season: 1,
    episode: 2,
    language: 'EN',
    hi: false,
    format: 'srt',
    size: bytes.length,
    md5: createHash('md5').update(bytes).digest('hex'),
    url,
  })
})

test('unpack=0 is the same as no unpack', async () => {
  const { subtitles } = await search('filmdb_id=tt9000002&unpack=0')
  expect(subtitles[0]).not.toHaveProperty('unpack_files')
})

test('a page holds 10 unless subs_per_page says otherwise, and never more than 30', async () => {
  expect(await search('sd_id=1300004&languages=DE')).toMatchObject({ totalPages: 4, currentPage: 1 })
  expect((await search('sd_id=1300004&languages=DE')).subtitles).toHaveLength(10)
  expect((await search('sd_id=1300004&languages=DE&subs_per_page=20')).subtitles).toHaveLength(20)
  expect((await search('sd_id=1300004&languages=DE&subs_per_page=500')).subtitles).toHaveLength(30)
  expect((await search('sd_id=1300004&languages=DE&subs_per_page=0')).subtitles).toHaveLength(1)
})

test('the pages together hold every subtitle once', async () => {
  const pages = await Promise.all(
    [1, 2, 3].map((page) => search(`sd_id=1300004&languages=DE&subs_per_page=15&page=${page}`)),
  )
  const ids = pages.flatMap((page) => field(page, 'n_id'))
  expect(ids).toHaveLength(35)
  expect(new Set(ids).size).toBe(35)
  expect(pages.map(({ currentPage, totalPages }) => [currentPage, totalPages])).toEqual([
    [1, 3],
    [2, 3],
    [3, 3],
  ])
})

test('a page past the last is empty, not an error', async () => {
  expect(await search('sd_id=1300004&page=99')).toMatchObject({ status: true, subtitles: [], currentPage: 99 })
})

test('unknown parameters and any client are ignored, empty ones are absent', async () => {
  const query = 'sd_id=1300001&film_name=&season_number=&year=&type=&subs_per_page=&client=custom_integration&x=1'
  expect((await search(query)).subtitles).toHaveLength(2)
})

test('nothing found is HTTP 200 with status false and empty lists', async () => {
  expect(await search('film_name=Zzyzx+Qwrtp')).toEqual({
    status: false,
    error: "can't find movie or tv",
    results: [],
    subtitles: [],
  })
})

async function refused(query: string) {
  const response = await fetch(`${service.url}/api/v1/subtitles?${query}`)
  return [response.status, await response.json()] as const
}
const errorBody = { status: false, error: expect.any(String) as string }

test('a missing key is 422, a wrong one 403, each with status false and a text', async () => {
  expect(await refused('film_name=Copper')).toEqual([422, errorBody])
  expect(await refused('film_name=Copper&api_key=')).toEqual([422, errorBody])
  expect(await refused('film_name=Copper&api_key=wrong')).toEqual([403, errorBody])
})

test('v1 search takes its key from the query only', async () => {
  const response = await fetch(`${service.url}/api/v1/subtitles?sd_id=1300001`, {
    headers: { 'x-api-key': service.key },
  })
  expect(response.status).toBe(422)
})

test.each(['', 'year=2019&type=movie', 'film_name=&sd_id='])('no search parameter (%s) is 400', async (query) => {
  expect(await refused(`${query}&api_key=${service.key}`)).toEqual([400, errorBody])
})

test.each(['moviedb_id=x', 'sd_id=x', 'year=19x', 'type=film', 'season_number=one', 'subs_per_page=x'])(
  'a value that cannot be read (%s) is 400 and names the parameter',
  async (query) => {
    const [status, body] = await refused(`film_name=Copper&${query}&api_key=${service.key}`)
    expect([status, body]).toEqual([
      400,
      { status: false, error: expect.stringContaining(query.split('=')[0]!) as string },
    ])
  },
)

test('another method is 405 and says which are allowed', async () => {
  const response = await fetch(`${service.url}/api/v1/subtitles`, { method: 'POST' })
  expect([response.status, response.headers.get('allow'), await response.json()]).toEqual([405, 'GET', errorBody])
})

test('each search is one unit of the account, found or not; a refused one is none', async () => {
  const own = await startTestService()
  await own.get(`/api/v1/subtitles?film_name=${quietHarbour.name}`)
  await own.get('/api/v1/subtitles?film_name=Zzyzx')
  await own.get('/api/v1/subtitles?year=2019')
  await fetch(`${own.url}/api/v1/subtitles?film_name=x&api_key=wrong`)

  expect(own.ledgerRows()).toMatchObject([
    { counter: 'search', units: 1, route: '/api/v1/subtitles', object: 'film_name=The+Quiet+Harbour' },
    { counter: 'search', units: 1, route: '/api/v1/subtitles', object: 'film_name=Zzyzx' },
  ])
  await own.close()
})

test.each([
  ['free', 2_000],
  ['plus', 30_000],
  ['pro', 30_000],
] as const)('a %s account has %i searches a day, over all its keys and ways to search', async (plan, limit) => {
  const own = await startTestService({ plan })
  own.spend('search', limit - 1)
  expect((await own.get('/api/v1/subtitles?sd_id=1300001')).status).toBe(200)

  const refusal = await own.get('/api/v1/subtitles?sd_id=1300001')
  // The document has a text in `error`; clients look for a code there, and go on asking without one.
  expect([refusal.status, await refusal.json()]).toEqual([
    429,
    {
      status: false,
      error: 'daily_limit',
      message: expect.stringContaining('00:00 UTC') as string,
      limit,
      retryAfterSeconds: 43_200,
      resetAt: '2026-11-22T00:00:00.000Z',
    },
  ])
  expect(refusal.headers.get('retry-after')).toBe('43200')
  expect((await own.get('/api/v2/movies/search?q=copper')).status).toBe(429)
  await own.close()
})

test('the day begins at 00:00 UTC', async () => {
  let clock = Date.UTC(2026, 10, 21, 23, 59, 59)
  const own = await startTestService({ now: () => clock })
  own.spend('search', 2_000)
  expect((await own.get('/api/v1/subtitles?sd_id=1300001')).status).toBe(429)
  clock += 1_000
  expect((await own.get('/api/v1/subtitles?sd_id=1300001')).status).toBe(200)
  await own.close()
})
