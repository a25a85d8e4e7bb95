import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { systemClock } from '../../../../node/clock.ts'
import { countOpenRequests, drainServer } from '../../../../service/http/drain.ts'
import { createTurns } from '../../../../service/http/turns.ts'

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

/** Their requests are begun as they come. */
const turns = createTurns()

/** It ends no connection by itself, however long that waits. `call` gives both ends of one, `open` the server's. */
async function patientServer(onRequest: (response: ServerResponse) => void) {
  const server = createServer({ headersTimeout: 0, requestTimeout: 0, keepAliveTimeout: 0 }, (_, response) =>
    onRequest(response),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const call = async (begin: string) => {
    const arrived = once(server, 'connection') as Promise<[Socket]>
    const caller = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined)
    caller.write(begin)
    const [connection] = await arrived
    return { caller, connection }
  }
  const open = async (begin: string) => {
    const { caller, connection } = await call(begin)
    caller.resume()
    return connection
  }
  return { server, call, open }
}

const request = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'

test('a request that is never answered holds the end up for as long as is allowed, and no longer', async () => {
  const requests = countOpenRequests()
  const { server, open } = await patientServer(() => requests.began())
  const asked = once(server, 'request')
  const connection = await open(request)
  await asked
  const clock = clockByHand()
  const drained = drainServer(server, { open: requests, turns, longestMs: 700, clock })
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
  const drained = drainServer(server, { open: requests, turns, longestMs: 3_600_000, clock })
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

/** Twenty callers of a server that says what it heard. `blockUntilAsked` does nothing else until their requests have arrived. */
async function busyServer() {
  const open = countOpenRequests()
  const server = createServer((request, response) => {
    open.began()
    response.once('close', () => open.ended())
    void text(request).then((body) => response.writeHead(200, { connection: 'close' }).end(`heard ${body}`))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const rung = new Int32Array(new SharedArrayBuffer(4))
  const { port } = server.address() as AddressInfo
  const count = 20
  const answers: string[] = []
  const begin = () => {
    const worker = new Worker(callers, { eval: true, workerData: { port, bell: rung.buffer, count } })
    worker.on('message', (answer: string) => answers.push(answer))
    return once(worker, 'exit')
  }
  const blockUntilAsked = () => {
    for (let told = 0; told < count; told = Atomics.load(rung, 0))
      expect(Atomics.wait(rung, 0, told, 60_000)).not.toBe('timed-out')
  }
  const expectAllHeard = () =>
    expect(answers).toEqual(Array.from({ length: count }, () => expect.stringContaining('heard hello') as string))
  return { server, open, begin, blockUntilAsked, expectAllHeard }
}

test('those who connected while the process was busy are answered, not cut off with the queue of the system', async () => {
  const { server, open, begin, blockUntilAsked, expectAllHeard } = await busyServer()
  const ended = begin()
  blockUntilAsked()
  await drainServer(server, { open, turns, longestMs: 20_000, clock: systemClock })
  await ended
  expectAllHeard()
})

test('those who connect while the turn that looked at the queue goes on with other work are answered as well', async () => {
  const { server, open, begin, blockUntilAsked, expectAllHeard } = await busyServer()
  const ended = begin()
  // Before the drain in its second turn, after that turn has looked at the queue.
  setImmediate(() => setImmediate(blockUntilAsked))
  await drainServer(server, { open, turns, longestMs: 20_000, clock: systemClock })
  await ended
  expectAllHeard()
})

test('no request is begun while the queue is taken in: in a process that never rests no turn would show that it is empty', async () => {
  const { server } = await patientServer(() => undefined)
  const turns = createTurns()
  let [begun, isOver] = [0, false]
  const goOnAsking = async () => {
    while (!isOver) {
      await turns.next()
      begun += 1
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1)
    }
  }
  const asking = Promise.all([goOnAsking(), goOnAsking()])
  const closed = once(server, 'close')
  const drained = drainServer(server, { open: countOpenRequests(), turns, longestMs: 20_000, clock: systemClock })
  const before = begun
  await closed
  expect(begun - before).toBeLessThan(10)
  isOver = true
  await Promise.all([asking, drained])
})

test('a head that came while the process was busy for all the time that heads have is read before connections are let go', async () => {
  const requests = countOpenRequests()
  const { server, call } = await patientServer((response) => {
    requests.began()
    response.once('close', () => requests.ended()).end('heard')
  })
  const { caller } = await call('')
  let isOver = false
  const clock = {
    ...systemClock,
    wait(ms: number, signal?: AbortSignal) {
      if (isOver) return systemClock.wait(ms, signal)
      isOver = true
      return new Promise<void>((resolve) => {
        // The timer is due as soon as the turn is over, before anything is read.
        setImmediate(() => {
          caller.write(request)
          setTimeout(resolve, 1)
          Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
        })
      })
    },
  }
  const heard = text(caller)
  await drainServer(server, { open: requests, turns, longestMs: 20_000, clock })
  expect(await heard).toContain('heard')
})
