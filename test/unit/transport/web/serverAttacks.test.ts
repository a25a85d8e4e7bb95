/** The attacks of the hostile corpus on the real server: most byte for byte, those told in words as the words say. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { networkInterfaces } from 'node:os'
import { expect, test } from 'vitest'
import { mostSockets } from '../../../../electron/transport/web/eventSockets.ts'
import { bearer, pageText, startWebServer, statusOf, type Web } from '../../../support/browser/webServer.ts'
import { serverAttacks as attacks, type ServerAttack } from '../../../support/hostile/serverAttacks.ts'

const attackCalled = (id: string) => attacks?.find((attack) => attack.id === id)
const headLine = (name: string, value: string) => `${name}: ${value}\r\n`

/** One attack as bytes. A Cookie in the corpus is its proof of a session; here that is a token. */
function bytesOf({ req }: ServerAttack, web: Web, token: string): string {
  if (req.raw !== undefined) return req.raw
  const filled = (text: string) => text.replaceAll('PORT', String(web.port)).replaceAll('VALID', token)
  const isUpgrade = req.upgrade !== undefined
  const given: Readonly<Record<string, string | null>> = { Host: '127.0.0.1:PORT', ...req.headers }
  const hasToken = 'Cookie' in given || req.valid === true
  const headers = Object.entries(given)
    .filter(([name, value]) => name !== 'Cookie' && value !== null)
    .map(([name, value]) => headLine(name, filled(value ?? '')))
  const body = req.json === undefined ? req.body : JSON.stringify(req.json)
  const proof = hasToken && !isUpgrade ? headLine('Authorization', `Bearer ${token}`) : ''
  const own = req.json === undefined ? '' : headLine('Origin', web.url) + headLine('Content-Type', 'application/json')
  const upgrade = isUpgrade
    ? headLine('Connection', 'Upgrade') +
      headLine('Upgrade', 'websocket') +
      headLine('Sec-WebSocket-Version', '13') +
      headLine('Sec-WebSocket-Key', 'AAAAAAAAAAAAAAAAAAAAAA==') +
      headLine('Sec-WebSocket-Protocol', hasToken ? `undertitle, ${token}` : 'undertitle')
    : headLine('Connection', 'close')
  const length = body === undefined ? '' : headLine('Content-Length', String(Buffer.byteLength(body)))
  return `${req.method ?? 'GET'} ${filled(req.path ?? '/')} HTTP/1.1\r\n${headers.join('')}${proof}${own}${upgrade}${length}\r\n${body ?? ''}`
}

async function answerTo(attack: ServerAttack, web: Web, token: string): Promise<string> {
  return web.raw(bytesOf(attack, web, token), 300)
}

/** Ids whose request is told in words; each has a test of its own below. */
const toldInWords = [
  'ws-frame-17MB',
  'ws-bad-utf8',
  'ws-1000-sockets',
  'token-reuse-login',
  'token-brute-1000',
  'header-slowloris',
  'body-2GB',
  'json-deep',
  'lan-peer',
]

test.skipIf(!attacks)('every attack that names a status gets it, and none reaches the host', async () => {
  const web = await startWebServer()
  const token = await web.logIn()
  const plain = attacks!.filter(({ id, expect: wanted }) => typeof wanted === 'number' && !toldInWords.includes(id))
  const got: Record<string, number> = {}
  for (const attack of plain) {
    got[attack.id] = statusOf(await answerTo(attack, web, token))
    // Guesses pause the guesser; the next attack shall meet the rule it is about.
    web.later(61_000)
  }
  expect(got).toEqual(Object.fromEntries(plain.map(({ id, expect: wanted }) => [id, wanted])))
  expect(plain.length).toBeGreaterThan(40)
  expect(web.calls).toEqual([])
})

test.skipIf(!attacks)('no path of the corpus is a file outside the built screens', async () => {
  const web = await startWebServer()
  const paths = attacks!.filter(({ id }) => id.startsWith('path-'))
  for (const attack of paths) {
    const answer = await answerTo(attack, web, '')
    expect([400, 404, 414], attack.id).toContain(statusOf(answer))
    expect(answer, attack.id).not.toContain('not for the page')
  }
  expect(paths.length).toBe(14)
})

test.skipIf(!attacks)('no path of the corpus comes in through a call', async () => {
  const web = await startWebServer()
  const token = await web.logIn()
  const paths = attacks!.filter(({ id }) => id.startsWith('api-path'))
  for (const attack of paths) expect(statusOf(await answerTo(attack, web, token)), attack.id).toBe(403)
  expect(paths.length).toBe(13)
  expect(web.calls).toEqual([])
})

test.skipIf(!attacks)('preflights get no leave and no header that grants any', async () => {
  const web = await startWebServer()
  for (const id of ['cors-preflight', 'pna-preflight']) {
    const answer = await answerTo(attackCalled(id)!, web, '')
    expect(statusOf(answer)).toBe(403)
    expect(answer.toLowerCase()).not.toContain('access-control-')
  }
})

