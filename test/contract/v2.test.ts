/** API §4 "v2 filename search", "v2 title search", "v2 account"; §5 and §7 for all of v2. Names are spelled out. */
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { quietHarbour } from '../support/make/archives/sampleManifest.ts'
import { startTestService, type TestService } from '../support/services/startService.ts'

let free: TestService
let pro: TestService
beforeAll(async () => {
  free = await startTestService({ plan: 'free' })
  pro = await startTestService({ plan: 'pro' })
})
afterAll(async () => {
  await free.close()
  await pro.close()
})

interface Entry {
  readonly file_name: string
  readonly match: Record<string, unknown> | null
  readonly alternates: readonly Record<string, unknown>[]
  readonly subtitles: readonly Record<string, unknown>[]
}
interface Answer {
  readonly status: boolean
  readonly engine: string
  readonly files: readonly Entry[]
}

const harbour = 'The.Quiet.Harbour.2019.1080p.BluRay.x264-TIDE.mkv'
const episode2 = 'Copper.Valley.S01E02.720p.WEB.h264-ORE.mkv'

async function match(body: Record<string, unknown>, service = free): Promise<Answer> {
  const response = await service.post('/api/v2/files/search', body)
  expect(response.status).toBe(200)
  return (await response.json()) as Answer
}
async function refusal(response: Response) {
  const body = (await response.json()) as { error: { code: string } }
  expect(body).toEqual({
    error: {
      code: expect.stringMatching(/^[a-z_]+$/) as string,
      message: expect.stringMatching(/\S+ \S+/) as string,
      docs_url: expect.stringMatching(/^http:\/\//) as string,
    },
  })
  return [response.status, body.error.code] as const
}

test('every name gets one entry, in input order, twice where it was given twice', async () => {
  const filenames = [episode2, 'zzyzx qwrtp.mkv', harbour, episode2, '']
  const { status, engine, files } = await match({ filenames })
  expect([status, engine]).toEqual([true, 'local'])
  expect(files.map(({ file_name }) => file_name)).toEqual(filenames)
  expect(files[1]).toEqual({ file_name: 'zzyzx qwrtp.mkv', match: null, alternates: [], subtitles: [] })
  expect(files[3]).toEqual(files[0])
})

test('a match tells what it found and how sure it is', async () => {
  const { files } = await match({ filenames: [episode2] })
  expect(files[0]?.match).toEqual({
    engine: 'local',
    confidence: expect.stringMatching(/^(high|medium|low)$/) as string,
    score: expect.any(Number) as number,
    sd_id: 1300002,
    filmdb_id: 'tt9000002',
    moviedb_id: 900002,
    type: 'tv',
    name: 'Copper Valley',
    original_name: null,
    year: 2021,
    season: 1,
    episode: 2,
  })
  const score = Number(files[0]?.match?.['score'])
  expect(score > 0 && score <= 1).toBe(true)
})

test('alternates have the shape of a match, at most five', async () => {
  // Made anew again and again: a name without a year may be any of them.
  const manifest = Array.from({ length: 7 }, (_, at) => ({
    title: { ...quietHarbour, year: 1990 + 4 * at, filmdb_id: `tt91${at}`, moviedb_id: 91 + at, sd_id: 1_391_000 + at },
    language: 'EN',
    releases: [`The.Quiet.Harbour.${1990 + 4 * at}`],
    files: [`${at}.srt`],
  }))
  const own = await startTestService({ manifest })
  onTestFinished(() => own.close())
  const { files } = await match({ filenames: ['The.Quiet.Harbour.mkv'] }, own)
  const { match: first, alternates } = files[0]!
  expect(alternates).toHaveLength(5)
  for (const alternate of alternates) expect(Object.keys(alternate)).toEqual(Object.keys(first ?? {}))
  expect(new Set([first, ...alternates].map((each) => each?.['sd_id'])).size).toBe(6)
})

test('subtitles are v1 rows with a match_score', async () => {
  const { files } = await match({ filenames: [harbour], languages: 'EN' })
  expect(files[0]?.subtitles).toEqual([
    {
      release_name: 'The.Quiet.Harbour.2019.1080p.BluRay.x264-TIDE',
      name: expect.any(String) as string,
      lang: 'English',
      language: 'EN',
      author: 'ann',
      n_id: expect.any(String) as string,
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
      match_score: expect.any(Number) as number,
    },
  ])
})

test('languages filters in any case', async () => {
  const { files } = await match({ filenames: [harbour], languages: 'br_pt,fr' })
  expect(files[0]?.subtitles.map(({ language }) => language)).toEqual(['BR_PT'])
})

test('episode_scope exact lists what covers the episode, title all of the title', async () => {
  const exact = await match({ filenames: [episode2] })
  const same = await match({ filenames: [episode2], episode_scope: 'exact' })
  const title = await match({ filenames: [episode2], episode_scope: 'title' })
  expect(exact.files[0]?.subtitles).toHaveLength(3)
  expect(same).toEqual(exact)
  expect(title.files[0]?.subtitles).toHaveLength(4)
})

test('subs_per_page bounds the subtitles of each file', async () => {
  const { files } = await match({ filenames: [episode2, harbour], subs_per_page: 1 })
  expect(files.map(({ subtitles }) => subtitles.length)).toEqual([1, 1])
  expect((await match({ filenames: [harbour], subs_per_page: 5_000 })).files[0]?.subtitles).toHaveLength(2)
})

test('empty and unknown fields of the body count as absent', async () => {
  const body = { filenames: [harbour], engine: '', episode_scope: null, languages: '', subs_per_page: '', extra: 1 }
  expect(await match(body)).toEqual(await match({ filenames: [harbour] }))
})

test('the ai engine is for paid plans only, and a refused call costs nothing', async () => {
  const before = free.ledgerRows().length
  const response = await free.post('/api/v2/files/search', { filenames: [harbour], engine: 'ai' })
  expect(await refusal(response)).toEqual([402, 'ai_search_not_entitled'])
  expect(free.ledgerRows()).toHaveLength(before)
  expect(await match({ filenames: [harbour], engine: 'ai' }, pro)).toMatchObject({ engine: 'ai' })
})

test('local never uses ai; auto uses it on a paid plan where local found nothing', async () => {
  const misspelt = ['The.Quiet.Harbuor.2019.1080p.BluRay.x264-TIDE.mkv']
  expect(await match({ filenames: misspelt, engine: 'local' }, pro)).toMatchObject({ engine: 'local' })
  expect(await match({ filenames: misspelt }, free)).toMatchObject({ engine: 'local' })
  expect(await match({ filenames: ['zzyzx qwrtp.mkv'] }, pro)).toMatchObject({ engine: 'ai' })
  expect(await match({ filenames: [harbour], engine: 'auto' }, pro)).toMatchObject({ engine: 'local' })
})

test('50 names are the most, one the fewest', async () => {
  const names = (count: number) => Array.from({ length: count }, (_, index) => `name ${index}.mkv`)
  expect((await match({ filenames: names(50) })).files).toHaveLength(50)
  for (const filenames of [names(51), [], undefined, 'a.mkv', [1], [null]]) {
    expect(await refusal(await free.post('/api/v2/files/search', { filenames }))).toEqual([400, 'invalid_request'])
  }
})

test.each([
  ['engine', { engine: 'magic' }],
  ['episode_scope', { episode_scope: 'season' }],
  ['languages', { languages: 5 }],
  ['subs_per_page', { subs_per_page: 'many' }],
])('a wrong %s is refused by name', async (name, body) => {
  const response = await free.post('/api/v2/files/search', { filenames: [harbour], ...body })
  const clone = response.clone()
  expect(await refusal(response)).toEqual([400, 'invalid_request'])
  expect(await clone.text()).toContain(name)
})

test.each(['', 'not json', '[]', 'null', '"text"', '['.repeat(5_000) + ']'.repeat(5_000)])(
  'a body that is no JSON object (%.10s) is refused',
  async (body) => {
    const headers = { authorization: `Bearer ${free.key}` }
    const response = await fetch(`${free.url}/api/v2/files/search`, { method: 'POST', headers, body })
    expect(await refusal(response)).toEqual([400, 'invalid_request'])
  },
)

test('a body over 1 MiB is refused with 413', async () => {
  const response = await free.post('/api/v2/files/search', { filenames: ['x'.repeat(1_100_000)] })
  expect(await refusal(response)).toEqual([413, 'payload_too_large'])
})

test('a name longer than any file system allows stays, unmatched', async () => {
  const name = 'a'.repeat(2_000)
  expect((await match({ filenames: [name] })).files).toEqual([
    { file_name: name, match: null, alternates: [], subtitles: [] },
  ])
})

test('each name costs one unit, matched or not, and a batch that does not fit costs none', async () => {
  const own = await startTestService()
  await own.post('/api/v2/files/search', { filenames: [harbour, 'zzyzx.mkv'] })
  expect(own.ledgerRows()).toMatchObject([
    { counter: 'search', units: 1, object: harbour },
    { counter: 'search', units: 1, object: 'zzyzx.mkv' },
  ])

  own.spend('search', 1_995)
  const tooMany = await own.post('/api/v2/files/search', { filenames: ['a', 'b', 'c', 'd'] })
  expect(tooMany.headers.get('retry-after')).toBe('43200')
  expect(tooMany.headers.get('x-ratelimit-remaining')).toBe('3')
  expect(await refusal(tooMany)).toEqual([429, 'quota_exceeded'])
  expect((await own.post('/api/v2/files/search', { filenames: ['a', 'b', 'c'] })).status).toBe(200)
  await own.close()
})

test('batches at once never go past the limit, and each is charged whole or not at all', async () => {
  const own = await startTestService()
  own.spend('search', 1_900)
  const filenames = Array.from({ length: 30 }, (_, index) => `name ${index}.mkv`)
  const answers = await Promise.all(Array.from({ length: 6 }, () => own.post('/api/v2/files/search', { filenames })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429, 429])
  expect(own.ledgerRows().filter(({ route }) => route !== 'earlier')).toHaveLength(90)
  await own.close()
})

async function titles(query: string) {
  const response = await free.get(`/api/v2/movies/search?${query}`)
  expect(response.status).toBe(200)
  return (await response.json()) as { status: boolean; results: readonly Record<string, unknown>[] }
}

test('v2 title search finds by name, and tells the original name', async () => {
  expect(await titles('q=glass+orchard')).toMatchObject({
    status: true,
    results: [
      {
        sd_id: 1300004,
        name: 'Glass Orchard',
        original_name: 'Stiklo sodas',
        type: 'movie',
        year: 2020,
        filmdb_id: 'tt9000004',
        moviedb_id: 900004,
      },
    ],
  })
})

test('v2 title search finds by an id', async () => {
  expect((await titles('q=tt9000002')).results).toMatchObject([{ sd_id: 1300002, original_name: null }])
})

test('v2 title search takes type and limit', async () => {
  expect((await titles('q=Copper+Valley&type=movie')).results.map(({ sd_id }) => sd_id)).toEqual([1300003])
  expect((await titles('q=Copper+Valley&limit=1')).results).toHaveLength(1)
  expect((await titles('q=Copper+Valley&limit=900')).results.length).toBeGreaterThanOrEqual(2)
})

test('v2 title search with nothing found is an empty list', async () => {
  expect(await titles('q=zzyzx+qwrtp')).toEqual({ status: true, results: [] })
})

test.each(['', 'q=', 'q=a', 'q=copper&type=film', 'q=copper&limit=x'])(
  'v2 title search refuses "%s"',
  async (query) => {
    expect(await refusal(await free.get(`/api/v2/movies/search?${query}`))).toEqual([400, 'invalid_request'])
  },
)

test('v2 title search costs one unit', async () => {
  const before = free.ledgerRows().length
  await titles('q=copper')
  expect(free.ledgerRows().slice(before)).toMatchObject([{ counter: 'search', units: 1, object: 'q=copper' }])
})

test('the account record of a free account', async () => {
  const own = await startTestService({ plan: 'free' })
  own.spend('search', 3)
  own.spend('downloads', 2)
  const day = { period: 'day', reset_at: '2026-11-22T00:00:00.000Z' }
  expect(await (await own.get('/api/v2/me')).json()).toEqual({
    plan: { is_pro: false, name: 'free' },
    usage: {
      search: { used: 3, limit: 2_000, remaining: 1_997, ...day },
      downloads: { used: 2, limit: 50, remaining: 48, ...day },
      ai: {
        translations: {
          eligible: true,
          free_trial_per_month: 1,
          period: 'month',
          reset_at: '2026-12-01T00:00:00.000Z',
        },
      },
    },
    upgrade_url: `${own.url}/docs/plans`,
  })
  expect(own.ledgerRows().filter(({ route }) => route !== 'earlier')).toEqual([])
  await own.close()
})

test('the account record of a paid account', async () => {
  const me = await (await pro.get('/api/v2/me')).json()
  expect(me).toMatchObject({
    plan: { is_pro: true, name: 'pro' },
    usage: {
      search: { limit: 30_000 },
      downloads: { limit: 2_000 },
      ai: { translations: { eligible: true, free_trial_per_month: 0 } },
    },
  })
})

test('a free account that used its trial is no longer eligible', async () => {
  const own = await startTestService({ plan: 'free' })
  own.spend('ai', 1)
  expect(await (await own.get('/api/v2/me')).json()).toMatchObject({
    usage: { ai: { translations: { eligible: false } } },
  })
  await own.close()
})

test('the addresses in replies lead somewhere', async () => {
  const { upgrade_url } = (await (await free.get('/api/v2/me')).json()) as { readonly upgrade_url: string }
  const { error } = (await (await fetch(`${free.url}/api/v2/me`)).json()) as {
    readonly error: { readonly docs_url: string }
  }
  for (const address of [upgrade_url, error.docs_url]) {
    expect(new URL(address).origin).toBe(free.url)
    const response = await fetch(address)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  }
})

test('v2 takes the key as Bearer or X-API-Key, and not from the query', async () => {
  const ask = async (headers: Record<string, string>, query = '') =>
    fetch(`${free.url}/api/v2/me${query}`, { headers }).then(({ status }) => status)
  expect(await ask({ Authorization: `Bearer ${free.key}` })).toBe(200)
  expect(await ask({ authorization: `bearer ${free.key}` })).toBe(200)
  expect(await ask({ 'X-API-Key': free.key })).toBe(200)
  expect(await ask({}, `?api_key=${free.key}`)).toBe(401)
  expect(await ask({ authorization: 'Bearer ' })).toBe(401)
  expect(await ask({ 'x-api-key': `${free.key.slice(0, -1)}_` })).toBe(403)
})

test('a missing key is 401 unauthorized, a wrong one 403 not_authorized', async () => {
  const paths = [
    '/api/v2/me',
    '/api/v2/movies/search?q=copper',
    '/api/v2/subtitles/1/download',
    '/api/v2/ai/translations',
  ]
  for (const path of paths) {
    expect(await refusal(await fetch(free.url + path))).toEqual([401, 'unauthorized'])
    const wrong = await fetch(free.url + path, { headers: { 'x-api-key': 'wrong' } })
    expect(await refusal(wrong)).toEqual([403, 'not_authorized'])
  }
})

test.each([
  ['/api/v2/nothing', 'GET', 404, 'not_found'],
  ['/api/v2/me//', 'GET', 404, 'not_found'],
  ['/api/v2/me', 'DELETE', 405, 'method_not_allowed'],
  ['/api/v2/files/search', 'PUT', 405, 'method_not_allowed'],
])('%s by %s is %i %s', async (path, method, status, code) => {
  const headers = { authorization: `Bearer ${free.key}` }
  expect(await refusal(await fetch(free.url + path, { method, headers }))).toEqual([status, code])
})

test.each([
  '/api/v2/me',
  '/api/v2/movies/search?q=copper',
  '/api/v2/movies/search',
  '/api/v2/subtitles/0/download',
  '/api/v2/ai/translations',
  '/api/v2/nothing',
])('%s carries the rate headers', async (path) => {
  const { headers } = await pro.get(path)
  const limit = path.includes('/download') ? '2000' : '30000'
  expect(headers.get('X-RateLimit-Limit')).toBe(limit)
  expect(Number(headers.get('X-RateLimit-Remaining'))).toBeGreaterThan(1_900)
  expect(headers.get('X-RateLimit-Reset')).toBe('1795305600')
})

test.each([
  ['POST', '/api/v2/files/search'],
  ['GET', '/api/v2/files/search'],
  ['GET', '/api/v2/subtitles/search'],
  ['GET', '/api/v2/movies/search'],
  ['GET', '/api/v2/subtitles/1/download'],
  ['POST', '/api/v2/ai/translations'],
  ['GET', '/api/v2/ai/translations'],
  ['GET', '/api/v2/ai/translations/job-1'],
  ['POST', '/api/v2/ai/transcriptions'],
  ['GET', '/api/v2/me'],
  ['DELETE', '/api/v2/me'],
])('%s %s carries the rate headers, taken or refused', async (method, path) => {
  const good = JSON.stringify({ filenames: [harbour], media_url: 'http://media.example/a', target_language: 'ES' })
  const bodies = method === 'POST' ? [good, '{}', '', '['] : [undefined]
  for (const key of [pro.key, 'wrong', undefined])
    for (const body of bodies) {
      const init = { method, headers: { ...(key && { 'x-api-key': key }) }, ...(body !== undefined && { body }) }
      const { status, headers } = await fetch(pro.url + path, init)
      const rates = ['limit', 'remaining', 'reset'].map((name) => headers.get(`x-ratelimit-${name}`))
      expect([status, rates]).toEqual([status, rates.map(() => expect.stringMatching(/^\d+$/) as string)])
    }
})

test('a caller without a valid key reads what a free key may have a day, and when the day ends', async () => {
  const told = async (path: string) => {
    const { headers } = await fetch(free.url + path)
    return ['limit', 'remaining', 'reset'].map((name) => headers.get(`x-ratelimit-${name}`))
  }
  expect(await told('/api/v2/me')).toEqual(['2000', '2000', '1795305600'])
  expect(await told('/api/v2/subtitles/1/download')).toEqual(['50', '50', '1795305600'])
})

test('the remaining number falls with each unit', async () => {
  const own = await startTestService()
  const answers = [
    await own.post('/api/v2/files/search', { filenames: ['a', 'b'] }),
    await own.get('/api/v2/movies/search?q=copper'),
    await own.get('/api/v2/me'),
  ]
  expect(answers.map(({ headers }) => headers.get('x-ratelimit-remaining'))).toEqual(['1998', '1997', '1997'])
  await own.close()
})
