import { toAppError } from '../../../shared/errors.ts'
import { expect, onTestFinished, test } from 'vitest'
import { ConnectionFailure, type FailureKind } from '../../../electron/serviceClient/answers/connectionFailure.ts'
import { createServiceClient } from '../../../electron/serviceClient/client.ts'
import { mayBeCharged } from '../../../electron/serviceClient/mayBeCharged.ts'
import { answering, answeringJson, inTurn, startFaultPeer, type Behaviour } from '../../support/peers/faultPeer.ts'
import { anySignal, noon, rejection, testClient, testKey } from '../../support/services/testClient.ts'

const me = answeringJson({ plan: { name: 'free', is_pro: false }, usage: {} })
const busy = (status: number, headers: Record<string, string> = {}, body: unknown = {}) =>
  answeringJson(body, status, headers)

const quotaExceeded = { error: { code: 'quota_exceeded', message: 'Nothing is left.' } }

async function clientOf(behave: Behaviour, chance = 0) {
  const peer = await startFaultPeer(behave)
  return { peer, client: testClient({ url: peer.url, chance }) }
}

const search = (client: ReturnType<typeof testClient>) => client.searchFiles(['a.mkv'], { languages: [] }, anySignal)

test.each([408, 425, 429, 500, 502, 503, 504, 520, 522, 599])(
  'a GET answered with %s is asked again',
  async (status) => {
    const { peer, client } = await clientOf(inTurn(busy(status), me))
    expect((await client.usage(anySignal)).planName).toBe('free')
    expect([peer.requests.length, client.waits]).toEqual([2, [1_000]])
  },
)

test('a GET is tried five times at most', async () => {
  const { peer, client } = await clientOf(busy(503), 1)
  const asking = client.searchSubtitles({ filmName: 'a', languages: [] }, anySignal)
  expect((await rejection(asking)).code).toBe('service.busy')
  expect([peer.requests.length, client.waits]).toEqual([5, [2_000, 4_000, 8_000, 16_000]])
})

test.each([400, 401, 402, 403, 409, 413, 418, 422, 501, 508])('%s is final', async (status) => {
  const { peer, client } = await clientOf(busy(status))
  await rejection(client.usage(anySignal))
  expect([peer.requests.length, client.waits]).toEqual([1, []])
})

test('a charged POST is sent again after 429 and 503, and after nothing else', async () => {
  for (const status of [429, 503]) {
    const { peer, client } = await clientOf(busy(status, { 'Retry-After': '3' }))
    expect((await rejection(search(client))).code).toBe('service.busy')
    expect([peer.requests.length, client.waits]).toEqual([5, [3_000, 3_000, 3_000, 3_000]])
  }
  for (const status of [408, 425, 500, 502, 504, 599]) {
    const { peer, client } = await clientOf(busy(status))
    await rejection(search(client))
    expect([status, peer.requests.length]).toEqual([status, 1])
  }
})

test('what starts a job or sends an upload goes out once, whatever a proxy says about it', async () => {
  const { peer, client } = await clientOf(busy(503))
  const job = client.startTranslation({ subtitleId: '1', fileId: null, target: 'es', tone: null }, anySignal)
  expect((await rejection(job)).code).toBe('service.busy')
  expect((await client.completeUpload([['n_id', '1']], anySignal)).kind).toBe('unknown')
  expect(peer.requests.map(({ path }) => path)).toEqual(['/api/v2/ai/translations', '/user/uploadSubtitle'])
})

test('a refused key does not make counters of nobody ours', async () => {
  const rates = { 'X-RateLimit-Limit': '0', 'X-RateLimit-Remaining': '0', 'X-RateLimit-Reset': '60' }
  const { client } = await clientOf(busy(401, rates))
  await rejection(search(client))
  expect(client.counters).toEqual([])
})

test('a charged POST whose answer was lost is not sent again; a GET is', async () => {
  const dropping: Behaviour = (socket) => socket.resetAndDestroy()
  const posting = await clientOf(dropping)
  expect((await rejection(search(posting.client))).code).toBe('service.unreachable')
  expect(posting.peer.requests.length).toBe(1)
  const getting = await clientOf(inTurn(dropping, me))
  await getting.client.usage(anySignal)
  expect(getting.peer.requests.length).toBe(2)
})

test('a refused connection sent nothing, so a POST is tried again too', async () => {
  const client = testClient({ url: 'http://127.0.0.1:1' })
  expect((await rejection(search(client))).code).toBe('service.unreachable')
  expect(client.waits.length).toBe(4)
})

