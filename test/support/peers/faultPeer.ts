/** A peer that may misbehave in every way a network can: it writes raw bytes and ends connections as the test says. */
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

export interface SeenRequest {
  readonly method: string
  readonly path: string
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Answers one request on its connection; `index` counts requests from 0. */
export type Behaviour = (socket: Socket, request: SeenRequest, index: number) => void

export interface FaultPeer {
  readonly url: string
  readonly port: number
  readonly requests: SeenRequest[]
  /** Connections opened so far. */
  connections(): number
}

/** Listens on 127.0.0.1 until the test ends. `greet` acts on each connection before anything was asked. */
export async function startFaultPeer(behave: Behaviour, greet?: (socket: Socket) => void): Promise<FaultPeer> {
  const requests: SeenRequest[] = []
  const sockets = new Set<Socket>()
  let connections = 0
  const server = createServer((socket) => {
    connections += 1
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
    greet?.(socket)
    readRequests(socket, (request) => {
      requests.push(request)
      behave(socket, request, requests.length - 1)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  })
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, port, requests, connections: () => connections }
}

function readRequests(socket: Socket, onRequest: (request: SeenRequest) => void): void {
  let pending = ''
  socket.on('data', (chunk) => {
    pending += chunk.toString('latin1')
    for (;;) {
      const headEnd = pending.indexOf('\r\n\r\n')
      if (headEnd < 0) return
      const [first = '', ...lines] = pending.slice(0, headEnd).split('\r\n')
      const headers = Object.fromEntries(lines.map((line) => headerOf(line)))
      const end = headEnd + 4 + Number(headers['content-length'] ?? 0)
      if (pending.length < end) return
      const [method = '', path = ''] = first.split(' ')
      const body = Buffer.from(pending.slice(headEnd + 4, end), 'latin1').toString('utf8')
      pending = pending.slice(end)
      onRequest({ method, path, headers, body })
    }
  })
}

function headerOf(line: string): readonly [string, string] {
  const colon = line.indexOf(':')
  return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
}

export interface RawAnswer {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string | number>>
  readonly body?: string | Uint8Array
  /** How the end of the body is marked. */
  readonly framing?: 'length' | 'chunked' | 'close'
}

/** The bytes of an answer. */
export function rawAnswer({ status = 200, headers = {}, body = '', framing = 'length' }: RawAnswer): Buffer {
  const bytes = Buffer.from(body as string)
  const frame: Record<string, string | number> =
    framing === 'length'
      ? { 'Content-Length': bytes.length }
      : framing === 'chunked'
        ? { 'Transfer-Encoding': 'chunked' }
        : { Connection: 'close' }
  const lines = Object.entries({ ...frame, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  const head = Buffer.from(`HTTP/1.1 ${status} Status\r\n${lines.join('')}\r\n`, 'latin1')
  return Buffer.concat([head, framing === 'chunked' ? chunked(bytes) : bytes])
}

function chunked(bytes: Buffer): Buffer {
  const pieces: Buffer[] = []
  for (let at = 0; at < bytes.length; at += 100) {
    const piece = bytes.subarray(at, at + 100)
    pieces.push(Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n'))
  }
  return Buffer.concat([...pieces, Buffer.from('0\r\n\r\n')])
}

/** Answers every request alike. */
export function answering(answer: RawAnswer): Behaviour {
  return (socket) => {
    const bytes = rawAnswer(answer)
    if (answer.framing === 'close') socket.end(bytes)
    else socket.write(bytes)
  }
}

export function answeringJson(body: unknown, status = 200, headers: RawAnswer['headers'] = {}): Behaviour {
  return answering({ status, headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(body) })
}

/** First answer first, and so on; the last one for ever. */
export function inTurn(...behaviours: readonly Behaviour[]): Behaviour {
  return (socket, request, index) => behaviours[Math.min(index, behaviours.length - 1)]!(socket, request, index)
}
