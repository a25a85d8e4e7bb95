/** The page's side of the web mode against the real server. */
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { mostSockets } from '../../../../electron/transport/web/eventSockets.ts'
import { pauseBefore, type SocketHandlers } from '../../../../renderer/api/eventStream.ts'
import type { Connection } from '../../../../renderer/api/transport.ts'
import { webTransport } from '../../../../renderer/api/webTransport.ts'
import english from '../../../../shared/messages/en.json' with { type: 'json' }
import { startWebServer, type Web } from '../../../support/browser/webServer.ts'

/** One sentence, whoever says it: the page by itself, its message, and the server (httpTransport.test.ts). */
const over = { ok: false, error: { code: 'session.over', message: english.errors['session.over'] } }

/** A page on the server: waits are remembered and end when the test says so. */
function openPage(web: Web, token: string | null) {
  const waits: { readonly ms: number; readonly work: () => void }[] = []
  const asked: string[] = []
  const transport = webTransport({
    token,
    fetch(path, request) {
      asked.push(path)
      return fetch(`${web.url}${path}`, { ...request, headers: { ...request.headers, origin: web.url } })
    },
    open: (shown, handlers) => openSocket(web, shown, handlers),
    timer: {
      after(ms, work) {
        const wait = { ms, work }
        waits.push(wait)
        return () => void waits.splice(waits.indexOf(wait), 1)
      },
    },
    random: () => 1,
  })
  const heard: Connection[] = []
  transport.onConnection?.((connection) => heard.push(connection))
  const nextWait = async () => {
    await expect.poll(() => waits.length).toBeGreaterThan(0)
    return waits.shift()!
  }
  return { transport, heard, asked, waits, nextWait }
}

function openSocket(web: Web, token: string, { opened, received, closed }: SocketHandlers): () => void {
  const socket = new WebSocket(`ws://127.0.0.1:${web.port}/ws`, ['undertitle', token], { origin: web.url })
  socket.on('error', () => undefined)
  socket.on('open', opened)
  socket.on('message', (data: Buffer) => received(data.toString()))
  socket.on('close', closed)
  onTestFinished(() => socket.terminate())
  return () => socket.close()
}

test('carries a call and its reply', async () => {
  const web = await startWebServer()
  const { transport } = openPage(web, await web.logIn())
  expect(await transport.call('library.page', { offset: 0 })).toEqual({ ok: true, value: { asked: 'library.page' } })
  expect(web.calls).toEqual([{ name: 'library.page', input: { offset: 0 } }])
})

test('carries events to every listener until it leaves', async () => {
  const web = await startWebServer()
  const { transport, heard } = openPage(web, await web.logIn())
  const told: string[] = []
  const leave = transport.subscribe(({ name }) => told.push(`first ${name}`))
  transport.subscribe(({ name }) => told.push(`second ${name}`))
  await expect.poll(() => heard).toEqual(['connected'])
  web.hub.publish('history.changed', { revision: 1 })
  await expect.poll(() => told).toEqual(['first history.changed', 'second history.changed'])
  leave()
  web.hub.publish('history.changed', { revision: 2 })
  await expect.poll(() => told.length).toBe(3)
})

test('a session that the host does not know ends the page: nothing more is asked', async () => {
  const web = await startWebServer()
  const { transport, heard, asked } = openPage(web, 'token-of-an-earlier-start')
  expect(await transport.call('app.state', {})).toEqual(over)
  expect(heard).toEqual(['over'])
  transport.subscribe(() => undefined)
  expect(asked).toEqual(['/api/app.state'])
})

test('a page without a session says so and asks nothing', async () => {
  const web = await startWebServer()
  const { transport, asked } = openPage(web, null)
  transport.subscribe(() => undefined)
  expect(await transport.call('app.state', {})).toEqual(over)
  expect(asked).toEqual([])
})

test('a host that is gone is told once, however often it is tried', async () => {
  const web = await startWebServer()
  const { transport, heard, nextWait } = openPage(web, await web.logIn())
  transport.subscribe(() => undefined)
  await expect.poll(() => heard).toEqual(['connected'])
  await web.close()
  for (let tries = 0; tries < 4; tries += 1) (await nextWait()).work()
  await nextWait()
  expect(heard).toEqual(['connected', 'lost'])
  expect(await transport.call('app.state', {})).toMatchObject({ ok: false, error: { code: 'app.unreachable' } })
})

