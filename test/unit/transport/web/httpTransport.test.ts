import { once } from 'node:events'
import { networkInterfaces } from 'node:os'
import { connect, type Socket } from 'node:net'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { mostSockets } from '../../../../electron/transport/web/eventSockets.ts'
import english from '../../../../shared/messages/en.json' with { type: 'json' }
import { bearer, pageText, startWebServer, statusOf } from '../../../support/browser/webServer.ts'

const mebibyte = 2 ** 20

test('serves the built page under its own headers, and nothing that tells a version', async () => {
  const web = await startWebServer()
  const response = await fetch(`${web.url}/`)
  expect(await response.text()).toBe(pageText)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('content-security-policy')).toBe(
    `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; media-src 'self'; font-src 'self'; ` +
      `connect-src 'self' ws://127.0.0.1:${web.port}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; ` +
      `object-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
  )
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('referrer-policy')).toBe('no-referrer')
  expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin')
  expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin')
  expect(response.headers.get('server')).toBe(null)
  expect(response.headers.get('x-powered-by')).toBe(null)
  expect(response.headers.get('set-cookie')).toBe(null)
})

test('every refusal carries the same headers', async () => {
  const web = await startWebServer()
  const broken = await web.raw('NONSENSE\r\n\r\n')
  const misdirected = await web.raw('GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n')
  for (const answer of [broken, misdirected]) {
    expect(answer).toContain("frame-ancestors 'none'")
    expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff')
    expect(answer.toLowerCase()).toContain('cache-control: no-store')
  }
})

test('callers that reset a refused upgrade do not end the program', async () => {
  const web = await startWebServer()
  for (let caller = 0; caller < 50; caller += 1) {
    const socket = connect(web.port, '127.0.0.1')
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    socket.write('GET /ws HTTP/1.1\r\nHost: evil\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
    if (caller % 2 === 1) await new Promise((resolve) => setImmediate(resolve))
    socket.resetAndDestroy()
  }
  expect((await fetch(`${web.url}/`)).status).toBe(200)
})

test('a code becomes a token, and the token may call', async () => {
  const web = await startWebServer()
  const token = await web.logIn()
  const response = await web.post('/api/app.state', {}, bearer(token))
  expect(await response.json()).toEqual({ ok: true, value: { asked: 'app.state' } })
  expect(web.calls).toEqual([{ name: 'app.state', input: {} }])
})

test('a code opens one session, a new code another, and both go on', async () => {
  const web = await startWebServer()
  const code = web.newCode()
  expect((await web.post('/login', { code })).status).toBe(200)
  expect((await web.post('/login', { code })).status).toBe(401)
  const [first, second] = [await web.logIn(), await web.logIn()]
  expect((await web.post('/api/app.state', {}, bearer(first))).status).toBe(200)
  expect((await web.post('/api/app.state', {}, bearer(second))).status).toBe(200)
})

test('codes differ from start to start, and a token of an earlier start is refused', async () => {
  const earlier = await startWebServer()
  const token = await earlier.logIn()
  const web = await startWebServer()
  const refused = await web.post('/api/app.state', {}, bearer(token))
  expect([refused.status, await refused.text()]).toEqual([401, english.errors['session.over']])
  expect((await web.post('/login', { code: earlier.newCode() })).status).toBe(401)
})

test('tells whether a session is still good', async () => {
  const web = await startWebServer()
  const headers = bearer(await web.logIn())
  expect((await fetch(`${web.url}/api/session`, { headers })).status).toBe(204)
  web.later(12 * 60 * 60 * 1000)
  expect((await fetch(`${web.url}/api/session`, { headers })).status).toBe(401)
})

test('after ten wrong codes the next wrong one waits a minute, the right one does not', async () => {
  const web = await startWebServer()
  for (let tries = 0; tries < 10; tries += 1) expect((await web.post('/login', { code: 'guess' })).status).toBe(401)
  const paused = await web.post('/login', { code: 'guess' })
  expect(paused.status).toBe(429)
  expect(paused.headers.get('retry-after')).toBe('60')
  expect((await web.post('/login', { code: web.newCode() })).status).toBe(200)
})

test('a login that is no login is refused and no guess', async () => {
  const web = await startWebServer()
  for (const body of [null, 'code', { code: 1 }, { code: 'x', more: 1 }, { code: 'x'.repeat(201) }])
    expect((await web.post('/login', body)).status).toBe(400)
  expect((await web.post('/login', { code: web.newCode() }, { origin: 'http://localhost:1' })).status).toBe(403)
  expect((await fetch(`${web.url}/login`)).status).toBe(405)
})

test('without a session no call reaches the host, whatever else is right', async () => {
  const web = await startWebServer()
  const code = web.newCode()
  const tries = [{}, { authorization: `Basic ${code}` }, { authorization: code }, { cookie: `token=${code}` }]
  for (const headers of tries) expect((await web.post('/api/app.state', {}, headers)).status).toBe(401)
  expect((await web.post(`/api/app.state?token=${await web.logIn()}`, {})).status).toBe(401)
  expect(web.calls).toEqual([])
})

test('with a session, a call still needs the own origin and JSON', async () => {
  const web = await startWebServer()
  const headers = { ...bearer(await web.logIn()), origin: web.url, 'content-type': 'application/json' }
  const status = async (changed: Record<string, string>) =>
    (await fetch(`${web.url}/api/app.state`, { method: 'POST', headers: { ...headers, ...changed }, body: '{}' }))
      .status
  expect(await status({ origin: 'null' })).toBe(403)
  expect(await status({ origin: `http://localhost:${web.port}` })).toBe(403)
  expect(await status({ 'content-type': 'text/plain' })).toBe(403)
  expect(await status({ 'sec-fetch-site': 'same-site' })).toBe(403)
  expect(web.calls).toEqual([])
  expect(await status({})).toBe(200)
})

