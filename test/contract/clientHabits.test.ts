/** Habits of the clients that people use, beside the document: what each of them needs, and that nothing the document promises changes. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { quietHarbour, sampleManifest, type ManifestLine } from '../support/make/archives/sampleManifest.ts'
import { startTestService, type TestService } from '../support/services/startService.ts'

const manifest: readonly ManifestLine[] = [
  ...sampleManifest,
  // One release, one name of the file: in four languages, and in one of them by two authors.
  ...['ZH', 'ZH_BG', 'BR_PT', 'EN_DE', 'ZH'].map((language, at) => ({
    title: quietHarbour,
    language,
    author: `author ${at}`,
    releases: ['The.Quiet.Harbour.2019.1080p.WEB.h264-MANY'],
    files: [`${at}/The.Quiet.Harbour.2019.1080p.WEB.h264-MANY.srt`],
  })),
]

let service: TestService
beforeAll(async () => {
  service = await startTestService({ plan: 'pro', manifest })
})
afterAll(() => service.close())

interface Row {
  readonly n_id: string
  readonly name: string
  readonly url: string
  readonly lang: string
  readonly language: string
  readonly full_season: boolean
  readonly unpack_files?: readonly object[]
}
const rowsAt = async (path: string, headers: Record<string, string> = {}) => {
  const reply = await fetch(service.url + path, { headers })
  expect(reply.status).toBe(200)
  return ((await reply.json()) as { subtitles: readonly Row[] }).subtitles
}
const v1 = (query: string) => `/api/v1/subtitles?api_key=${service.key}&${query}`

test('clients that key on the name of a row lose no language and no author', async () => {
  const rows = await rowsAt(v1('sd_id=1300001&subs_per_page=30'))
  expect(rows.length).toBeGreaterThan(5)
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length)
  // Without what the service adds they would not differ.
  const ofOne = rows.filter(({ name }) => name.includes('-MANY'))
  expect(new Set(ofOne.map(({ name }) => name.split('-MANY')[0])).size).toBe(1)
  expect(ofOne).toHaveLength(5)
})

test('clients that take unpack_files for the files of a pack see none where there is one file', async () => {
  const packs = await rowsAt(v1('sd_id=1300002&full_season=1&unpack=1'))
  const singles = await rowsAt(v1('sd_id=1300001&unpack=1'))
  expect(packs[0]?.unpack_files?.length).toBeGreaterThan(1)
  expect(singles.map(({ unpack_files }) => unpack_files)).toEqual(singles.map(() => []))
})

test.each([
  ['ZH', 'Chinese'],
  ['ZH_BG', 'Chinese'],
  ['BR_PT', 'Brazilian Portuguese'],
  ['EN_DE', 'English'],
])('clients that know plain names alone read the language of a row in %s: %s', async (language, name) => {
  const [row] = await rowsAt(v1(`sd_id=1300001&languages=${language}`))
  expect(row).toMatchObject({ language, lang: name })
})

test('clients of v2 that search by GET are answered like v1, by either header or by api_key', async () => {
  const same = await rowsAt(v1('sd_id=1300001'))
  const path = '/api/v2/subtitles/search?sd_id=1300001'
  expect(await rowsAt(path, { authorization: `Bearer ${service.key}` })).toEqual(same)
  expect(await rowsAt(path, { 'x-api-key': service.key })).toEqual(same)
  expect(await rowsAt(`${path}&api_key=${service.key}`)).toEqual(same)
  const nobody = await fetch(service.url + path)
  expect([nobody.status, await nobody.json()]).toMatchObject([401, { error: { code: 'unauthorized' } }])
})

test.each([
  ['/api/v1/subtitles/', 'sd_id=1300001'],
  ['/api/v2/movies/search/', 'q=harbour'],
  ['/api/v2/me/', ''],
])('clients that end each path with a slash get from %s what others get', async (path, query) => {
  const ask = (asked: string) => fetch(`${service.url}${asked}?api_key=${service.key}&${query}`, { headers })
  const headers = { 'x-api-key': service.key, 'idempotency-key': `slash-at-the-end-${path.length}` }
  const [ended, plain] = [await ask(path), await ask(path.slice(0, -1))]
  expect([ended.status, await ended.text()]).toEqual([200, await plain.text()])
})

test('of several slashes at the end one is forgiven, and the root stays what it is', async () => {
  const statusOf = async (path: string) => (await fetch(service.url + path)).status
  expect([await statusOf('/healthz/'), await statusOf('/healthz//'), await statusOf('/')]).toEqual([200, 404, 404])
})

test('a name may be searched by GET, at the price of one unit', async () => {
  const before = service.ledgerRows().length
  const name = 'The.Quiet.Harbour.2019.1080p.WEB.h264-QUAY.mkv'
  const headers = { 'x-api-key': service.key, 'content-type': 'application/json' }
  const got = await fetch(`${service.url}/api/v2/files/search?filename=${name}&languages=en&subs_per_page=2`, {
    headers,
  })
  expect(service.ledgerRows()).toHaveLength(before + 1)
  const body = JSON.stringify({ filenames: [name], languages: 'en', subs_per_page: 2 })
  const posted = await fetch(`${service.url}/api/v2/files/search`, { method: 'POST', headers, body })
  expect(await got.json()).toEqual(await posted.json())
  const none = await fetch(`${service.url}/api/v2/files/search`, { headers })
  expect([none.status, await none.json()]).toMatchObject([400, { error: { code: 'invalid_request' } }])
})

test.each(['/api/v1/subtitles?sd_id=1300001', '/api/v2/me', '/subtitle/1-1.zip'])(
  'a page of any origin may read %s, without credentials of the browser',
  async (path) => {
    const asked = await fetch(service.url + path, {
      method: 'OPTIONS',
      headers: { origin: 'https://page.example', 'access-control-request-headers': 'x-api-key' },
    })
    expect([asked.status, asked.headers.get('access-control-allow-methods')]).toEqual([204, 'GET, HEAD'])
    expect(asked.headers.get('access-control-allow-headers')).toMatch(/X-API-Key/)
    const got = await fetch(service.url + path, { headers: { origin: 'https://page.example' } })
    expect(got.headers.get('access-control-allow-origin')).toBe('*')
    expect(got.headers.get('access-control-allow-credentials')).toBeNull()
  },
)

test.each(['/user/getNId', '/api/v2/ai/transcriptions'])('%s stays closed to pages', async (path) => {
  const asked = await fetch(service.url + path, { method: 'OPTIONS', headers: { origin: 'https://page.example' } })
  expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([405, null])
})

test.each(['/api/v2/ai/translations', '/api/v2/files/search'])(
  'at %s a page may ask to read by GET, never to spend by POST',
  async (path) => {
    const ask = async (method: string) => {
      const headers = { origin: 'https://page.example', 'access-control-request-method': method }
      const { status, headers: told } = await fetch(service.url + path, { method: 'OPTIONS', headers })
      return [status, told.get('access-control-allow-methods')]
    }
    expect(await ask('GET')).toEqual([204, 'GET, HEAD'])
    expect(await ask('POST')).toEqual([405, null])
  },
)

test.each([
  ['no key', '/api/v2/me', {}, 401],
  ['a wrong key', '/api/v2/files/search', { 'x-api-key': 'wrong' }, 403],
  ['no key, at no path', '/api/v2/nothing', {}, 404],
])(
  'clients that wait for the reset once 0 are left are not sent away for a day by %s',
  async (_what, path, key, status) => {
    const method = path.endsWith('search') ? 'POST' : 'GET'
    const answer = await fetch(service.url + path, { method, headers: key })
    const [limit, remaining] = ['limit', 'remaining'].map((name) => answer.headers.get(`x-ratelimit-${name}`))
    expect([answer.status, limit, remaining]).toEqual([status, '2000', '2000'])
  },
)

test('the key of the first form counts alone: Bearer, X-API-Key, api_key', async () => {
  const [row] = await rowsAt(v1('sd_id=1300001'))
  const bearer = { authorization: `Bearer ${service.key}` }
  const link = row?.url ?? ''
  const statusOf = async (path: string, headers: Record<string, string>) =>
    (await fetch(service.url + path, { headers })).status
  expect(await statusOf(`${link}?api_key=wrong`, bearer)).toBe(200)
  expect(await statusOf(link, { ...bearer, 'x-api-key': 'wrong' })).toBe(200)
  expect(await statusOf(`${link}?api_key=${service.key}`, { 'x-api-key': 'wrong' })).toBe(403)
  const download = `/api/v2/subtitles/${row?.n_id ?? ''}/download`
  expect(await statusOf(`${download}?api_key=wrong`, bearer)).toBe(200)
  expect(await statusOf(`${download}?api_key=${service.key}`, { authorization: 'Bearer wrong' })).toBe(403)
})
