/** What stands around a request: heads that cannot be read, bodies in other forms, and what a kept connection is told in which order. */
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendRaw } from '../support/services/rawRequest.ts'
import { startTestService, type TestService } from '../support/services/startService.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ plan: 'pro' })
})
afterAll(() => service.close())

const sent = async (bytes: string | Uint8Array) => (await sendRaw(service.url, bytes)).toString()

const bodyOf = (answer: string) => JSON.parse(answer.slice(answer.lastIndexOf('\r\n\r\n') + 4)) as unknown
const head = (line: string, ...headers: readonly string[]) => [line, 'Host: localhost', ...headers, '', ''].join('\r\n')
const withKey = (line: string, ...headers: readonly string[]) => head(line, `X-API-Key: ${service.key}`, ...headers)
const text = expect.any(String) as string
const names = '{"filenames":["The.Quiet.Harbour.2019.mkv"]}'

const tooLarge = `X-Large: ${'x'.repeat(20_000)}`
test.each([
  ['GET /api/v2/me HTTP/1.1', { error: { code: 'head_too_large', message: text, docs_url: text } }],
  ['GET /api/v1/subtitles?api_key=k HTTP/1.1', { status: false, error: text }],
  ['GET /api/v1/me HTTP/1.1', { status: false, error: 'head_too_large', message: text }],
  ['POST /user/uploadSubtitle HTTP/1.1', { status: false, message: text }],
  ['GET /user/getNId HTTP/1.1', { ok: false, n_id: null, error: text }],
  ['GET /subtitle/1-1.zip HTTP/1.1', { error: 'head_too_large', message: text }],
])('%s with more headers than are read is 431 in the shape of its part', async (line, shape) => {
  const answer = await sent(head(line, tooLarge))
  expect([answer.slice(0, 12), bodyOf(answer)]).toEqual(['HTTP/1.1 431', shape])
})

test.each([
  ['more headers than are read', 431, [tooLarge]],
  ['a header that is none', 400, ['No Header: x']],
  ['two lengths', 400, ['Content-Length: 1', 'Transfer-Encoding: chunked']],
])('v2 refuses %s with the rate headers, as everything', async (_what, status, headers) => {
  const answer = await sent(head('GET /api/v2/me HTTP/1.1', ...headers))
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} .*\\r\\n`))
  for (const name of ['Limit', 'Remaining', 'Reset'])
    expect(answer).toMatch(new RegExp(`\\r\\nX-RateLimit-${name}: \\d+`))
  expect(answer).toMatch(/\r\nX-Request-Id: \S+\r\n/)
  expect(bodyOf(answer)).toMatchObject({ error: { code: text, message: text } })
})

test('what is no request at all is refused with a sentence', async () => {
  expect(bodyOf(await sent('HELLO\r\n\r\n'))).toEqual({ error: 'invalid_request', message: text })
})

test('a request that came whole is answered before the rubbish behind it is refused', async () => {
  const answer = await sent(`${withKey('GET /api/v2/me HTTP/1.1')}HELLO\r\n\r\n`)
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 400'])
})

test('a body whose chunks are broken is refused, costs nothing and is answered once', async () => {
  const before = service.ledgerRows().length
  const post = withKey('POST /api/v2/files/search HTTP/1.1', 'Transfer-Encoding: chunked')
  const answer = await sent(`${post}5\r\n{"fil\r\nXX\r\n`)
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400'])
  expect(answer).toMatch(/\r\nX-RateLimit-Reset: \d+/)
  expect(bodyOf(answer)).toEqual({ error: { code: 'invalid_request', message: text, docs_url: text } })
  expect(service.ledgerRows()).toHaveLength(before)
})

test('a compressed body is 415 that says so', async () => {
  const bytes = gzipSync(names)
  const encoded = ['Content-Encoding: gzip', `Content-Length: ${bytes.length}`, 'Connection: close']
  const post = withKey('POST /api/v2/files/search HTTP/1.1', ...encoded)
  const answer = await sent(Buffer.concat([Buffer.from(post), bytes]))
  expect([answer.slice(0, 12), bodyOf(answer)]).toMatchObject([
    'HTTP/1.1 415',
    { error: { code: 'unsupported_media_type', message: expect.stringContaining('Content-Encoding') as string } },
  ])
})

test.each(['100-continue', 'whatever'])('a body that is announced with Expect: %s is read', async (expected) => {
  const announced = [`Expect: ${expected}`, `Content-Length: ${names.length}`, 'Connection: close']
  const answer = await sent(withKey('POST /api/v2/files/search HTTP/1.1', ...announced) + names)
  expect(answer).toContain('HTTP/1.1 200 OK')
})

test('an address with scheme and host in front, as for a proxy, is that path', async () => {
  const answer = await sent(withKey('GET http://localhost/api/v2/me?x=1 HTTP/1.1', 'Connection: close'))
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  const foreign = await sent(
    ['GET http://localhost/api/v2/me HTTP/1.1', 'Host: evil.example', 'Connection: close', '', ''].join('\r\n'),
  )
  expect(foreign).toMatch(/^HTTP\/1\.1 421 /)
})

test.each([
  ['401', head('POST /api/v2/files/search HTTP/1.1', `Content-Length: ${names.length}`) + names],
  [
    '413',
    `${head('POST /api/v2/files/search HTTP/1.1', 'X-API-Key: KEY', 'Content-Length: 1200000')}${'x'.repeat(1_200_000)}`,
  ],
  ['404', head('GET /api/v2/nothing HTTP/1.1')],
  ['405', head('DELETE /api/v2/me HTTP/1.1', 'Content-Length: 2') + '{}'],
])('a connection is kept after a %s', async (status, first) => {
  const next = withKey('GET /api/v2/me HTTP/1.1', 'Connection: close')
  const answer = await sent(first.replace('KEY', service.key) + next)
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual([`HTTP/1.1 ${status}`, 'HTTP/1.1 200'])
})

test('a preflight has no body to tell of, and lets pages send the headers that the API knows', async () => {
  const asked = await fetch(`${service.url}/api/v2/me`, {
    method: 'OPTIONS',
    headers: { origin: 'https://page.example' },
  })
  expect([asked.status, asked.headers.get('content-length'), asked.headers.get('content-type')]).toEqual([
    204,
    null,
    null,
  ])
  expect(asked.headers.get('access-control-allow-headers')?.split(', ')).toEqual([
    'Authorization',
    'X-API-Key',
    'Content-Type',
    'Idempotency-Key',
    'X-Request-Id',
  ])
  const got = await fetch(`${service.url}/api/v2/me`)
  expect(got.headers.get('access-control-expose-headers')).toContain('Idempotency-Replayed')
})