test('a post without an origin is refused', async () => {
  const web = await startWebServer()
  const token = await web.logIn()
  const answer = await web.raw(
    `POST /api/app.state HTTP/1.1\r\nHost: 127.0.0.1:${web.port}\r\nAuthorization: Bearer ${token}\r\n` +
      `Content-Type: application/json\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}`,
  )
  expect(statusOf(answer)).toBe(403)
})

test('only calls of the contract are carried', async () => {
  const web = await startWebServer()
  const headers = bearer(await web.logIn())
  for (const name of ['files.read', 'constructor', '__proto__', 'app.state/', '', 'app.state%00'])
    expect((await web.post(`/api/${name}`, {}, headers)).status).toBe(403)
  expect((await fetch(`${web.url}/api/app.state`, { headers })).status).toBe(405)
  expect(web.calls).toEqual([])
})

test('a body over one mebibyte is refused, told or not told beforehand', async () => {
  const web = await startWebServer()
  const head =
    `POST /api/app.state HTTP/1.1\r\nHost: 127.0.0.1:${web.port}\r\nOrigin: ${web.url}\r\n` +
    `Authorization: Bearer ${await web.logIn()}\r\nContent-Type: application/json\r\n`
  expect(statusOf(await web.raw(`${head}Content-Length: 2147483648\r\n\r\n{`, 200))).toBe(413)
  const chunk = `100000\r\n${'1'.repeat(mebibyte)}\r\n1\r\n1\r\n`
  expect(statusOf(await web.raw(`${head}Transfer-Encoding: chunked\r\n\r\n${chunk}`, 200))).toBe(413)
  expect(web.calls).toEqual([])
})

