import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { createEventSockets, mostSockets, type EventSockets } from '../../../../electron/transport/web/eventSockets.ts'
import { bearer, startWebServer, statusOf, type Web } from '../../../support/browser/webServer.ts'

const opened = (socket: WebSocket) => once(socket, 'open')
const closeCodeOf = async (socket: WebSocket) => ((await once(socket, 'close')) as [number])[0]
const refusalStatusOf = (socket: WebSocket) =>
  new Promise<number | undefined>((resolve) => {
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode))
  })
const told = async (socket: WebSocket) =>
  JSON.parse(String(((await once(socket, 'message')) as [Buffer])[0])) as unknown

async function openSocket(web: Web): Promise<WebSocket> {
  const socket = web.socket(await web.logIn())
  await opened(socket)
  return socket
}

test('tells every open page what changed', async () => {
  const web = await startWebServer()
  const sockets = [await openSocket(web), await openSocket(web)]
  const heard = Promise.all(sockets.map(told))
  web.hub.publish('history.changed', { revision: 7 })
  expect(await heard).toEqual([
    { name: 'history.changed', payload: { revision: 7 } },
    { name: 'history.changed', payload: { revision: 7 } },
  ])
})

test('chooses its own protocol and never sends the token back', async () => {
  const web = await startWebServer()
  const socket = await openSocket(web)
  expect(socket.protocol).toBe('undertitle')
})

test('a page is gone with its last socket', async () => {
  const left: string[] = []
  const web = await startWebServer({ leavePage: (pageId) => left.push(pageId) })
  const token = await web.logIn()
  const [one, again, other] = ['page.a1', 'page.a1', 'page.b2'].map((page) => web.socket(token, web.url, page))
  await Promise.all([one, again, other].map((socket) => opened(socket!)))
  expect(one!.protocol).toBe('undertitle')
  one!.close()
  other!.terminate()
  await expect.poll(() => left).toEqual(['b2'])
  again!.close()
  await expect.poll(() => left).toEqual(['b2', 'a1'])
})

test('opens for no other origin, for none, and for no wrong token', async () => {
  const web = await startWebServer()
  const token = await web.logIn()
  expect(await refusalStatusOf(web.socket(token, 'https://evil.example'))).toBe(403)
  expect(await refusalStatusOf(web.socket(token, `http://localhost:${web.port}`))).toBe(403)
  expect(await refusalStatusOf(web.socket(token, 'null'))).toBe(403)
  expect(await refusalStatusOf(web.socket(null))).toBe(401)
  expect(await refusalStatusOf(web.socket(`${token}X`))).toBe(401)
})

test('opens under no other name and at no other path', async () => {
  const web = await startWebServer()
  const head = (host: string, path: string) =>
    `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${web.url}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
    'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n'
  expect(statusOf(await web.raw(head('evil.example', '/ws')))).toBe(421)
  expect(statusOf(await web.raw(head(`127.0.0.1:${web.port}`, '/')))).toBe(404)
  expect(statusOf(await web.raw(head(`127.0.0.1:${web.port}`, '/ws')))).toBe(401)
})

test.each([17, 20, mostSockets])('%i tabs, each with a session of its own, are all told what changed', async (tabs) => {
  const web = await startWebServer()
  const sockets = await Promise.all(Array.from({ length: tabs }, () => openSocket(web)))
  const heard = Promise.all(sockets.map(told))
  web.hub.publish('history.changed', { revision: 7 })
  expect(await heard).toEqual(Array(tabs).fill({ name: 'history.changed', payload: { revision: 7 } }))
})

test('past as many as there is room for, one more is refused until one closes, and is told so beforehand', async () => {
  const web = await startWebServer()
  const token = await web.logIn()
  const session = async () => (await fetch(`${web.url}/api/session`, { headers: bearer(token) })).status
  const sockets = Array.from({ length: mostSockets }, () => web.socket(token))
  await Promise.all(sockets.map(opened))
  expect(await refusalStatusOf(web.socket(token))).toBe(503)
  expect(await session()).toBe(503)
  expect((await web.post('/api/app.state', {}, bearer(token))).status).toBe(200)
  sockets[0]!.close()
  await once(sockets[0]!, 'close')
  expect(await session()).toBe(204)
  await opened(web.socket(token))
})

test('only tells: a page that says something is not kept', async () => {
  const web = await startWebServer()
  const socket = await openSocket(web)
  socket.send('{"name":"app.state"}')
  expect(await closeCodeOf(socket)).toBe(1008)
  expect(web.calls).toEqual([])
})

test('closes over a frame past one mebibyte', async () => {
  const web = await startWebServer()
  const socket = await openSocket(web)
  socket.send(Buffer.alloc(2 ** 20 + 1))
  expect(await closeCodeOf(socket)).toBe(1009)
})

test('goes away with the server, telling the page', async () => {
  const web = await startWebServer()
  const code = closeCodeOf(await openSocket(web))
  await web.close()
  expect(await code).toBe(1001)
})

test('a page that does not read is cut off before the memory fills', async () => {
  const web = await startWebServer()
  const token = await web.logIn()
  const deaf = connect(web.port, '127.0.0.1')
  deaf.on('error', () => undefined)
  deaf.write(
    `GET /ws HTTP/1.1\r\nHost: 127.0.0.1:${web.port}\r\nOrigin: ${web.url}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      `Sec-WebSocket-Protocol: undertitle, ${token}\r\nSec-WebSocket-Version: 13\r\n` +
      'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
  )
  await once(deaf, 'readable')
  const ended = once(deaf, 'close')
  // Far more than the system's own buffers and ours take together; nobody reads at the other end.
  for (let sent = 0; sent < 64; sent += 1) web.hub.publish('history.changed', bulky())
  deaf.resume()
  await ended
  expect(web.bugs).toEqual([])
})

/** An event of about one mebibyte: fields that the contract does not know travel as well here. */
function bulky(): { readonly revision: number } {
  return { revision: 1, ...{ filler: 'x'.repeat(2 ** 20) } }
}

test('pings, keeps who answers, ends a session that is over, and drops who is silent', async () => {
  let isAlive = true
  const sockets = createEventSockets({ subscribe: () => () => undefined }, () => undefined)
  const session = { isAlive: () => isAlive, rate: { take: () => true } }
  const server = createServer()
  server.on('upgrade', (request, socket, head) => sockets.accept(request, socket, head, session))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`
  const [answering, silent] = [
    new WebSocket(address, 'undertitle'),
    new WebSocket(address, 'undertitle', { autoPong: false }),
  ]
  await Promise.all([opened(answering), opened(silent)])

  await beatAndAnswer(sockets, answering)
  const dropped = closeCodeOf(silent)
  await beatAndAnswer(sockets, answering)
  expect(await dropped).toBe(1006)

  isAlive = false
  const ended = closeCodeOf(answering)
  sockets.beat()
  expect(await ended).toBe(4401)
  sockets.close()
})

/** Messages keep their order: when the server has answered a ping, it has read the pong that was sent before. */
async function beatAndAnswer(sockets: EventSockets, socket: WebSocket): Promise<void> {
  const pinged = once(socket, 'ping')
  sockets.beat()
  await pinged
  const answered = once(socket, 'pong')
  socket.ping()
  await answered
}
