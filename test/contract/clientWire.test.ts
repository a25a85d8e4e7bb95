/** Habits of HTTP libraries and scripts that people reach the service with: how each writes a request, and that it is served. */
import { Agent, request as ask } from 'node:http'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { quietHarbour, sampleManifest } from '../support/make/archives/sampleManifest.ts'
import { readRaw, sendRaw } from '../support/services/rawRequest.ts'
import { startTestService, type TestService } from '../support/services/startService.ts'

const harbourOfAccents = {
  ...quietHarbour,
  name: 'Le Café Oublié',
  filmdb_id: 'tt9000077',
  moviedb_id: 900077,
  sd_id: 1300077,
}

let service: TestService
beforeAll(async () => {
  const accented = {
    title: harbourOfAccents,
    language: 'FR',
    releases: ['Le.Cafe.Oublie.2019.WEB-QUAY'],
    files: ['cafe.srt'],
  }
  service = await startTestService({ plan: 'pro', manifest: [...sampleManifest, accented] })
})
afterAll(() => service.close())

/** One request on a connection of its own; <key> stands for the key. */
async function send(line: string, headers: readonly string[] = [], body: string | Uint8Array = '') {
  const head = [line, 'Host: localhost', 'Connection: close', ...headers, '', '']
    .join('\r\n')
    .replaceAll('<key>', service.key)
  const answer = readRaw(await sendRaw(service.url, Buffer.concat([Buffer.from(head, 'utf8'), Buffer.from(body)])))
  return { ...answer, json: () => JSON.parse(answer.body.toString()) as Readonly<Record<string, unknown>> }
}

const namesBody = JSON.stringify({ filenames: ['The.Quiet.Harbour.2019.mkv'] })
const jsonHeaders = ['X-API-Key: <key>', 'Content-Type: application/json', `Content-Length: ${namesBody.length}`]
const found = { status: true, results: [{ name: 'The Quiet Harbour' }] }
const matched = { status: true, files: [{ match: { name: 'The Quiet Harbour' } }] }

test.each([
  ['Go writes header names with capitals', 'X-Api-Key: <key>'],
  ['HTTP/2 libraries write them in small letters', 'x-api-key: <key>'],
  ['old scripts shout', 'X-API-KEY: <key>'],
  ['libraries leave space around the value', 'X-API-Key:   <key>  '],
  ['others leave none', 'X-API-Key:<key>'],
  ['Python writes the scheme in small letters', 'Authorization: bearer <key>'],
  ['scripts shout the scheme', 'AUTHORIZATION: BEARER <key>'],
  ['scripts put two spaces behind the scheme', 'Authorization: Bearer  <key>'],
  ['a header of the session and one of the request are both sent', 'X-API-Key: <key>\r\nX-API-Key: <key>'],
  ['the same of Bearer', 'Authorization: Bearer <key>\r\nAuthorization: Bearer <key>'],
  ['a header that is empty stands before the right one', 'X-API-Key:\r\nAuthorization: Bearer <key>'],
])('%s: the key is read (%s)', async (_habit, header) => {
  expect((await send('GET /api/v2/me HTTP/1.1', [header])).status).toBe(200)
})

test.each([
  ['forms write + for a space', 'film_name=the+quiet+harbour'],
  ['JavaScript writes %20', 'film_name=the%20quiet%20harbour'],
  ['scripts write both', 'film_name=the+quiet%20harbour'],
  [
    'scripts send every parameter, empty where they know nothing',
    'film_name=the+quiet+harbour&sd_id=&year=&season_number=&episode_number=&type=&languages=',
  ],
  ['scripts join with an & at the start and the end', '&film_name=the+quiet+harbour&'],
  ['parameters without a value have no = either', 'film_name=the+quiet+harbour&year&season_number'],
  ['libraries repeat a parameter, the first time without a value', 'film_name=&film_name=the+quiet+harbour'],
  ['Python repeats a list', 'sd_id=1300001&languages=xx&languages=en'],
  ['percent signs are in small letters', 'film_name=the%20quiet%20harbour%2c'],
  ['commas of lists are encoded', 'sd_id=1300001&languages=fr%2Cen'],
  ['spaces stand behind commas', 'sd_id=1300001&languages=fr,%20en'],
  ['numbers have zeros in front', 'sd_id=1300001&year=02019'],
  ['flags are words', 'sd_id=1300001&comment=true&releases=True&unpack=TRUE'],
])('%s: the query is understood (%s)', async (_habit, query) => {
  const answer = await send(`GET /api/v1/subtitles?api_key=<key>&${query} HTTP/1.1`)
  expect([answer.status, answer.json()]).toMatchObject([200, found])
  expect((answer.json()['subtitles'] as readonly unknown[]).length).toBeGreaterThan(0)
})