test('a body that is cut, not JSON, not UTF-8 or too deep is refused', async () => {
  const web = await startWebServer()
  const headers = { ...bearer(await web.logIn()), origin: web.url, 'content-type': 'application/json' }
  const status = async (body: string | Uint8Array<ArrayBuffer>) =>
    (await fetch(`${web.url}/api/app.state`, { method: 'POST', headers, body })).status
  expect(await status('')).toBe(400)
  expect(await status('{"a":')).toBe(400)
  expect(await status(new Uint8Array([0x22, 0xff, 0x22]))).toBe(400)
  expect(await status('['.repeat(100_000) + ']'.repeat(100_000))).toBe(400)
  expect(await status('['.repeat(33) + ']'.repeat(33))).toBe(400)
  expect(await status('['.repeat(32) + ']'.repeat(32))).toBe(200)
})

test('a session that asks too often waits; another is not held up', async () => {
  const web = await startWebServer()
  const [busy, calm] = [bearer(await web.logIn()), bearer(await web.logIn())]
  const refused: Response[] = []
  for (let asked = 0; asked < 320; asked += 1) {
    const response = await web.post('/api/app.state', {}, busy)
    if (response.status === 429) refused.push(response)
  }
  expect(refused.length).toBe(20)
  expect(refused[0]?.headers.get('retry-after')).toBe('1')
  expect((await web.post('/api/app.state', {}, calm)).status).toBe(200)
  web.later(1_000)
  expect((await web.post('/api/app.state', {}, busy)).status).toBe(200)
})

test('a bug behind a call is reported and told without its words', async () => {
  const web = await startWebServer({
    dispatch: async () => {
      throw new Error('secret detail')
    },
  })
  const response = await web.post('/api/app.state', {}, bearer(await web.logIn()))
  expect(response.status).toBe(500)
  expect(await response.text()).not.toContain('secret detail')
  expect(String(web.bugs[0])).toBe('Error: secret detail')
})

test('methods that are not served end here, known to Node or not', async () => {
  const web = await startWebServer()
  const answer = (method: string, target = '/') =>
    web.raw(`${method} ${target} HTTP/1.1\r\nHost: 127.0.0.1:${web.port}\r\nConnection: close\r\n\r\n`)
  for (const method of ['TRACE', 'PUT', 'DELETE', 'PROPFIND', 'BREW']) expect(statusOf(await answer(method))).toBe(405)
  expect(statusOf(await answer('CONNECT', '127.0.0.1:22'))).toBe(405)
  expect(statusOf(await answer('OPTIONS', '*'))).toBe(403)
})

test('HEAD tells what GET would send', async () => {
  const web = await startWebServer()
  const response = await fetch(`${web.url}/`, { method: 'HEAD' })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-length')).toBe(String(pageText.length))
})

test('an address is looked up, never resolved: ten thousand of them name no other file', async () => {
  const web = await startWebServer()
  const part = fc.constantFrom(
    '..',
    '.',
    '',
    'assets',
    'main.js',
    'index.html',
    'secret.txt',
    '%2e%2e',
    '%2f',
    '..\\',
    '%00',
  )
  const path = fc.oneof(
    fc.array(part, { maxLength: 6 }).map((parts) => `/${parts.join('/')}`),
    fc.webPath(),
  )
  const own = new Set(['/', '/index.html', '/assets/main.js'])
  const paths = fc
    .sample(path, 10_000)
    .filter((one) => !own.has(one) && one.startsWith('/') && !one.startsWith('/api/'))
  const head = `Host: 127.0.0.1:${web.port}\r\n\r\n`
  // On a busy machine a connection with all of them would live for longer than one may.
  const atOnce = 500
  let answers = ''
  for (let from = 0; from < paths.length; from += atOnce) {
    const asked = paths.slice(from, from + atOnce).map((one) => `GET ${one} HTTP/1.1\r\n${head}`)
    answers += await web.raw(`${asked.join('')}GET /ends HTTP/1.1\r\nConnection: close\r\n${head}`)
  }
  const statuses = [...answers.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => status)
  expect(paths.length).toBeGreaterThan(5_000)
  expect(statuses.length).toBe(paths.length + Math.ceil(paths.length / atOnce))
  expect(new Set(statuses)).toEqual(new Set(['404']))
  expect(answers).not.toContain('not for the page')
})