test('a host that was started again has forgotten the page, and the page says so', async () => {
  const web = await startWebServer()
  const { transport, heard, nextWait, waits } = openPage(web, await web.logIn())
  transport.subscribe(() => undefined)
  await expect.poll(() => heard).toEqual(['connected'])
  await web.close()
  const again = await nextWait()
  await startWebServer({ port: web.port })
  again.work()
  await expect.poll(() => heard).toEqual(['connected', 'over'])
  expect(waits).toEqual([])
})

test('a socket that the host cut comes back by itself, and the screens are told to read again', async () => {
  const web = await startWebServer()
  const { transport, heard, nextWait } = openPage(web, await web.logIn())
  const told: unknown[] = []
  transport.subscribe((event) => told.push(event))
  await expect.poll(() => heard).toEqual(['connected'])
  // More than the server keeps for a page at once: it cuts the socket.
  for (let sent = 0; sent < 64; sent += 1)
    web.hub.publish('history.changed', { revision: sent, ...{ filler: 'x'.repeat(2 ** 20) } })
  const again = await nextWait()
  again.work()
  await expect.poll(() => heard).toEqual(['connected', 'connected'])
})

test('a page past the last place says so once, calls all the same, and follows again once another closes', async () => {
  const web = await startWebServer()
  const token = await web.logIn()
  const others = Array.from({ length: mostSockets }, () => web.socket(token))
  await Promise.all(others.map((socket) => once(socket, 'open')))
  const { transport, heard, nextWait } = openPage(web, token)
  const told: unknown[] = []
  transport.subscribe((event) => told.push(event))
  ;(await nextWait()).work()
  await expect.poll(() => heard).toEqual(['full'])
  for (let looks = 0; looks < 3; looks += 1) {
    const wait = await nextWait()
    expect(wait.ms).toBe(2_000)
    wait.work()
  }
  expect(await transport.call('app.state', {})).toMatchObject({ ok: true })
  const again = await nextWait()
  others[0]!.close()
  await once(others[0]!, 'close')
  again.work()
  await expect.poll(() => heard).toEqual(['full', 'connected'])
  web.hub.publish('history.changed', { revision: 1 })
  await expect.poll(() => told.length).toBe(1)
})

test('a page that waits for room says when the host goes away', async () => {
  const web = await startWebServer()
  const token = await web.logIn()
  const others = Array.from({ length: mostSockets }, () => web.socket(token))
  await Promise.all(others.map((socket) => once(socket, 'open')))
  const { transport, heard, nextWait } = openPage(web, token)
  transport.subscribe(() => undefined)
  ;(await nextWait()).work()
  const look = await nextWait()
  await web.close()
  look.work()
  ;(await nextWait()).work()
  await expect.poll(() => heard).toEqual(['full', 'lost'])
})

test('waits as long as the host asks when it was asked too often', async () => {
  const web = await startWebServer()
  const token = await web.logIn()
  const { transport, nextWait } = openPage(web, token)
  for (let asked = 0; asked < 300; asked += 1)
    await web.post('/api/app.state', {}, { authorization: `Bearer ${token}` })
  const reply = transport.call('app.state', {})
  const wait = await nextWait()
  expect(wait.ms).toBe(1_000)
  web.later(1_000)
  wait.work()
  expect(await reply).toEqual({ ok: true, value: { asked: 'app.state' } })
})

test('a refusal before the host was asked is a reply with its sentence', async () => {
  const web = await startWebServer()
  const { transport } = openPage(web, await web.logIn())
  const reply = await transport.call('settings.write', { value: 'x'.repeat(2 ** 20) })
  expect(reply).toEqual({ ok: false, error: { code: 'input.invalid', message: 'The request is too large.' } })
})

test('pauses double up to ten seconds, and differ from page to page', () => {
  expect([0, 1, 2, 3].map((tries) => pauseBefore(tries, 1))).toEqual([250, 500, 1_000, 2_000])
  expect(pauseBefore(30, 1)).toBe(10_000)
  expect(pauseBefore(30, 0)).toBe(5_000)
})
