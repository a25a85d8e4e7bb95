/** API §4 "v1 account" and "v1 paid autocomplete and search", with the limits of §8. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noon, startTestService, type TestService } from '../support/services/startService.ts'

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

test('v1 me tells account, plan, what the key used and what remains, and costs nothing', async () => {
  const own = await startTestService({ plan: 'pro' })
  await own.get('/api/v1/subtitles?sd_id=1300001')
  own.spend('search', 4)
  const day = '2026-11-22T00:00:00.000Z'
  expect(await (await own.get('/api/v1/me')).json()).toEqual({
    status: true,
    account: expect.stringMatching(/^\S+$/) as string,
    plan: 'pro',
    key: { requests: 1, downloads: 0 },
    quota: {
      requests: { used: 5, limit: 30_000, remaining: 29_995, reset_at: day },
      downloads: { used: 0, limit: 2_000, remaining: 2_000, reset_at: day },
    },
    pro: { translations: { used: 0, limit: 60, remaining: 60, reset_at: '2026-12-01T00:00:00.000Z' } },
  })
  await own.close()
})

test.each([
  ['free', 1],
  ['plus', 20],
  ['pro', 60],
] as const)('a %s account has %i AI translations a month', async (plan, limit) => {
  const own = await startTestService({ plan, manifest: [] })
  expect(await (await own.get('/api/v1/me')).json()).toMatchObject({ plan, pro: { translations: { limit } } })
  await own.close()
})

test.each(['/api/v1/me', '/api/v1/auto', '/api/v1/search'])(
  '%s without a key is 422, with a wrong one 403',
  async (path) => {
    const missing = await fetch(`${free.url}${path}?query=co`)
    expect([missing.status, await missing.json()]).toMatchObject([422, { status: false, error: 'unauthorized' }])
    const wrong = await fetch(`${free.url}${path}?query=co&api_key=wrong`)
    expect([wrong.status, await wrong.json()]).toMatchObject([403, { status: false, error: 'not_authorized' }])
  },
)

test.each(['/api/v1/auto', '/api/v1/search'])('%s is for paid plans', async (path) => {
  const response = await free.get(`${path}?query=copper`)
  expect([response.status, await response.json()]).toEqual([
    402,
    { status: false, error: 'paid_api_required', message: expect.any(String) as string },
  ])
  expect(free.ledgerRows()).toEqual([])
})

test('auto completes the beginning of a name', async () => {
  const answer = (await (await pro.get('/api/v1/auto?query=cop')).json()) as { status: boolean; results: unknown[] }
  expect(answer.status).toBe(true)
  expect(answer.results).toHaveLength(2)
  expect(answer.results).toContainEqual({ name: 'Copper Valley', type: 'tv', year: 2021, sd_id: 1300002 })
})

test('auto takes a type', async () => {
  const { results } = (await (await pro.get('/api/v1/auto?query=cop&type=movie')).json()) as { results: unknown[] }
  expect(results).toEqual([{ name: 'Copper Valley', type: 'movie', year: 1998, sd_id: 1300003 }])
})

test('search answers v2 title results', async () => {
  expect(await (await pro.get('/api/v1/search?query=copper+valley&type=tv')).json()).toEqual({
    status: true,
    results: [
      {
        sd_id: 1300002,
        name: 'Copper Valley',
        original_name: null,
        type: 'tv',
        year: 2021,
        filmdb_id: 'tt9000002',
        moviedb_id: 900002,
      },
    ],
  })
})

test.each([
  ['', 2],
  ['&limit=1', 1],
  ['&limit=0', 1],
  ['&limit=99', 2],
])('search%s lists %i of two titles (beside the document)', async (limit, many) => {
  const { results } = (await (await pro.get(`/api/v1/search?query=copper+valley${limit}`)).json()) as {
    results: unknown[]
  }
  expect(results).toHaveLength(many)
})

test.each(['/api/v1/auto', '/api/v1/search', '/api/v1/auto?query=', '/api/v1/search?query=a&type=film'])(
  '%s is refused with 400',
  async (path) => {
    const response = await pro.get(path)
    expect([response.status, await response.json()]).toMatchObject([400, { status: false, error: 'invalid_request' }])
  },
)

test('auto and search together are 600 a minute of one account, through whichever key, then 429 with Retry-After, and count as requests', async () => {
  let clock = noon
  const own = await startTestService({ plan: 'pro', now: () => clock })
  const ask = async (count: number, path: string) => {
    for (let asked = 0; asked < count; asked += 50) {
      await Promise.all(Array.from({ length: 50 }, async () => (await own.get(path)).arrayBuffer()))
    }
  }
  await ask(300, '/api/v1/auto?query=cop')
  clock += 20_000
  await ask(300, '/api/v1/search?query=cop')

  const refused = await own.get('/api/v1/auto?query=cop')
  expect([refused.status, await refused.json()]).toMatchObject([
    429,
    { status: false, error: 'rate_limited', limit: 600, retryAfterSeconds: 40, resetAt: expect.any(String) as string },
  ])
  expect(refused.headers.get('retry-after')).toBe('40')
  const statusWith = async (key: string) => (await fetch(`${own.url}/api/v1/auto?query=cop&api_key=${key}`)).status
  expect(await statusWith(own.furtherKey())).toBe(429)
  expect(await statusWith(own.newKey('pro'))).toBe(200)
  clock += 40_000
  expect((await own.get('/api/v1/search?query=cop')).status).toBe(200)
  expect(await (await own.get('/api/v1/me')).json()).toMatchObject({ quota: { requests: { used: 601 } } })
  await own.close()
})

test('auto and search end with the daily quota', async () => {
  const own = await startTestService({ plan: 'pro' })
  own.spend('search', 30_000)
  const refused = await own.get('/api/v1/auto?query=cop')
  const { retryAfterSeconds, ...body } = (await refused.json()) as { readonly retryAfterSeconds: number }
  expect([refused.status, body]).toEqual([
    429,
    {
      ...{ status: false, error: 'quota_exceeded', message: expect.any(String) as string },
      ...{ limit: 30_000, resetAt: expect.stringMatching(/Z$/) as string },
    },
  ])
  expect(refused.headers.get('retry-after')).toBe(String(retryAfterSeconds))
  await own.close()
})

test('an unknown v1 path is 404 in the shape of v1', async () => {
  const response = await free.get('/api/v1/nothing')
  expect([response.status, await response.json()]).toMatchObject([404, { status: false, error: 'not_found' }])
})