test.each([
  ['most encode the bytes of UTF-8', 'film_name=Le+Caf%C3%A9+Oubli%C3%A9'],
  ['some decompose them before', 'film_name=Le+Cafe%CC%81+Oublie%CC%81'],
])('%s: the title is found (%s)', async (_habit, query) => {
  const answer = await send(`GET /api/v1/subtitles?api_key=<key>&${query} HTTP/1.1`)
  expect(answer.json()).toMatchObject({ status: true, results: [{ sd_id: harbourOfAccents.sd_id }] })
})

test.each([
  ['curl writes accents as they are', '/api/v1/subtitles?api_key=<key>&film_name=Café', { status: false }],
  ['shell scripts leave spaces', '/api/v1/subtitles?api_key=<key>&film_name=the quiet harbour', { status: false }],
  ['others do so in v2', '/api/v2/movies/search?q=café noir', { error: { code: 'invalid_request' } }],
])('%s: no library reads such an address, and they learn what to write instead (%s)', async (_habit, path, shape) => {
  const before = service.ledgerRows().length
  const answer = await send(`GET ${path} HTTP/1.1`, ['X-API-Key: <key>'])
  expect([answer.status, answer.json()]).toMatchObject([400, shape])
  expect(answer.body.toString()).toContain('write them with percent signs')
  expect(service.ledgerRows()).toHaveLength(before)
})

test.each([
  ['curl -d says that JSON is a form', ['Content-Type: application/x-www-form-urlencoded']],
  ['scripts say nothing of the type', []],
  ['.NET says the charset too', ['Content-Type: application/json; charset=utf-8']],
  ['others say text/plain', ['Content-Type: text/plain;charset=UTF-8']],
  ['some say that nothing was encoded', ['Content-Type: application/json', 'Content-Encoding: identity']],
  ['curl waits to be told to go on', ['Content-Type: application/json', 'Expect: 100-continue']],
  [
    'Java offers another protocol',
    ['Upgrade: h2c', 'Connection: Upgrade, HTTP2-Settings', 'HTTP2-Settings: AAEAAEAAAAIAAAABAAMAAABkAAQBAAAAAAUAAEAA'],
  ],
])('%s: the body is read', async (_habit, headers) => {
  const answer = await send(
    'POST /api/v2/files/search HTTP/1.1',
    ['X-API-Key: <key>', `Content-Length: ${namesBody.length}`, ...headers],
    namesBody,
  )
  expect([answer.status, answer.json()]).toMatchObject([200, matched])
})

test('.NET writes a mark of byte order before its JSON', async () => {
  const body = `\ufeff${namesBody}`
  const headers = ['X-API-Key: <key>', `Content-Length: ${Buffer.byteLength(body)}`]
  expect((await send('POST /api/v2/files/search HTTP/1.1', headers, body)).json()).toMatchObject(matched)
})

test('clients that do not know the length send in chunks, with extensions and trailers', async () => {
  const [first, second] = [namesBody.slice(0, 7), namesBody.slice(7)]
  const chunk = (text: string) => `${text.length.toString(16).toUpperCase()};name=value\r\n${text}\r\n`
  const body = `${chunk(first)}${chunk(second)}0\r\nX-Checksum: 1\r\n\r\n`
  const answer = await send(
    'POST /api/v2/files/search HTTP/1.1',
    ['X-API-Key: <key>', 'Transfer-Encoding: chunked'],
    body,
  )
  expect([answer.status, answer.json()]).toMatchObject([200, matched])
})

test('a body that comes with a GET is passed over, and the connection goes on', async () => {
  const body = '{"unused":true}'
  const first = `GET /api/v2/me HTTP/1.1\r\nHost: localhost\r\nX-API-Key: ${service.key}\r\nContent-Length: ${body.length}\r\n\r\n${body}`
  const second = `GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`
  const answers = (await sendRaw(service.url, first + second)).toString()
  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200'])
})

test.each([
  ['that closes', [], 'close'],
  ['that wants to keep its connection', ['Connection: keep-alive'], 'keep-alive'],
])('a client of HTTP/1.0 %s gets a length and no chunks', async (_habit, headers, connection) => {
  const last = connection === 'close' ? '' : 'GET /healthz HTTP/1.0\r\nHost: localhost\r\n\r\n'
  const head = ['GET /api/v2/me HTTP/1.0', 'Host: localhost', `X-API-Key: ${service.key}`, ...headers, '', ''].join(
    '\r\n',
  )
  const answer = (await sendRaw(service.url, head + last)).toString().toLowerCase()
  expect(answer).toMatch(/^http\/1\.1 200 /)
  expect(answer).toMatch(/\r\ncontent-length: \d+\r\n/)
  expect(answer).toContain(`\r\nconnection: ${connection}`)
  expect(answer).not.toContain('transfer-encoding')
})

