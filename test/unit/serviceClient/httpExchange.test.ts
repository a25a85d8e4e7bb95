import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { ConnectionFailure } from '../../../electron/serviceClient/answers/connectionFailure.ts'
import type { Deadlines } from '../../../electron/serviceClient/deadlines.ts'
import { createHttpExchange, type HttpOrder } from '../../../electron/serviceClient/httpExchange.ts'
import { answering, rawAnswer, startFaultPeer, type Behaviour, type RawAnswer } from '../../support/peers/faultPeer.ts'
import { anySignal } from '../../support/services/testClient.ts'

const text = 'The quick brown fox. '.repeat(60)
const patient = { connectMs: 5_000, headersMs: 5_000, idleMs: 5_000, totalMs: 5_000 }

function exchange(deadlines: Partial<Deadlines> = patient) {
  const made = createHttpExchange(deadlines)
  onTestFinished(() => made.close())
  return made
}

function orderTo(url: string, changed: Partial<HttpOrder> = {}): HttpOrder {
  return {
    method: 'GET',
    url: new URL(url),
    headers: {},
    body: null,
    maxBytes: 1_000_000,
    isDownload: false,
    ...changed,
  }
}

async function outcomeOf(behave: Behaviour, changed: Partial<HttpOrder> = {}, deadlines?: Partial<Deadlines>) {
  const peer = await startFaultPeer(behave)
  try {
    const answer = await exchange(deadlines).send(orderTo(peer.url, changed), anySignal)
    return { ...answer, text: Buffer.from(answer.bytes).toString('utf8') }
  } catch (thrown) {
    expect(thrown).toBeInstanceOf(ConnectionFailure)
    return thrown instanceof ConnectionFailure ? thrown.kind : null
  }
}

test.each(['length', 'chunked'] as const)('a whole answer framed by %s is proven whole', async (framing) => {
  expect(await outcomeOf(answering({ body: text, framing }))).toMatchObject({ status: 200, text, isLengthProven: true })
})

test('an answer that only ends with its connection is taken, but not as proven', async () => {
  expect(await outcomeOf(answering({ body: text, framing: 'close' }))).toMatchObject({ text, isLengthProven: false })
})

test.each([
  ['gzip', gzipSync(text)],
  ['br', brotliCompressSync(text)],
  ['deflate', deflateSync(text)],
])('%s is decoded, and its own end mark proves it whole', async (encoding, body) => {
  const answer = { headers: { 'Content-Encoding': encoding }, body, framing: 'close' } as const
  expect(await outcomeOf(answering(answer))).toMatchObject({ text, isLengthProven: true })
})

const cutKinds: readonly (readonly [string, RawAnswer])[] = [
  ['Content-Length', { body: text }],
  ['chunks', { body: text, framing: 'chunked' }],
  ['gzip and Content-Length', { body: gzipSync(text), headers: { 'Content-Encoding': 'gzip' } }],
  ['gzip without a length', { body: gzipSync(text), headers: { 'Content-Encoding': 'gzip' }, framing: 'close' }],
]

test.each(cutKinds)('no cut of an answer with %s passes as whole, by FIN or RST', async (_name, answer) => {
  const whole = rawAnswer(answer)
  const headBytes = whole.indexOf('\r\n\r\n') + 4
  const bodyBytes = whole.length - headBytes
  for (const end of ['FIN', 'RST'] as const) {
    for (let percent = 0; percent < 100; percent += 5) {
      const upTo = headBytes + Math.floor((bodyBytes * percent) / 100)
      const outcome = await outcomeOf(cutting(whole.subarray(0, upTo), end))
      expect([end, percent, outcome]).toEqual([end, percent, expect.stringMatching(/^(cut|lost)$/)])
    }
  }
})

test('without a length a reset is a cut, and a FIN leaves the answer unproven', async () => {
  const whole = rawAnswer({ body: text, framing: 'close' })
  for (let percent = 5; percent < 100; percent += 5) {
    const part = whole.subarray(0, Math.floor((whole.length * percent) / 100))
    expect(await outcomeOf(cutting(part, 'RST'))).toMatch(/^(cut|lost)$/)
    const quiet = await outcomeOf(cutting(part, 'FIN'))
    if (typeof quiet === 'object') expect(quiet).toMatchObject({ isLengthProven: false })
  }
})

/** Sends a part and ends; before a reset it waits until the part has left. */
function cutting(part: Uint8Array, end: 'FIN' | 'RST'): Behaviour {
  return (socket) => {
    if (end === 'FIN') socket.end(part)
    else socket.write(part, () => setTimeout(() => socket.resetAndDestroy(), 3))
  }
}

test('bytes after the announced length make the answer unreadable', async () => {
  const longer = rawAnswer({ body: text, headers: { 'Content-Length': text.length - 20 } })
  expect(await outcomeOf((socket) => socket.write(longer))).toBe('unreadable')
})

test('a gzip bomb stops at the cap', async () => {
  const bomb = gzipSync(Buffer.alloc(30_000_000))
  expect(bomb.length).toBeLessThan(100_000)
  expect(await outcomeOf(answering({ headers: { 'Content-Encoding': 'gzip' }, body: bomb }))).toBe('tooLarge')
})

