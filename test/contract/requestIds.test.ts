/** Our own addition to API §8: the header Idempotency-Key, by which a charged request that is repeated costs nothing. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { noon, startTestService, type TestService } from '../support/services/startService.ts'
import { openStoreOf } from '../support/services/storeOfTests.ts'

const dayMs = 24 * 60 * 60 * 1_000
const id = '8e03978e-40d5-43dd-bc93-6894a57f9324'
const otherId = '5f0e1b1c-1e0d-4a0c-8b57-0d9f1f6f7a11'

let service: TestService
let clock: number
beforeEach(async () => {
  clock = noon
  service = await startTestService({ plan: 'pro', now: () => clock })
})
afterEach(() => service.close())

interface Call {
  readonly path: string
  readonly body?: unknown
  readonly units: number
}

const names = Array.from({ length: 50 }, (_, index) => `The.Quiet.Harbour.2019.${index}.mkv`)
const calls: readonly Call[] = [
  { path: '/api/v1/subtitles?film_name=harbour', units: 1 },
  { path: '/api/v1/auto?query=har', units: 1 },
  { path: '/api/v1/search?query=har', units: 1 },
  { path: '/api/v2/movies/search?q=harbour', units: 1 },
  { path: '/api/v2/files/search', body: { filenames: names }, units: 50 },
]

function send(
  { path, body }: Pick<Call, 'path' | 'body'>,
  key: string | null,
  apiKey = service.key,
): Promise<Response> {
  const url = new URL(service.url + path)
  const isV1 = path.startsWith('/api/v1')
  if (isV1) url.searchParams.set('api_key', apiKey)
  return fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(isV1 ? {} : { 'x-api-key': apiKey }),
      ...(key === null ? {} : { 'idempotency-key': key }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}

const charged = () => service.ledgerRows().reduce((sum, { units }) => sum + units, 0)
const replayed = (answer: Response) => answer.headers.get('idempotency-replayed')

async function downloadPaths(): Promise<readonly string[]> {
  const listed = await service.get('/api/v1/subtitles?sd_id=1300001&languages=EN&unpack=1')
  const { subtitles } = (await listed.json()) as { subtitles: readonly { n_id: string; url: string }[] }
  const { n_id, url } = subtitles[0]!
  return [`/api/v2/subtitles/${n_id}/download`, url]
}

test.each(calls)('$path: a repeat under the same id is answered alike and costs nothing', async (call) => {
  const first = await send(call, `"${id}"`)
  const again = await send(call, `"${id}"`)
  expect([first.status, again.status, replayed(first), replayed(again)]).toEqual([200, 200, 'false', 'true'])
  expect(await again.json()).toEqual(await first.json())
  expect(charged()).toBe(call.units)
})

test('downloads of both generations too, also where the key that asks again is another one of the account', async () => {
  for (const [index, path] of (await downloadPaths()).entries()) {
    const before = charged()
    const key = `${id}-${index}`
    await send({ path }, key)
    const again = await send({ path }, key, service.furtherKey())
    expect([again.status, replayed(again), charged() - before]).toEqual([200, 'true', 1 - index])
  }
})

test.each(calls)('$path: without an id it is charged each time, and nothing is said of ids', async (call) => {
  const answers = [await send(call, null), await send(call, null)]
  expect(answers.map(replayed)).toEqual([null, null])
  expect(charged()).toBe(2 * call.units)
})

test.each(calls)('$path: of many at the same time under one id, one is charged', async (call) => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => send(call, id)))
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200))
  expect(answers.map(replayed).filter((said) => said === 'false')).toHaveLength(1)
  expect(charged()).toBe(call.units)
})

test.each([
  [{ path: '/api/v2/movies/search?q=harbour' }, { path: '/api/v2/movies/search?q=other' }],
  [{ path: '/api/v2/movies/search?q=harbour' }, { path: '/api/v1/subtitles?film_name=harbour' }],
  [
    { path: '/api/v2/files/search', body: { filenames: ['a.mkv', 'b.mkv'] } },
    { path: '/api/v2/files/search', body: { filenames: ['b.mkv', 'a.mkv'] } },
  ],
] as const)('the id of another request is refused and costs nothing (%#)', async (first, second) => {
  await send(first, id)
  const before = charged()
  const refused = await send(second, id)
  expect([refused.status, charged() - before]).toEqual([422, 0])
  if (second.path.startsWith('/api/v2'))
    expect(await refused.json()).toMatchObject({ error: { code: 'request_id_reused' } })
  expect((await send(second, otherId)).status).toBe(200)
})

test('the order of a query and the spelling of a body make no other request', async () => {
  await send({ path: '/api/v2/movies/search?q=harbour&limit=5' }, id)
  expect(replayed(await send({ path: '/api/v2/movies/search?limit=5&q=harbour' }, `"${id}"`))).toBe('true')
  await send({ path: '/api/v2/files/search', body: { filenames: ['a.mkv'] } }, otherId)
  const spelled = { engine: 'AUTO', filenames: ['a.mkv'], subs_per_page: null }
  expect(replayed(await send({ path: '/api/v2/files/search', body: spelled }, otherId))).toBe('true')
})

test.each([
  '',
  'short',
  'a'.repeat(129),
  'with a space in it',
  `"${id}`.replace('8', 'ü'),
  `${id}, ${otherId}`,
  "';DROP TABLE request_ids--",
])('an id like %j is refused before anything is charged', async (key) => {
  const call = { path: '/api/v2/movies/search?q=harbour' }
  const sent = send(call, key).catch(() => null)
  const answer = await sent
  if (answer !== null)
    expect([answer.status, await answer.json()]).toMatchObject([400, { error: { code: 'invalid_request' } }])
  expect(charged()).toBe(0)
})

test('ids belong to their account, and hold for a day', async () => {
  const call = calls[3]!
  await send(call, id)
  expect(replayed(await send(call, id, service.newKey('pro')))).toBe('false')
  clock += dayMs - 1
  expect(replayed(await send(call, id))).toBe('true')
  clock += 1
  expect(replayed(await send(call, id))).toBe('false')
  expect(idRows()).toHaveLength(1)
})

test('a refused request leaves no id behind, and a repeat is answered although nothing is left', async () => {
  const call = calls[4]!
  await send(call, id)
  service.spend('search', 30_000 - 50)
  expect([(await send(call, otherId)).status, (await send(call, id)).status]).toEqual([429, 200])
  expect(idRows()).toEqual([id])
})

test('repeats count in the limit of a minute', async () => {
  const call = calls[1]!
  for (let count = 0; count < 600; count += 1) expect((await send(call, id)).status).toBe(200)
  expect((await send(call, id)).status).toBe(429)
  expect(charged()).toBe(1)
})

function idRows(): readonly string[] {
  const database = openStoreOf(service.dataDir)
  const rows = database.all<{ id: string }>('SELECT id FROM request_ids')
  database.close()
  return rows.map((row) => row.id)
}
