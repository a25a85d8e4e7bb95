/**
 * The contract over HTTP and WebSocket, for the web mode (promise L1): one server on this machine's own address,
 * for the one user who holds the link. Its twin for the desktop is electronTransport.ts.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createConnectionCap } from '../../../shared/connectionCap.ts'
import { AppError } from '../../../shared/errors.ts'
import { answerRequest, attemptRefusal, headOf, pathOf } from './answerRequest.ts'
import { refusalOfBroken } from './brokenRequest.ts'
import type { BuiltFiles } from '../page/builtFiles.ts'
import type { MediaSource } from '../page/mediaAnswer.ts'
import { beatEveryMs, createEventSockets, offeredToken, type EventHubPart, type EventSockets } from './eventSockets.ts'
import { refusal, type Refusal } from './refusal.ts'
import { ownHostOf, upgradeRefusalOf } from './requestGuard.ts'
import type { Dispatch } from '../router.ts'
import { createSessions, type Session, type Sessions } from '../session/sessions.ts'
import { refuseConnection, sendReply } from './webReply.ts'
import type { Clock } from '../../../node/clock.ts'

export interface WebOptions {
  readonly dispatch: Dispatch
  readonly hub: EventHubPart
  readonly builtFiles: BuiltFiles
  readonly media: MediaSource
  /** One of this machine's own addresses, see `ownAddresses`. */
  readonly host: string
  /** 0 lets the system choose. */
  readonly port: number
  readonly clock: Pick<Clock, 'nowMs'>
  readonly randomBytes: (size: number) => Buffer
  /** Told of bugs. */
  readonly report: (thrown: unknown) => void
  /** How long a request's head may take; 10 s unless told. */
  readonly headersTimeoutMs?: number
}

export interface WebServer {
  /** Without a slash at the end. */
  readonly url: string
  /** The address of the page with a new one-time code in its fragment, which no browser sends to a server. Tells once it was used. */
  newLink(onUsed?: () => void): string
  close(): Promise<void>
}

/** Where the server may listen. Anything wider would need TLS and a password (promise 5.1). */
const ownAddresses: readonly string[] = ['127.0.0.1', '::1', 'localhost']

/** Promise 5.7. */
const mostConnections = 64
const mostHeaderBytes = 16 * 1024
const usualHeadersTimeoutMs = 10_000
const requestTimeoutMs = 30_000
/** How late after its time a slow request may be cut. */
const checkEveryMs = 500

/** @throws AppError 'input.invalid' for a wider address, or when the port is taken. */
export async function serveWeb(options: WebOptions): Promise<WebServer> {
  const { host, port } = options
  if (!ownAddresses.includes(host)) throw notOurs(host)
  const sessions = createSessions(options)
  const sockets = createEventSockets(options.hub)
  const server = createHttpServer(options, sessions, sockets)
  const ownPort = await listen(server, { host, port }).catch((thrown: unknown) => {
    sockets.close()
    throw thrown
  })
  const heart = setInterval(() => sockets.beat(), beatEveryMs)
  const url = `http://${host === '::1' ? '[::1]' : host}:${ownPort}`
  return {
    url,
    newLink: (onUsed) => `${url}/#code=${sessions.newCode(onUsed)}`,
    async close() {
      clearInterval(heart)
      sockets.close()
      await stop(server)
    },
  }
}

function createHttpServer(options: WebOptions, sessions: Sessions, sockets: EventSockets): Server {
  const { dispatch, builtFiles, media, report, headersTimeoutMs = usualHeadersTimeoutMs } = options
  const server = createServer({
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
  server.on('request', ({ socket }) => cap.asked(socket))
  const parts = {
    dispatch,
    builtFiles,
    media,
    sessions,
    proven: (socket: object) => cap.prove(socket),
    hasRoom: () => !sockets.isFull(),
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const ownPort = portOf(server)
    const host = ownHostOf(headOf(request), ownPort)
    try {
      sendReply(request, response, await answerRequest(request, ownPort, parts), host)
    } catch (thrown) {
      report(thrown)
      if (response.headersSent) response.destroy()
      else sendReply(request, response, { kind: 'refused', refusal: refusal(500) }, host)
    }
  }

  server.on('request', (request, response) => void answer(request, response))
  server.on('upgrade', (request, socket, head) => {
    const entry = enter(request, portOf(server), { sessions, sockets })
    if (entry.kind === 'refused') {
      refuseConnection(socket, entry.refusal)
      return
    }
    cap.prove(socket)
    sockets.accept(request, socket, head, entry.session)
  })
  server.on('connect', (_request, socket) => refuseConnection(socket, refusal(405)))
  server.on('clientError', (error, socket) => refuseConnection(socket, refusalOfBroken(error)))
  return server
}

type Entry =
  { readonly kind: 'refused'; readonly refusal: Refusal } | { readonly kind: 'ok'; readonly session: Session }

/** Whether an upgrade is let in: the guard, the path, the token, the number of sockets, in this order. */
function enter(
  request: IncomingMessage,
  port: number,
  { sessions, sockets }: { readonly sessions: Sessions; readonly sockets: EventSockets },
): Entry {
  const refused = upgradeRefusalOf(headOf(request), port) ?? (pathOf(request) === '/ws' ? null : refusal(404))
  if (refused) return { kind: 'refused', refusal: refused }
  const attempt = sessions.find(offeredToken(request))
  if (attempt.kind !== 'ok') return { kind: 'refused', refusal: attemptRefusal(attempt) }
  if (sockets.isFull()) return { kind: 'refused', refusal: refusal(503) }
  return { kind: 'ok', session: attempt.value }
}

function portOf(server: Server): number {
  const address = server.address() as AddressInfo | null
  return address?.port ?? 0
}

async function listen(server: Server, place: { readonly host: string; readonly port: number }): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (thrown: NodeJS.ErrnoException) => reject(cannotListen(thrown, place.port)))
    server.listen(place.port, place.host, () => resolve())
  })
  return portOf(server)
}

function cannotListen(thrown: NodeJS.ErrnoException, port: number): AppError {
  const reason = thrown.code === 'EADDRINUSE' ? 'Another program uses it.' : 'The system does not allow it.'
  return new AppError(
    'input.invalid',
    `Undertitle cannot listen on port ${port}. ${reason} Choose another with --port, or 0 for any free one.`,
    thrown,
  )
}

function notOurs(host: string): AppError {
  return new AppError(
    'input.invalid',
    `Undertitle listens on this machine only: use one of ${ownAddresses.join(', ')}, not ${JSON.stringify(host)}. ` +
      'To use it from elsewhere, forward its port with ssh -L.',
  )
}

async function stop(server: Server): Promise<void> {
  await new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