test('cuts a head that comes too slowly', async () => {
  const web = await startWebServer({ headersTimeoutMs: 100 })
  expect(statusOf(await web.raw('GET / HTTP/1.1\r\nHost: 127', 5_000))).toBe(408)
})

test('holds at most 64 connections, and two hundred idle ones do not keep the page out', async () => {
  const web = await startWebServer()
  const idle = await Promise.all(
    Array.from({ length: 200 }, async () => {
      const socket = connect(web.port, '127.0.0.1')
      socket.on('error', () => undefined)
      await once(socket, 'connect')
      socket.write('GET / HTTP/1.1\r\nX-Slow: ')
      return socket
    }),
  )
  expect((await fetch(`${web.url}/`)).status).toBe(200)
  expect((await web.post('/api/app.state', {}, bearer(await web.logIn()))).status).toBe(200)
  // Those that were dropped have heard of it before the answer above came.
  expect(idle.filter((socket) => !socket.closed).length).toBeLessThanOrEqual(64)
  idle.forEach((socket) => socket.destroy())
})

/** Opens connections that send half a head and hang. */
async function hangOn(port: number, count: number): Promise<readonly Socket[]> {
  const hanging = Array.from({ length: count }, () => {
    const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nX-Slow: '))
    onTestFinished(() => void socket.destroy())
    return socket.on('error', () => undefined)
  })
  await Promise.all(hanging.map((socket) => once(socket, 'connect')))
  return hanging
}

test('while three hundred heads hang and every event socket is taken, old and new tabs get in', async () => {
  const web = await startWebServer()
  const token = await web.logIn()
  const sockets = Array.from({ length: mostSockets - 1 }, () => web.socket(token))
  await Promise.all(sockets.map((socket) => once(socket, 'open')))
  for (let rounds = 0; rounds < 5; rounds += 1) {
    await hangOn(web.port, 300)
    expect((await fetch(`${web.url}/`)).status).toBe(200)
    expect((await web.post('/api/app.state', {}, bearer(token))).status).toBe(200)
    const anew = await web.logIn()
    const socket = web.socket(anew)
    await once(socket, 'open')
    socket.close()
    await once(socket, 'close')
  }
  expect(sockets.every((socket) => socket.readyState === socket.OPEN)).toBe(true)
})

test('who asks keeps the connection before who only came', async () => {
  const web = await startWebServer()
  const [asking] = await hangOn(web.port, 1)
  await hangOn(web.port, 63)
  let answers = 0
  asking!.on('data', (chunk) => (answers += String(chunk).split('HTTP/1.1 200').length - 1))
  asking!.write(`\r\nHost: 127.0.0.1:${web.port}\r\n\r\n`)
  await expect.poll(() => answers).toBe(1)
  await hangOn(web.port, 40)
  asking!.write(`GET / HTTP/1.1\r\nHost: 127.0.0.1:${web.port}\r\n\r\n`)
  await expect.poll(() => answers).toBe(2)
})

test('listens on this machine only', async () => {
  const web = await startWebServer()
  const others = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
  for (const { address } of others) {
    const socket = connect(web.port, address)
    const [error] = (await once(socket, 'error')) as [NodeJS.ErrnoException]
    expect(error.code).toBe('ECONNREFUSED')
  }
  await expect(startWebServer({ host: '0.0.0.0' })).rejects.toMatchObject({ code: 'input.invalid' })
  await expect(startWebServer({ host: '::' })).rejects.toMatchObject({ code: 'input.invalid' })
  await expect(startWebServer({ host: 'example.org' })).rejects.toMatchObject({ code: 'input.invalid' })
})

test('says which port is taken', async () => {
  const web = await startWebServer()
  await expect(startWebServer({ port: web.port })).rejects.toMatchObject({
    code: 'input.invalid',
    message: `Undertitle cannot listen on port ${web.port}. Another program uses it. Choose another with --port, or 0 for any free one.`,
  })
})