test.skipIf(!attacks)('the page can neither be framed nor read from elsewhere', async () => {
  const web = await startWebServer()
  const answer = (await answerTo(attackCalled('frame')!, web, '')).toLowerCase()
  expect(answer).toContain("frame-ancestors 'none'")
  for (const header of [
    'x-content-type-options: nosniff',
    'cache-control: no-store',
    'cross-origin-opener-policy: same-origin',
    'cross-origin-resource-policy: same-origin',
    'referrer-policy: no-referrer',
  ])
    expect(answer).toContain(header)
})

test.skipIf(!attacks)('broken and oversized frames end with the code that fits', async () => {
  const web = await startWebServer()
  const token = await web.logIn()
  const closeCode = async (send: (socket: ReturnType<Web['socket']>) => void) => {
    const socket = web.socket(token)
    await once(socket, 'open')
    send(socket)
    const [code] = (await once(socket, 'close')) as [number]
    return code
  }
  const bytes = attackCalled('ws-frame-17MB')!.req.frame as number
  expect(await closeCode((socket) => socket.send(Buffer.alloc(bytes)))).toBe(1009)
  const notText = Buffer.from(attackCalled('ws-bad-utf8')!.req.frame as string, 'hex')
  expect(await closeCode((socket) => socket.send(notText, { binary: false }))).toBe(1007)
})

test.skipIf(!attacks)('of a thousand sockets as many stay open as there is room for', async () => {
  const web = await startWebServer()
  const token = await web.logIn()
  let open = 0
  for (let round = 0; round < attackCalled('ws-1000-sockets')!.req.count! / 40; round += 1) {
    const sockets = Array.from({ length: 40 }, () => web.socket(token))
    for (const outcome of await Promise.all(sockets.map(opens))) open += outcome ? 1 : 0
  }
  expect(open).toBe(mostSockets)
})

function opens(socket: ReturnType<Web['socket']>): Promise<boolean> {
  return new Promise((resolve) => {
    socket.on('open', () => resolve(true))
    socket.on('close', () => resolve(false))
  })
}

test.skipIf(!attacks)('a code used twice opens nothing the second time', async () => {
  const web = await startWebServer()
  const code = web.newCode()
  await web.post('/login', { code })
  expect((await web.post('/login', { code })).status).toBe(attackCalled('token-reuse-login')?.expect)
})

test.skipIf(!attacks)('a thousand wrong codes meet a pause after ten, and none gets in', async () => {
  const web = await startWebServer()
  const statuses: number[] = []
  for (let tries = 0; tries < 1_000; tries += 1)
    statuses.push((await web.post('/login', { code: `guess ${tries}` })).status)
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401))
  expect(new Set(statuses.slice(10))).toEqual(new Set([429]))
})

test.skipIf(!attacks)('two hundred sockets with slow heads are cut, and the page is served meanwhile', async () => {
  const web = await startWebServer({ headersTimeoutMs: 300 })
  const slow = await Promise.all(Array.from({ length: 200 }, () => slowSocket(web.port)))
  const ended = Promise.all(slow.map(async (socket) => socket.closed || (await once(socket, 'close'))))
  expect(await (await fetch(`${web.url}/`)).text()).toBe(pageText)
  await ended
})

async function slowSocket(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write('GET / HTTP/1.1\r\nHost: 127.0')
  socket.resume()
  return socket
}

test.skipIf(!attacks)('a body of two gigabytes or a hundred thousand levels is refused', async () => {
  const web = await startWebServer()
  const token = await web.logIn()
  const head =
    `POST /api/settings.write HTTP/1.1\r\nHost: 127.0.0.1:${web.port}\r\nOrigin: ${web.url}\r\n` +
    `Authorization: Bearer ${token}\r\nContent-Type: application/json\r\n`
  expect(statusOf(await web.raw(`${head}Content-Length: ${2 ** 31}\r\n\r\n${'1'.repeat(100_000)}`, 300))).toBe(
    attackCalled('body-2GB')?.expect,
  )
  const headers = { ...bearer(token), origin: web.url, 'content-type': 'application/json' }
  const body = '['.repeat(100_000) + ']'.repeat(100_000)
  const deep = await fetch(`${web.url}/api/settings.write`, { method: 'POST', headers, body })
  expect(deep.status).toBe(attackCalled('json-deep')?.expect)
  expect(web.calls).toEqual([])
})

test.skipIf(!attacks)('a peer on the network finds nobody listening', async () => {
  const web = await startWebServer()
  const others = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
  for (const { address } of others) {
    const [error] = (await once(connect(web.port, address), 'error')) as [NodeJS.ErrnoException]
    expect(error.code).toBe('ECONNREFUSED')
  }
})

test.skipIf(!attacks)('the corpus holds no attack that no test above meets', () => {
  const met = attacks!.filter(
    ({ id, expect: wanted }) =>
      typeof wanted === 'number' ||
      toldInWords.includes(id) ||
      ['cors-preflight', 'pna-preflight', 'frame'].includes(id) ||
      id.startsWith('path-') ||
      id.startsWith('api-path'),
  )
  expect(met.length).toBe(attacks!.length)
})
