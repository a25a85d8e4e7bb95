/** API §4 "Download (v1 links)" and "v2 download", §5 and §8: who may download what, in which forms, how often. */
import { unzipSync } from 'fflate'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { subtitleText } from '../support/make/archives/sampleManifest.ts'
import { noon, startTestService, type TestService } from '../support/services/startService.ts'

const harbourFile = 'The.Quiet.Harbour.2019.1080p.BluRay.x264-TIDE.srt'
const text = (bytes: Uint8Array | ArrayBuffer) => new TextDecoder().decode(bytes)

let service: TestService
let clock: number
beforeEach(async () => {
  clock = noon
  service = await startTestService({ now: () => clock })
})
afterEach(() => service.close())

interface Row {
  readonly n_id: string
  readonly url: string
  readonly unpack_files: readonly { readonly name: string; readonly url: string; readonly file_n_id: string }[]
}

async function rowsOf(query: string): Promise<readonly Row[]> {
  const response = await service.get(`/api/v1/subtitles?${query}&unpack=1`)
  return ((await response.json()) as { subtitles: readonly Row[] }).subtitles
}
async function single(): Promise<Row> {
  return (await rowsOf('sd_id=1300001&languages=EN'))[0]!
}
async function seasonPack(): Promise<Row> {
  return (await rowsOf('sd_id=1300002&full_season=1'))[0]!
}
const downloads = () => service.ledgerRows().filter(({ counter }) => counter === 'downloads')

test('a link gives the archive, with its length, type and a safe name', async () => {
  const response = await service.get((await single()).url)
  const bytes = new Uint8Array(await response.arrayBuffer())

  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/zip')
  expect(response.headers.get('content-length')).toBe(String(bytes.length))
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w.-]+\.zip"$/)
  expect(Object.values(unzipSync(bytes)).map(text)).toEqual([subtitleText(harbourFile)])
})

test('an archive of a pack holds every file that unpack lists', async () => {
  const { url, unpack_files } = await seasonPack()
  const bytes = new Uint8Array(await (await service.get(url)).arrayBuffer())
  expect(Object.keys(unzipSync(bytes)).sort()).toEqual(unpack_files.map(({ name }) => name).sort())
})

test('the same link gives the same bytes every time', async () => {
  const { url } = await seasonPack()
  const [first, second] = await Promise.all([1, 2].map(async () => (await service.get(url)).arrayBuffer()))
  expect(second).toEqual(first)
})

test('a file of a pack can be had alone', async () => {
  const file = (await seasonPack()).unpack_files[1]!
  const response = await service.get(file.url)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${file.name}"`)
  expect(response.headers.get('content-length')).not.toBeNull()
  expect(text(await response.arrayBuffer())).toBe(subtitleText(`season/${file.name}`))
})

test('a doubled slash and a missing .zip lead to the same archive', async () => {
  const { url } = await single()
  for (const path of [`/${url}`, url.replace('.zip', '')]) {
    expect((await service.get(path)).headers.get('content-type')).toBe('application/zip')
  }
})

test('a link takes the key as a parameter, in x-api-key or as Bearer, and one account pays for all three', async () => {
  const { url } = await single()
  await fetch(`${service.url}${url}?api_key=${service.key}`)
  await fetch(service.url + url, { headers: { 'x-api-key': service.key } })
  await fetch(service.url + url, { headers: { authorization: `Bearer ${service.key}` } })
  expect(downloads()).toMatchObject([{ keyId: expect.stringMatching(/./) as string, units: 1 }])
})

test('a wrong key is refused rather than served as nobody’s', async () => {
  const { url } = await single()
  const response = await fetch(`${service.url}${url}?api_key=wrong`)
  expect([response.status, await response.json()]).toEqual([
    403,
    { error: 'not_authorized', message: expect.any(String) as string },
  ])
  expect(downloads()).toEqual([])
})

test.each(['/subtitle/0-0.zip', '/subtitle/nothing', '/subtitle/0/0', '/subtitle/%2e%2e/x', '/subtitle/..%2f-1.zip'])(
  '%s is 404 and costs nothing',
  async (path) => {
    const response = await service.get(path)
    expect([response.status, await response.json()]).toEqual([
      404,
      { error: 'not_found', message: expect.any(String) as string },
    ])
    expect(downloads()).toEqual([])
  },
)

test('the second number of a link must be the archive’s own', async () => {
  const { url } = await single()
  expect((await service.get(url.replace(/-\d+/, '-999999999'))).status).toBe(404)
})

test('a file of another subtitle is not found under this one', async () => {
  const { n_id } = await single()
  const file = (await seasonPack()).unpack_files[0]!
  expect((await service.get(`/subtitle/${n_id}/${file.file_n_id}`)).status).toBe(404)
})

test('the same download by the same key is free for 24 hours; archive and file are two downloads', async () => {
  const { url, n_id } = await single()
  await service.get(url)
  await service.get(url)
  await service.get(`/api/v2/subtitles/${n_id}/download`)
  expect(downloads()).toHaveLength(1)

  await service.get((await seasonPack()).unpack_files[0]!.url)
  expect(downloads()).toHaveLength(2)

  clock = noon + 24 * 3_600_000
  await service.get(url)
  expect(downloads()).toHaveLength(3)
})