test('a kept connection that breaks costs a GET nothing but another try', async () => {
  const { peer, client } = await clientOf(inTurn(me, (socket) => socket.destroy(), me))
  await client.usage(anySignal)
  await client.usage(anySignal)
  expect([peer.requests.length, peer.connections()]).toEqual([3, 2])
})

test('a wait beyond a quarter of an hour is handed up with its date', async () => {
  const { peer, client } = await clientOf(busy(429, { 'Retry-After': '3600' }))
  const error = await rejection(search(client))
  expect([error.code, error.name, error.retryAtMs]).toEqual(['service.busy', 'WaitError', noon + 3_600_000])
  expect([peer.requests.length, client.waits]).toEqual([1, []])
})

const quota = { error: { code: 'quota_exceeded', message: 'Used up', docs_url: 'https://x.invalid' } }

test.each<[string, Record<string, string>, unknown, number]>([
  ['Retry-After', { 'Retry-After': '7200' }, quota, noon + 7_200_000],
  ['the reset in seconds', { 'X-RateLimit-Reset': String(noon / 1000 + 7200) }, quota, noon + 7_200_000],
  ['the reset as a delta', { 'X-RateLimit-Reset': '7200' }, quota, noon + 7_200_000],
  ['the reset as ISO time', { 'X-RateLimit-Reset': '2026-11-21T14:00:00Z' }, quota, noon + 7_200_000],
  ['midnight UTC when nothing says', {}, quota, Date.UTC(2026, 10, 22)],
  ['the body', {}, { error: 'daily_limit', retryAfterSeconds: 7200 }, noon + 7_200_000],
  ['the date in the body', {}, { error: 'daily_limit', resetAt: '2026-11-21T14:00:00Z' }, noon + 7_200_000],
])('a used-up quota comes back at %s', async (_name, headers, body, retryAtMs) => {
  const { peer, client } = await clientOf(busy(429, headers, body))
  const error = await rejection(search(client))
  expect([error.code, error.retryAtMs, peer.requests.length]).toEqual(['quota.exhausted', retryAtMs, 1])
})

test('a quota error with status 200 is one all the same', async () => {
  const { client } = await clientOf(answeringJson(quota))
  expect(await rejection(search(client))).toMatchObject({ code: 'quota.exhausted', name: 'WaitError' })
})

test.each([
  busy(500, {}, { error: 'Download limit exceeded' }),
  answering({ status: 500, body: 'Download limit exceeded' }),
])('"Download limit exceeded" with status 500, as JSON or plain text, is a quota, not a breakdown', async (behave) => {
  const { peer, client } = await clientOf(behave)
  const error = await rejection(client.download({ id: '1', path: null }, anySignal))
  expect([error.code, peer.requests.length]).toEqual(['quota.exhausted', 1])
})

test.each([-3_650, -1, 0, 1, 3_650])(
  'with a service clock %s days off a told date is as far off as it was meant',
  async (days) => {
    const serverNow = noon + days * 86_400_000
    const headers = {
      Date: new Date(serverNow).toUTCString(),
      'Retry-After': new Date(serverNow + 60_000).toUTCString(),
    }
    const { client } = await clientOf(inTurn(busy(429, headers), me))
    await client.usage(anySignal)
    expect(client.waits).toEqual([60_000])
  },
)

test('cancelling a wait ends the call', async () => {
  const controller = new AbortController()
  const { peer, client } = await clientOf((socket, request, index) => {
    busy(503)(socket, request, index)
    controller.abort()
  })
  expect((await rejection(client.usage(controller.signal))).code).toBe('cancelled')
  expect(peer.requests.length).toBe(1)
})

test('cancelling while the wait itself is cut short is cancelling too', async () => {
  const controller = new AbortController()
  const peer = await startFaultPeer(busy(503))
  const client = createServiceClient({
    baseUrl: peer.url,
    downloadUrl: peer.url,
    apiKey: testKey,
    clock: {
      nowMs: () => noon,
      async wait(_ms, signal) {
        controller.abort()
        signal?.throwIfAborted()
      },
    },
    chance: { random: () => 0 },
  })
  onTestFinished(() => client.close())
  expect((await rejection(client.usage(controller.signal))).code).toBe('cancelled')
})

test('a part that nobody asked for is not taken as the whole', async () => {
  const { client } = await clientOf(answering({ status: 206, body: 'PK', headers: { 'Content-Range': 'bytes 0-1/9' } }))
  expect((await rejection(client.download({ id: '1', path: null }, anySignal))).code).toBe('service.cutAnswer')
})

