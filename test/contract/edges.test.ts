/** Edges of the API document that are easily lost: what is charged, which refusal comes first, what counts as absent. */
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startOpenAiPeer } from '../support/engines/openAiPeer.ts'
import { startServiceAt } from '../support/services/serviceAt.ts'
import { copperValley, quietHarbour, type ManifestLine } from '../support/make/archives/sampleManifest.ts'
import { startTestService, type TestService } from '../support/services/startService.ts'
import { openStoreOf } from '../support/services/storeOfTests.ts'

type Body = Readonly<Record<string, unknown>>

/** API decisions §2 "Language codes", in their order. */
const codes =
  'AR AZ BE BG BG_EN BN BR_PT BS CA CS DA DE EL EN EN_DE EO ES ET FA FI FR HE HI HR HU HU_EN ID IS IT JA KA KL KO KU LT LV MK ML MNI MS MY NL NL_EN NO PL PT RO RU SI SK SL SQ SR SV TA TE TH TL TR UK UR VI ZH ZH_BG'.split(
    ' ',
  )
/** A movie and a show of one number, as the movie database has them. */
const movie = { ...quietHarbour, moviedb_id: 5 }
const show = { ...copperValley, moviedb_id: 5 }
const manifest: readonly ManifestLine[] = [
  { title: show, language: 'EN', releases: ['Copper.Valley.S01E01-X'], season: 1, episode: 1, files: ['s.srt'] },
  ...codes.map((language) => ({
    title: movie,
    language,
    releases: [`The.Quiet.Harbour.2019-${language}`],
    files: [`${language}.srt`],
  })),
]

let service: TestService
beforeAll(async () => {
  service = await startTestService({ plan: 'pro', manifest })
})
afterAll(() => service.close())

async function read(path: string): Promise<Body> {
  return (await (await service.get(path)).json()) as Body
}

async function send(path: string, body: unknown, key = service.key) {
  const init = { method: 'POST', headers: { 'x-api-key': key }, body: JSON.stringify(body) }
  const response = await fetch(service.url + path, init)
  return { status: response.status, body: (await response.json()) as Body }
}

async function rowsOf(query: string): Promise<readonly Body[]> {
  return (await read(`/api/v1/subtitles?${query}`))['subtitles'] as Body[]
}

test.each(codes)('%s is a language of its own for rows, `languages` of v1 and of v2', async (code) => {
  const rows = await rowsOf(`sd_id=1300001&languages=${code}`)
  expect(rows).toMatchObject([{ language: code, lang: expect.stringMatching(/^[A-Z]\p{L}+/u) as string }])
  const { body } = await send('/api/v2/files/search', {
    filenames: ['The.Quiet.Harbour.2019.mkv'],
    languages: code.toLowerCase(),
  })
  expect(body).toMatchObject({ files: [{ subtitles: [{ language: code }] }] })
})

test.each([500, 501, 2_047, 4_000])('a word of %i letters is looked for like any other', async (length) => {
  // Also words of four bytes a letter, which are two of JavaScript's.
  for (const word of ['x'.repeat(length), '\u{20000}'.repeat(Math.min(length, 1_000))]) {
    for (const q of [word, `${word} copper`]) {
      const { status } = await service.get(`/api/v2/movies/search?q=${encodeURIComponent(q)}`)
      expect([length, status]).toEqual([length, 200])
    }
    const { status } = await send('/api/v2/files/search', { filenames: [`${word}.2019.mkv`] })
    expect([length, status]).toEqual([length, 200])
  }
})

test('a row carries the fields of the document first, in its order', async () => {
  const [row = {}] = await rowsOf('sd_id=1300001&languages=EN&unpack=1')
  expect(Object.keys(row).slice(0, 11)).toEqual(
    'release_name name url season episode framerate fps episode_from episode_end full_season unpack_files'.split(' '),
  )
})

test.each([
  ['moviedb_id=5', 'movie'],
  ['moviedb_id=5&season_number=1&episode_number=1', 'tv'],
  ['moviedb_id=5&season_number=1', 'tv'],
  ['moviedb_id=5&type=movie&season_number=1', 'movie'],
])('%s is the %s of that number', async (query, type) => {
  expect(await read(`/api/v1/subtitles?${query}`)).toMatchObject({ results: [{ type }] })
})

test('of a repeated parameter the first that is not empty counts', async () => {
  expect(await read('/api/v1/subtitles?sd_id=&sd_id=1300001')).toMatchObject({ results: [{ sd_id: 1300001 }] })
  const response = await fetch(`${service.url}/api/v1/me?api_key=&api_key=${service.key}`)
  expect(response.status).toBe(200)
})

test('HEAD is refused where GET is charged or gives something out, and costs nothing', async () => {
  const before = service.ledgerRows().length
  const headers = { 'x-api-key': service.key, token: service.newToken() }
  for (const path of [
    '/api/v1/subtitles?sd_id=1300001',
    '/api/v1/auto?query=quiet',
    '/api/v1/search?query=quiet',
    '/api/v2/movies/search?q=quiet',
    '/user/getNId',
  ]) {
    const response = await fetch(service.url + path, { method: 'HEAD', headers })
    expect([path, response.status, response.headers.get('allow')]).toEqual([path, 405, 'GET'])
  }
  expect(service.ledgerRows()).toHaveLength(before)
})