test('an announced length over the cap is refused before its body', async () => {
  expect(await outcomeOf((socket) => socket.write('HTTP/1.1 200 OK\r\nContent-Length: 1000001\r\n\r\n'))).toBe(
    'tooLarge',
  )
})

test('an endless body stops at the cap', async () => {
  expect(await outcomeOf(floodingWith('HTTP/1.1 200 OK\r\n\r\n', Buffer.alloc(65_536, 32)))).toBe('tooLarge')
})

test('endless chunks stop at the cap', async () => {
  const chunk = Buffer.concat([Buffer.from('10000\r\n'), Buffer.alloc(65_536, 32), Buffer.from('\r\n')])
  expect(await outcomeOf(floodingWith('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n', chunk))).toBe('tooLarge')
})

test('a body that comes in crumbs is given up long before the cap', async () => {
  const head = 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n'
  expect(await outcomeOf(floodingWith(head, Buffer.from('1\r\na\r\n'.repeat(10_000))))).toBe('unreadable')
})

test('compressed bytes that decode to nothing for ever stop at the cap too', async () => {
  const gzipHead = Buffer.from('1f8b0800000000000003', 'hex')
  const emptyBlocks = Buffer.from('000000ffff'.repeat(10_000), 'hex')
  const head = Buffer.concat([Buffer.from('HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n'), gzipHead])
  expect(await outcomeOf(floodingWith(head, emptyBlocks))).toBe('tooLarge')
})

function floodingWith(head: string | Uint8Array, piece: Uint8Array): Behaviour {
  return (socket) => {
    socket.write(head)
    const flood = () => {
      while (!socket.destroyed && socket.write(piece));
      if (!socket.destroyed) socket.once('drain', flood)
    }
    flood()
  }
}

test.each(['gzip, gzip, gzip', 'gzip, br', 'zstd'])('the encoding "%s" is refused', async (encoding) => {
  const body = gzipSync(gzipSync(gzipSync(text)))
  expect(await outcomeOf(answering({ headers: { 'Content-Encoding': encoding }, body }))).toBe('unreadable')
})

test('bytes that are not gzip are refused when they claim to be', async () => {
  expect(await outcomeOf(answering({ headers: { 'Content-Encoding': 'gzip' }, body: text }))).toBe('unreadable')
})

test('a service that never answers is given up', async () => {
  expect(await outcomeOf(() => undefined, {}, { ...patient, headersMs: 40 })).toBe('timeout')
})

test('headers that drip are given up', async () => {
  expect(await outcomeOf(dripping('HTTP/1.1 200 OK\r\nX-A: ', 'a'), {}, { ...patient, headersMs: 80 })).toBe('timeout')
})

test('a body that stalls is given up', async () => {
  const half = rawAnswer({ body: text }).subarray(0, 600)
  expect(await outcomeOf((socket) => socket.write(half), {}, { ...patient, idleMs: 40 })).toBe('timeout')
})

test('a slow body that never stalls is read to its end', async () => {
  const steady: Behaviour = (socket) => {
    socket.write('HTTP/1.1 200 OK\r\nContent-Length: 12\r\n\r\n')
    let sent = 0
    const timer = setInterval(() => {
      socket.write('a')
      sent += 1
      if (sent === 12) clearInterval(timer)
    }, 40)
  }
  expect(await outcomeOf(steady, {}, { ...patient, idleMs: 400 })).toMatchObject({ text: 'a'.repeat(12) })
})

test('a body that drips is given up when the whole call is over', async () => {
  const drip = dripping('HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n', 'a')
  expect(await outcomeOf(drip, {}, { ...patient, totalMs: 100 })).toBe('timeout')
})

test('a download may take longer, by as long as its announced size takes', async () => {
  const slow: Behaviour = (socket) => {
    const whole = rawAnswer({ body: text })
    socket.write(whole.subarray(0, 300))
    setTimeout(() => socket.write(whole.subarray(300)), 150)
  }
  const deadlines = { ...patient, totalMs: 60, slowestBytesPerS: 500 }
  expect(await outcomeOf(slow, { isDownload: true }, deadlines)).toMatchObject({ text })
  expect(await outcomeOf(slow, { isDownload: false }, deadlines)).toBe('timeout')
})

function dripping(head: string, drop: string): Behaviour {
  return (socket) => {
    socket.write(head)
    const timer = setInterval(() => socket.write(drop), 10)
    socket.once('close', () => clearInterval(timer))
  }
}

test('a refused connection never sent anything', async () => {
  const failure = exchange().send(orderTo('http://127.0.0.1:1/'), anySignal)
  await expect(failure).rejects.toMatchObject({ kind: 'unsent', detail: 'ECONNREFUSED' })
})

test('a name that does not resolve never sent anything', async () => {
  const failure = exchange().send(orderTo('https://no-such-host.invalid/'), anySignal)
  await expect(failure).rejects.toMatchObject({ kind: expect.stringMatching(/^(unsent|timeout)$/) as string })
})

