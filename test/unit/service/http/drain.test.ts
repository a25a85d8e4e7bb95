import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { countOpenRequests, drainServer } from '../../../../service/http/drain.ts'

test('a request that is never answered holds the end up for as long as is allowed, and no longer', async () => {
  const open = countOpenRequests()
  const server = createServer(() => open.began())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined)
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await once(server, 'request')
  const closed = once(socket, 'close')
  const begunMs = performance.now()
  await drainServer(server, open, 700)
  await closed
  const tookMs = performance.now() - begunMs
  expect(tookMs).toBeGreaterThan(650)
  expect(tookMs).toBeLessThan(5_000)
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
  await drainServer(server, open, 20_000)
  await ended
  expect(answers).toEqual(Array.from({ length: count }, () => expect.stringContaining('heard hello') as string))
})