test.each(['gzip', 'gzip, deflate, br', 'br;q=1.0, gzip;q=0.8, *;q=0.1', 'identity', '*', ''])(
  'whatever a client can unpack (%j), what it gets says how it is packed',
  async (encodings) => {
    const answer = await send('GET /api/v2/me HTTP/1.1', ['X-API-Key: <key>', `Accept-Encoding: ${encodings}`])
    expect(answer.head).not.toContain('content-encoding')
    expect(answer.json()).toHaveProperty('plan')
  },
)

test.each(['text/html', 'application/xml', '*/*', 'application/vnd.example+json; q=0.1'])(
  'a client that says that it accepts %s gets what there is',
  async (accept) => {
    expect((await send('GET /api/v2/me HTTP/1.1', ['X-API-Key: <key>', `Accept: ${accept}`])).json()).toHaveProperty(
      'plan',
    )
  },
)

test('players ask for a range, or for what is newer: they get the whole archive', async () => {
  const list = await send('GET /api/v1/subtitles?api_key=<key>&sd_id=1300001 HTTP/1.1')
  const [{ url }] = list.json()['subtitles'] as readonly [{ readonly url: string }]
  const whole = await send(`GET ${url}?api_key=<key> HTTP/1.1`)
  expect(whole.body.subarray(0, 2).toString()).toBe('PK')
  for (const header of [
    'Range: bytes=0-',
    'Range: bytes=0-1',
    'If-Modified-Since: Sun, 29 Nov 2026 00:00:00 GMT',
    'If-None-Match: "x"',
  ])
    expect(await send(`GET ${url}?api_key=<key> HTTP/1.1`, [header])).toMatchObject({ status: 200, body: whole.body })
  for (const path of [`/${url}`, url.replace(/\.zip$/, ''), `${url}/`])
    expect(await send(`GET ${path}?api_key=<key> HTTP/1.1`), path).toMatchObject({ status: 200, body: whole.body })
})

test('a client keeps one connection for many requests of all kinds', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  const ports = new Set<number | undefined>()
  const statusOf = (method: string, path: string, body?: string) =>
    new Promise<number>((resolve, reject) => {
      const headers = { 'x-api-key': service.key, ...(body !== undefined && { 'content-length': body.length }) }
      const sent = ask(service.url + path, { agent, method, headers }, (response) => {
        ports.add(response.socket.localPort)
        response.resume().once('end', () => resolve(response.statusCode ?? 0))
      })
      sent.once('error', reject)
      sent.end(body)
    })
  const statuses = []
  for (const [method, path, body] of [
    ['GET', '/api/v2/me'],
    ['POST', '/api/v2/files/search', namesBody],
    ['POST', '/api/v2/files/search', '{broken'],
    ['HEAD', '/api/v2/me'],
    ['GET', '/api/v2/nothing'],
    ['OPTIONS', '/api/v2/me'],
    ['GET', '/api/v2/me'],
  ] as const)
    statuses.push(await statusOf(method, path, body))
  expect(statuses).toEqual([200, 200, 400, 200, 404, 204, 200])
  expect(ports.size).toBe(1)
})

test.each([
  ['asks what the server can do', 'OPTIONS * HTTP/1.1', 404],
  ['takes the service for a proxy', 'CONNECT other.example:443 HTTP/1.1', 0],
  ['sends what a form would', 'POST /api/v1/subtitles HTTP/1.1', 405],
])('whoever %s is told, and nothing is spent', async (_habit, line, status) => {
  const before = service.ledgerRows().length
  expect((await send(line, ['X-API-Key: <key>', 'Content-Length: 0'])).status).toBe(status)
  expect(service.ledgerRows()).toHaveLength(before)
})

test('a body of nothing is refused with a sentence, and costs nothing', async () => {
  const before = service.ledgerRows().length
  for (const headers of [['X-API-Key: <key>'], ['X-API-Key: <key>', 'Content-Length: 0'], jsonHeaders.slice(0, 2)]) {
    const answer = await send('POST /api/v2/files/search HTTP/1.1', headers)
    expect([answer.status, answer.json()]).toMatchObject([400, { error: { code: 'invalid_request' } }])
  }
  expect(service.ledgerRows()).toHaveLength(before)
})