test('a failed TLS handshake never sent the request', async () => {
  const peer = await startFaultPeer(answering({}), (socket) => socket.write('220 not TLS\r\n'))
  const failure = exchange().send(orderTo(`https://127.0.0.1:${peer.port}/`), anySignal)
  await expect(failure).rejects.toMatchObject({ kind: 'unsent' })
  expect(peer.requests).toEqual([])
})

test('a connection that ends before any header lost the answer', async () => {
  expect(await outcomeOf((socket) => socket.destroy())).toBe('lost')
  expect(await outcomeOf((socket) => socket.resetAndDestroy())).toBe('lost')
})

test.each([
  ['64 KiB of one header', `HTTP/1.1 200 OK\r\nX-A: ${'a'.repeat(65_536)}\r\n\r\n`],
  ['no HTTP at all', 'SSH-2.0-OpenSSH_9.2\r\n'],
  ['two different lengths', 'HTTP/1.1 200 OK\r\nContent-Length: 3\r\nContent-Length: 5\r\n\r\nabcde'],
  ['length and chunks at once', 'HTTP/1.1 200 OK\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
])('%s is unreadable', async (_name, bytes) => {
  expect(await outcomeOf((socket) => socket.write(bytes))).toBe('unreadable')
})

test('a thousand headers and a flood of interim answers are survived', async () => {
  const headers = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`X-${index}`, 'a']))
  expect(await outcomeOf(answering({ headers, body: 'ok' }))).toMatchObject({ text: 'ok' })
  const interim = 'HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(1000)
  const final = rawAnswer({ body: 'ok' })
  const flooding: Behaviour = (socket) => {
    socket.write(interim)
    socket.write(final)
  }
  expect(await outcomeOf(flooding)).toMatchObject({ text: 'ok' })
})

test('an answer that switches protocols is lost, not waited for', async () => {
  const upgrade = 'HTTP/1.1 101 Switching\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n'
  expect(await outcomeOf((socket) => socket.write(upgrade))).toBe('lost')
})

test('cancelling ends the call before, during and after the headers', async () => {
  const stalled = await startFaultPeer((socket) => socket.write('HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\na'))
  const silent = await startFaultPeer(() => undefined)
  const over = AbortSignal.abort()
  await expect(exchange().send(orderTo(silent.url), over)).rejects.toMatchObject({ kind: 'cancelled' })
  for (const peer of [stalled, silent]) {
    const controller = new AbortController()
    const sending = exchange().send(orderTo(peer.url), controller.signal)
    setTimeout(() => controller.abort(), 20)
    await expect(sending).rejects.toMatchObject({ kind: 'cancelled' })
  }
})

test('what is paid for and on its way is waited for a moment after it was stopped, and no longer', async () => {
  const answersLate: Behaviour = (...asked) => {
    setTimeout(() => answering({ body: 'paid' })(...asked), 60)
  }
  const stop = async (behaviour: Behaviour, isPaid: boolean, stoppedMs: number) => {
    const peer = await startFaultPeer(behaviour)
    const controller = new AbortController()
    const sending = exchange({ ...patient, stoppedMs }).send(orderTo(peer.url, { isPaid }), controller.signal)
    setTimeout(() => controller.abort(), 20)
    return sending
  }
  expect(await stop(answersLate, true, 5_000)).toMatchObject({ status: 200 })
  await expect(stop(answersLate, false, 5_000)).rejects.toMatchObject({ kind: 'cancelled' })
  await expect(stop(() => undefined, true, 30)).rejects.toMatchObject({ kind: 'cancelled', mayHaveArrived: true })
})

test('GETs share a connection; every POST has its own', async () => {
  const peer = await startFaultPeer(answering({ body: 'ok' }))
  const one = exchange()
  await one.send(orderTo(peer.url), anySignal)
  await one.send(orderTo(peer.url), anySignal)
  expect(peer.connections()).toBe(1)
  await one.send(orderTo(peer.url, { method: 'POST', body: '{}' }), anySignal)
  await one.send(orderTo(peer.url, { method: 'POST', body: '{}' }), anySignal)
  expect(peer.connections()).toBe(3)
})

test('of a broken error page the status is kept', async () => {
  const peer = (socket: Parameters<Behaviour>[0]) => socket.end('HTTP/1.1 500 Oops\r\nContent-Length: 900\r\n\r\nhalf')
  expect(await outcomeOf(peer)).toMatchObject({ status: 500, text: '' })
  const huge = answering({ status: 404, body: 'x'.repeat(70_000) })
  expect(await outcomeOf(huge)).toMatchObject({ status: 404, text: '' })
})

test('a failure says nothing of address, headers or content', async () => {
  const peer = await startFaultPeer((socket) => socket.write('secret nonsense\r\n\r\n'))
  const failure = await exchange()
    .send(orderTo(`${peer.url}/?api_key=secret`, { headers: { 'x-api-key': 'secret' } }), anySignal)
    .catch((thrown: unknown) => thrown)
  expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure as object))).not.toContain('secret')
})
