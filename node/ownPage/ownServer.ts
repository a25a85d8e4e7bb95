/**
 * A server on this machine's own address, for the one user who holds its link: its limits (promise L1), and how it listens
 * and ends. What it answers is handed in.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createConnectionCap, type ConnectionCap } from '../../shared/network/connectionCap.ts'
import { AppError } from '../../shared/errors.ts'
import { plainHttp } from '../http/plainHttp.ts'
import { refusalOfBroken } from './brokenRequest.ts'
import type { PageReply } from './pageReply.ts'
import { refusal } from './refusal.ts'
import { ownHostOf } from './requestGuard.ts'
import { headOf } from './requestHead.ts'
import { refuseConnection, sendReply } from './sendReply.ts'

export interface OwnServerOptions {
  readonly answer: (request: IncomingMessage, asked: Asked) => Promise<PageReply>
  /** Told of bugs. */
  readonly report: (thrown: unknown) => void
  /** How long a request's head may take; 10 s unless told. */
  readonly headersTimeoutMs?: number
}

export interface Asked {
  readonly port: number
  /** Told that the caller on this connection has shown who they are. */
  readonly proven: (socket: object) => void
}

export interface OwnServer {
  readonly server: Server
  readonly cap: ConnectionCap
}

/** Where such a server may listen. Anything wider would need TLS and a password (promise L1). */
const ownAddresses: readonly string[] = ['127.0.0.1', '::1', 'localhost']

const mostConnections = 64
const mostHeaderBytes = 16 * 1024
const usualHeadersTimeoutMs = 10_000
const requestTimeoutMs = 30_000
/** How late after its time a slow request may be cut. */
const checkEveryMs = 500

export function createOwnServer(options: OwnServerOptions): OwnServer {
  const { headersTimeoutMs = usualHeadersTimeoutMs } = options
  const server = plainHttp.createServer({
    maxHeaderSize: mostHeaderBytes,
    headersTimeout: headersTimeoutMs,
    requestTimeout: requestTimeoutMs,
    connectionsCheckingInterval: Math.min(checkEveryMs, headersTimeoutMs),
    // A missing Host is answered as every other wrong one.
    requireHostHeader: false,
  })
  const cap = createConnectionCap(mostConnections)
  server.on('connection', (socket) => cap.came(socket))
  // The user's own page asks before it can show its session.
  server.on('request', ({ socket }, response) => {
    cap.asked(socket)
    response.once('close', () => cap.answered(socket))
  })
  const proven = (socket: object) => cap.prove(socket)

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const port = portOf(server)
    const host = ownHostOf(headOf(request), port)
    try {
      sendReply(request, response, await options.answer(request, { port, proven }), host)
    } catch (thrown) {
      options.report(thrown)
      if (response.headersSent) response.destroy()
      else sendReply(request, response, { kind: 'refused', refusal: refusal(500) }, host)
    }
  }

  server.on('request', (request, response) => void answer(request, response))
  server.on('connect', (_request, socket) => refuseConnection(socket, refusal(405)))
  server.on('clientError', (error, socket) => refuseConnection(socket, refusalOfBroken(error)))
  return { server, cap }
}

export function portOf(server: Server): number {
  const address = server.address() as AddressInfo | null
  return address?.port ?? 0
}

export interface Place {
  readonly host: string
  /** 0 lets the system choose. */
  readonly port: number
  /** As the command line calls the port. */
  readonly option: string
}

/** Its address, without a slash at the end. @throws AppError 'input.invalid' where the port is taken */
export async function listen(server: Server, { host, port, option }: Place): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (thrown: NodeJS.ErrnoException) => reject(cannotListen(thrown, port, option)))
    server.listen(port, host, () => resolve())
  })
  return `http://${host === '::1' ? '[::1]' : host}:${portOf(server)}`
}

function cannotListen(thrown: NodeJS.ErrnoException, port: number, option: string): AppError {
  const reason = thrown.code === 'EADDRINUSE' ? 'Another program uses it.' : 'The system does not allow it.'
  return new AppError(
    'input.invalid',
    `Undertitle cannot listen on port ${port}. ${reason} Choose another with ${option}, or 0 for any free one.`,
    thrown,
  )
}

/** @throws AppError 'input.invalid' for a wider address */
export function requireOwnAddress(host: string): void {
  if (ownAddresses.includes(host)) return
  throw new AppError(
    'input.invalid',
    `Undertitle listens on this machine only: use one of ${ownAddresses.join(', ')}, not ${JSON.stringify(host)}. ` +
      'To use it from elsewhere, forward its port with ssh -L.',
  )
}

export async function stop(server: Server): Promise<void> {
  await new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