test('another key of the account pays again, from the same quota', async () => {
  const own = await startTestService({ plan: 'pro' })
  const rows = await own.get('/api/v1/subtitles?sd_id=1300001&languages=EN')
  const { url } = ((await rows.json()) as { subtitles: readonly Row[] }).subtitles[0]!
  await own.get(url)
  await fetch(`${own.url}${url}?api_key=${own.furtherKey()}`)
  const me = (await (await own.get('/api/v1/me')).json()) as Record<string, Record<string, unknown>>
  expect(me['quota']).toMatchObject({ downloads: { used: 2 } })
  expect(me['key']).toEqual({ requests: 1, downloads: 1 })
  await own.close()
})

const limitBody = (limit: number) => ({
  error: 'api_download_limit_exceeded',
  message: expect.any(String) as string,
  limit,
  retryAfterSeconds: 43_200,
  resetAt: '2026-11-22T00:00:00.000Z',
})

test.each([
  ['free', 50],
  ['plus', 2_000],
  ['pro', 2_000],
] as const)('a %s account has %i downloads a day', async (plan, limit) => {
  const own = await startTestService({ plan })
  own.spend('downloads', limit)
  const rows = await own.get('/api/v1/subtitles?sd_id=1300001')
  const { url, n_id } = ((await rows.json()) as { subtitles: readonly Row[] }).subtitles[0]!

  const refusal = await own.get(url)
  expect([refusal.status, await refusal.json()]).toEqual([429, limitBody(limit)])
  expect(refusal.headers.get('retry-after')).toBe('43200')

  const second = await own.get(`/api/v2/subtitles/${n_id}/download`)
  expect([second.status, await second.json()]).toMatchObject([429, { error: { code: 'quota_exceeded' } }])
  expect(second.headers.get('retry-after')).toBe('43200')
  await own.close()
})

test('a download that was paid for comes again although nothing remains', async () => {
  const { url } = await single()
  await service.get(url)
  service.spend('downloads', 49)
  expect((await service.get(url)).status).toBe(200)
})

test('without a key an address has 300 downloads a day, and each counts', async () => {
  const { url } = await single()
  service.spendAnonymously('127.0.0.1', 298)
  for (const expected of [200, 200, 429]) expect((await fetch(service.url + url)).status).toBe(expected)
  const refusal = await fetch(service.url + url, { headers: { 'x-forwarded-for': '203.0.113.9' } })
  expect([refusal.status, await refusal.json()]).toEqual([429, limitBody(300)])
})

test('a key is not held to its address’s limit', async () => {
  service.spendAnonymously('127.0.0.1', 300)
  expect((await service.get((await single()).url)).status).toBe(200)
})

test('v2 gives the archive by its n_id, in zip unless asked otherwise', async () => {
  const { n_id, url } = await single()
  const zip = await (await service.get(url)).arrayBuffer()
  for (const query of ['', '?format=zip', '?format=', '?format=ZIP']) {
    const response = await service.get(`/api/v2/subtitles/${n_id}/download${query}`)
    expect(response.headers.get('content-type')).toBe('application/zip')
    expect(await response.arrayBuffer()).toEqual(zip)
  }
})

test('format=file gives the one file as it is', async () => {
  const response = await service.get(`/api/v2/subtitles/${(await single()).n_id}/download?format=file`)
  expect(text(await response.arrayBuffer())).toBe(subtitleText(harbourFile))
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${harbourFile}"`)
})

test('format=file of a pack is 409 not_single_file, and free', async () => {
  const response = await service.get(`/api/v2/subtitles/${(await seasonPack()).n_id}/download?format=file`)
  expect([response.status, await response.json()]).toMatchObject([409, { error: { code: 'not_single_file' } }])
  expect(downloads()).toEqual([])
})

test.each([
  ['0/download', 404, 'not_found'],
  ['0/download?format=file', 404, 'not_found'],
  ['0/download?format=rar', 400, 'invalid_request'],
])('v2 %s is %i %s', async (path, status, code) => {
  const response = await service.get(`/api/v2/subtitles/${path}`)
  expect([response.status, await response.json()]).toMatchObject([status, { error: { code } }])
})

test('v2 downloads take the key in both headers and, for old links, as a parameter', async () => {
  const url = `${service.url}/api/v2/subtitles/${(await single()).n_id}/download`
  const answers = await Promise.all([
    fetch(url, { headers: { authorization: `Bearer ${service.key}` } }),
    fetch(url, { headers: { 'X-API-Key': service.key } }),
    fetch(`${url}?api_key=${service.key}`),
    fetch(url),
    fetch(url, { headers: { 'x-api-key': 'wrong' } }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 401, 403])
})

test('rate headers of a v2 download tell of downloads', async () => {
  const response = await service.get(`/api/v2/subtitles/${(await single()).n_id}/download`)
  expect(response.headers.get('x-ratelimit-limit')).toBe('50')
  expect(response.headers.get('x-ratelimit-remaining')).toBe('49')
  expect(response.headers.get('x-ratelimit-reset')).toBe(String(Date.UTC(2026, 10, 22) / 1_000))
})

test('many downloads at once never go past the limit', async () => {
  const { url } = await single()
  service.spendAnonymously('127.0.0.1', 290)
  const answers = await Promise.all(Array.from({ length: 30 }, () => fetch(service.url + url)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
})