test.each(['two words', 'line\nbreak', 'ключ'])('a key like "%s" is refused before any connection', async (apiKey) => {
  const peer = await startFaultPeer(me)
  expect((await rejection(testClient({ url: peer.url, apiKey }).usage(anySignal))).code).toBe('key.refused')
  expect(peer.connections()).toBe(0)
})

test('space around a pasted key does not matter; nothing but space is no key', async () => {
  const peer = await startFaultPeer(me)
  await testClient({ url: peer.url, apiKey: ` ${testKey}\n` }).usage(anySignal)
  expect(peer.requests[0]?.headers['x-api-key']).toBe(testKey)
  expect((await rejection(testClient({ url: peer.url, apiKey: ' ' }).usage(anySignal))).code).toBe('key.missing')
})

test('the key stands in a header, in the query only for v1, and in no error', async () => {
  const { peer, client } = await clientOf(
    answeringJson({ status: false, error: `key ${testKey} is bad, see ?api_key=${testKey}` }, 403),
  )
  const errors = [
    await rejection(client.usage(anySignal)),
    await rejection(search(client)),
    await rejection(client.searchSubtitles({ filmName: 'x', languages: [] }, anySignal)),
    await rejection(client.download({ id: '1', path: '/subtitle/1-1.zip' }, anySignal)),
  ]
  for (const error of errors) {
    expect(`${error.stack ?? ''}${JSON.stringify(error)}${String(error.cause)}`).not.toContain(testKey)
    expect(error.message).not.toContain('127.0.0.1')
  }
  const inQuery = peer.requests
    .filter((request) => request.path.includes(testKey))
    .map((request) => request.path.split('?')[0])
  expect(inQuery).toEqual(['/api/v1/subtitles'])
  expect(peer.requests.filter((request) => request.headers['x-api-key'] === testKey).length).toBe(3)
})

test('only the documented headers leave', async () => {
  const { peer, client } = await clientOf(answeringJson({ files: [] }))
  await rejection(search(client))
  expect(Object.keys(peer.requests[0]!.headers).sort()).toEqual([
    'accept',
    'accept-encoding',
    'connection',
    'content-length',
    'content-type',
    'host',
    'user-agent',
    'x-api-key',
  ])
})

test('counters of the rate headers are reported, also from refusals', async () => {
  const rates = { 'X-RateLimit-Limit': '2000', 'X-RateLimit-Remaining': '0', 'X-RateLimit-Reset': '60' }
  const { client } = await clientOf(answeringJson({}, 400, rates))
  await rejection(search(client))
  await rejection(client.download({ id: '1', path: null }, anySignal))
  const counter = { limit: 2000, remaining: 0, used: 2000, resetsAtMs: noon + 60_000 }
  expect(client.counters).toEqual([
    { use: 'search', counter },
    { use: 'downloads', counter },
  ])
})

