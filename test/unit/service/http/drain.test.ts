import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { systemClock } from '../../../../node/clock.ts'
import { countOpenRequests, drainServer } from '../../../../service/http/drain.ts'

/** Time passes as a test says. What is waited for is over once so much has passed. */
function clockByHand() {
  const waits: { readonly atMs: number; readonly resolve: () => void }[] = []
  let nowMs = 0
  return {
    monotonicMs: () => nowMs,
    wait: (ms: number) => new Promise<void>((resolve) => void waits.push({ atMs: nowMs + ms, resolve })),
    /** Until when, of all that were ever waited for. */
    waits: () => waits.map(({ atMs }) => atMs),
    pass(ms: number) {
      nowMs += ms
      for (const { atMs, resolve } of waits) if (atMs <= nowMs) resolve()
    },
  }
}

/** It ends no connection by itself, however long that waits. `open` gives the server's end of one. */
async function patientServer(onRequest: (response: ServerResponse) => void) {
  const server = createServer({ headersTimeout: 0, requestTimeout: 0, keepAliveTimeout: 0 }, (_, response) =>
    onRequest(response),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const open = async (text: string) => {
    const arrived = once(server, 'connection') as Promise<[Socket]>
    const caller = connect((server.address() as AddressInfo).port, '127.0.0.1')
      .on('error', () => undefined)
      .resume()
    caller.write(text)
    const [connection] = await arrived
    return connection
  }
  return { server, open }
}

const request = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'

test('a request that is never answered holds the end up for as long as is allowed, and no longer', async () => {
  const requests = countOpenRequests()
  const { server, open } = await patientServer(() => requests.began())
  const asked = once(server, 'request')
  const connection = await open(request)
  await asked
  const clock = clockByHand()
  const drained = drainServer(server, requests, { longestMs: 700, clock })
  await expect.poll(clock.waits).toEqual([500, 700])
  clock.pass(699)
  await new Promise(setImmediate)
  expect(connection.destroyed).toBe(false)
  clock.pass(1)
  await drained
  expect(connection.destroyed).toBe(true)
})

test('connections that wait for nothing are let go once the last request has its answer, long before the time is up', async () => {
  const requests = countOpenRequests()
  const asked = Promise.withResolvers<ServerResponse>()
  const { server, open } = await patientServer((response) => {
    requests.began()
    response.once('close', () => requests.ended())
    asked.resolve(response)
  })
  const idle = [await open(''), await open('GET / HTTP/1.1\r\nHos')]
  const asking = await open(request)
  const response = await asked.promise
  const clock = clockByHand()
  const drained = drainServer(server, requests, { longestMs: 3_600_000, clock })
  await expect.poll(clock.waits).toEqual([500, 3_600_000])
  clock.pass(500)
  await new Promise(setImmediate)
  expect(idle.map(({ destroyed }) => destroyed)).toEqual([false, false])
  response.end('heard')
  await drained
  expect([...idle, asking].map(({ destroyed }) => destroyed)).toEqual([true, true, true])
})

test('whoever counts open requests is told once the last has ended, however often there were none', async () => {
  const open = countOpenRequests()
  await open.none()
  open.began()
  open.began()
  let isOver = false
  const over = open.none().then(() => (isOver = true))
  open.ended()
  await new Promise(setImmediate)
  expect(isOver).toBe(false)
  open.ended()
  await over
  expect(isOver).toBe(true)
})

/** Asks over several connections, and tells its bell once all requests are in the hands of the system; then what was answered. */
const callers = `
const { connect } = require('node:net')
const { parentPort, workerData: { port, bell, count } } = require('node:worker_threads')
const rung = new Int32Array(bell)
for (let caller = 0; caller < count; caller += 1) {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => (answer += chunk))
  socket.on('error', (error) => (answer = error.code))
  socket.on('close', () => parentPort.postMessage(answer))
  socket.write('POST / HTTP/1.1\\r\\nHost: localhost\\r\\nContent-Length: 5\\r\\n\\r\\nhello', () => {
    if (Atomics.add(rung, 0, 1) === count - 1) Atomics.notify(rung, 0)
  })
}`

test('those who connected while the process was busy are answered, not cut off with the queue of the system', async () => {
  const open = countOpenRequests()
  const server = createServer((request, response) => {
    open.began()
    response.once('close', () => open.ended())
    void text(request).then((body) => response.writeHead(200, { connection: 'close' }).end(`heard ${body}`))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bell = new SharedArrayBuffer(4)
  const { port } = server.address() as AddressInfo
  const count = 20
  const worker = new Worker(callers, { eval: true, workerData: { port, bell, count } })
  const ended = once(worker, 'exit')
  const answers: string[] = []
  worker.on('message', (answer: string) => answers.push(answer))
  // This thread does nothing else meanwhile, as one that is busy.
  const rung = new Int32Array(bell)
  for (let told = 0; told < count; told = Atomics.load(rung, 0))
    expect(Atomics.wait(rung, 0, told, 60_000)).not.toBe('timed-out')
  await drainServer(server, open, { longestMs: 20_000, clock: systemClock })
  await ended
  expect(answers).toEqual(Array.from({ length: count }, () => expect.stringContaining('heard hello') as string))
})