test('HEAD of a download tells its name, type and size, costs nothing and says what is missing', async () => {
  const [row = {}] = await rowsOf('sd_id=1300001&languages=EN')
  const before = service.ledgerRows().length
  const headers = { 'x-api-key': service.key }
  for (const path of [`/api/v2/subtitles/${String(row['n_id'])}/download`, String(row['url'])]) {
    const head = await fetch(service.url + path, { method: 'HEAD', headers })
    expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([200, 'application/zip', ''])
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(100)
  }
  expect((await fetch(`${service.url}/subtitle/1-1.zip`, { method: 'HEAD' })).status).toBe(404)
  expect(service.ledgerRows()).toHaveLength(before)
})

test.each([[true], [[]], [{}], ['3.5'], [1.5], ['many']])('subs_per_page %j is refused', async (subs_per_page) => {
  const asked = { filenames: ['a.mkv'], subs_per_page }
  expect(await send('/api/v2/files/search', asked)).toMatchObject({
    status: 400,
    body: { error: { code: 'invalid_request', message: expect.stringContaining('subs_per_page') as string } },
  })
})

test('words of a body are read in any case, numbers also as digits', async () => {
  const asked = {
    filenames: ['The.Quiet.Harbour.2019.mkv'],
    engine: 'LOCAL',
    episode_scope: 'Title',
    subs_per_page: '2',
  }
  const { status, body } = await send('/api/v2/files/search', asked)
  expect([status, (body['files'] as { subtitles: unknown[] }[])[0]?.subtitles.length]).toEqual([200, 2])
  const [row = {}] = await rowsOf('sd_id=1300001&languages=EN')
  const job = { n_id: row['n_id'], target_language: 'es', tone: 'Formal' }
  expect((await send('/api/v2/ai/translations', job)).body).toMatchObject({ error: { code: 'engine_unavailable' } })
})

test('whoever may not translate is told so, also where no engine is there', async () => {
  const free = service.newKey('free')
  const [row = {}] = await rowsOf('sd_id=1300001&languages=EN')
  const job = { n_id: row['n_id'], target_language: 'es' }
  expect(await send('/api/v2/ai/translations', job, free)).toMatchObject({ status: 503 })
  service.useTrialsOf(free)
  const refusal = { status: 402, body: { error: { code: 'translation_not_entitled' } } }
  expect(await send('/api/v2/ai/translations', job, free)).toMatchObject(refusal)
  const media = { media_url: 'https://media.example/a.wav', language: 'en' }
  expect(await send('/api/v2/ai/transcriptions', media, free)).toMatchObject(refusal)
})

test('a path of v2 that nobody has is answered as v2, the bare /api/v2 too', async () => {
  for (const path of ['/api/v2', '/api/v2/', '/api/v2/none']) {
    const response = await fetch(service.url + path)
    expect([path, response.status, response.headers.has('x-ratelimit-limit')]).toEqual([path, 404, true])
    expect(await response.json()).toMatchObject({ error: { code: 'not_found' } })
  }
})

test('links in replies lead to the address that the caller used', async () => {
  const open = await startServiceAt('0.0.0.0')
  const { port } = new URL(open.url)
  const headers = { authorization: `Bearer ${open.key}` }
  const me = (await (await fetch(`http://localhost:${port}/api/v2/me`, { headers })).json()) as Body
  expect(me['upgrade_url']).toBe(`http://localhost:${port}/docs/plans`)
  const refused = (await (await fetch(`http://127.0.0.1:${port}/api/v2/me`)).json()) as { error: Body }
  expect(refused.error['docs_url']).toBe(`http://127.0.0.1:${port}/docs/errors#unauthorized`)
})

test('a job that is being published says so; one that was given back for a repeat reads reused wherever it is asked for', async () => {
  const peer = await startOpenAiPeer()
  const own = await startTestService({
    plan: 'pro',
    manifest,
    ai: { openai: { url: peer.url, model: 'test' }, apertium: null },
  })
  onTestFinished(() => own.close())
  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(own.url + path, { ...init, headers: { 'x-api-key': own.key } })
    return { status: response.status, body: (await response.json()) as Body }
  }
  const found = (await (await own.get('/api/v1/subtitles?sd_id=1300002')).json()) as { subtitles: { n_id: string }[] }
  const body = JSON.stringify({ n_id: found.subtitles[0]?.n_id, target_language: 'ES' })
  const start = () => ask('/api/v2/ai/translations', { method: 'POST', body })
  const path = `/api/v2/ai/translations/${String((await start()).body['request_id'])}`
  const statusNow = async () => (await ask(path)).body['status']
  await expect.poll(statusNow, { timeout: 20_000, interval: 20 }).toBe('published')

  expect(await start()).toMatchObject({ status: 200, body: { reused: true, job: { status: 'reused', reused: true } } })
  expect((await ask(path)).body).toMatchObject({ status: 'reused', reused: true, download_ready: true })
  expect((await ask('/api/v2/ai/translations')).body).toMatchObject({ jobs: [{ status: 'reused', reused: true }] })

  const db = openStoreOf(own.dataDir)
  db.run("UPDATE ai_jobs SET status = 'publishing', finished_at = NULL")
  db.close()
  expect((await ask(path)).body).toMatchObject({ status: 'publishing', download_ready: false, finished_at: null })
})