test.each<[string, string | Uint8Array]>([
  ['HTML', '<!doctype html><title>Log in</title>'],
  ['half a text', '{"usage":{"search"'],
  ['UTF-16', Buffer.from('\ufeff{"usage":{}}', 'utf16le')],
  ['bytes that are no UTF-8', Buffer.from([0x7b, 0xff, 0x7d])],
  ['null', 'null'],
  ['nothing', ''],
  ['100,000 levels', `{"usage":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
  ['40,000 unclosed levels', '{"a":'.repeat(40_000)],
])('an answer of %s is refused as unreadable', async (_name, body) => {
  const { client } = await clientOf(answering({ body }))
  expect((await rejection(client.searchTitles('Arrival', {}, anySignal))).code).toBe('service.badAnswer')
})

test('a list in place of one record is refused as unreadable', async () => {
  const { client } = await clientOf(answering({ body: '[]' }))
  expect((await rejection(client.usage(anySignal))).code).toBe('service.badAnswer')
})

test('a byte order mark, a wrong content type, odd and doubled fields are survived', async () => {
  const body = '\ufeff{"__proto__":{"isPro":true},"plan":{"name":"a","name":"pro","is_pro":"1","x":[]},"usage":{"y":1}}'
  const { client } = await clientOf(answering({ body, headers: { 'Content-Type': 'text/html' } }))
  expect(await client.usage(anySignal)).toMatchObject({ planName: 'pro', isPro: true })
})

test('an unsafe service address is refused when the client is made', () => {
  expect(() => testClient({ url: 'http://service.example' })).toThrow(
    expect.objectContaining({ code: 'service.unsafeAddress' }) as Error,
  )
})

test('without a key nothing but downloads is even tried', async () => {
  const peer = await startFaultPeer(me)
  const client = testClient({ url: peer.url, apiKey: null })
  for (const call of [search(client), client.usage(anySignal), client.complete('a', {}, anySignal)])
    expect((await rejection(call)).code).toBe('key.missing')
  expect(peer.requests).toEqual([])
})

/** A call whose tries end as told, the last one again and again; `end` is done while it waits for the next one. */
async function chargeAfter(kinds: readonly (FailureKind | 'refused')[], end: (controller: AbortController) => void) {
  const controller = new AbortController()
  const url = 'http://127.0.0.1:9'
  let tries = 0
  const client = createServiceClient({
    ...{ baseUrl: url, downloadUrl: url, apiKey: testKey },
    clock: { nowMs: () => noon, wait: async () => end(controller) },
    chance: { random: () => 0 },
    exchange: {
      async send() {
        const kind = kinds[Math.min(tries++, kinds.length - 1)]!
        if (kind !== 'refused') throw new ConnectionFailure(kind)
        return { status: 429, headers: {}, bytes: Buffer.from('{}'), isLengthProven: true }
      },
      close: () => undefined,
    },
  })
  const error = toAppError(
    await client
      .searchSubtitles({ filmName: 'a', languages: [] }, controller.signal)
      .catch((thrown: unknown) => thrown),
  )
  return [tries, error.code, mayBeCharged(error)]
}

test.each<[readonly (FailureKind | 'refused')[], boolean]>([
  [['refused'], false],
  [['unsent'], false],
  [['lost'], true],
])('cancelled after a try that was %o, a call may be charged: %s', async (kinds, isCharged) => {
  expect(await chargeAfter(kinds, (controller) => controller.abort())).toEqual([1, 'cancelled', isCharged])
})

test.each<[readonly FailureKind[], boolean]>([
  [['unsent'], false],
  [['lost', 'unsent'], true],
])('a call whose tries ended as %o may be charged: %s', async (kinds, isCharged) => {
  expect(await chargeAfter(kinds, () => undefined)).toEqual([5, 'service.unreachable', isCharged])
})

const resetting: Behaviour = (socket) => socket.resetAndDestroy()

test.each<[string, Behaviour, Behaviour, string]>([
  ['lost, then told to come back in an hour', resetting, busy(429, { 'Retry-After': '3600' }), 'service.busy'],
  ['lost, then not found', resetting, busy(404), 'service.notFound'],
  ['lost, then sent elsewhere', resetting, busy(302, { Location: 'https://other.test/' }), 'service.redirected'],
  ['lost, then told in a body that nothing is left', resetting, busy(200, {}, quotaExceeded), 'quota.exhausted'],
  ['failed over it, then busy', busy(500), busy(429, { 'Retry-After': '3600' }), 'service.busy'],
  ['failed over it, then not found', busy(500), busy(404), 'service.notFound'],
])('%s: the service may have charged the first try', async (_ending, first, second, code) => {
  const { peer, client } = await clientOf(inTurn(first, second))
  const error = toAppError(await rejection(client.download({ id: '1', path: null }, anySignal)))
  expect([peer.requests.length, error.code, mayBeCharged(error)]).toEqual([2, code, true])
  const plain = await clientOf(second)
  expect(mayBeCharged(toAppError(await rejection(plain.client.download({ id: '1', path: null }, anySignal))))).toBe(
    false,
  )
})

test('a refusal after a try that was lost keeps its date', async () => {
  const { client } = await clientOf(inTurn(resetting, busy(429, { 'Retry-After': '3600' })))
  const error = await rejection(client.download({ id: '1', path: null }, anySignal))
  expect([error.name, error.retryAtMs]).toEqual(['WaitError', client.now() + 3_600_000])
})

test('where the v2 route is missed after a lost try, a refusal of the listed link leaves the charge open', async () => {
  const { peer, client } = await clientOf(inTurn(resetting, busy(404), busy(429, { 'Retry-After': '3600' })))
  const error = toAppError(await rejection(client.download({ id: '1', path: '/subtitle/1-1.zip' }, anySignal)))
  expect([peer.requests.length, error.code, mayBeCharged(error)]).toEqual([3, 'service.busy', true])
})

test('cancelled before it was sent, a call costs nothing', async () => {
  const { peer, client } = await clientOf(me)
  const asking = client.searchSubtitles({ filmName: 'a', languages: [] }, AbortSignal.abort())
  expect(mayBeCharged(toAppError(await asking.catch((thrown: unknown) => thrown)))).toBe(false)
  expect(peer.requests).toEqual([])
})
