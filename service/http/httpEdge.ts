/** Between node:http and the service's own requests and replies: reads within limits, sends with safe headers. No decisions. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { createConnectionCap } from '../../shared/network/connectionCap.ts'
import { keepAliveClock } from '../../node/clock.ts'
import { readBoundedBody } from '../../node/http/boundedBody.ts'
import { plainHttp } from '../../node/http/plainHttp.ts'
import type { AnswerRequest } from './answerRequest.ts'
import { countOpenRequests, drainServer } from './drain.ts'
import { createReadApproach, type Approach, type OwnNames } from './approach.ts'
import type { ServiceRequest } from './exchange.ts'
import type { AnsweredRequest, ServiceObserver } from '../operation/observer.ts'
import { createRefuseUnread } from './wire/refuseUnread.ts'
import { sendReply } from './wire/sendReply.ts'
import { ServiceError } from './serviceError.ts'
import { traceHeader, traceIdOf } from './traceId.ts'
import { createTurns } from './turns.ts'
import { mostHeadBytes } from './wire/unreadHead.ts'

/** Far above what any call needs, far below what hurts. */
const limits = {
  maxHeaderSize: mostHeadBytes,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 15_000,
  connectionsCheckingInterval: 1_000,
  // A missing Host is answered as every other that is not ours.
  requireHostHeader: false,
}

/** Whoever asks without a key is answered long before it is the oldest of so many. */
const mostConnections = 256

export interface EdgeParts {
  readonly answer: AnswerRequest
  readonly ownNames: OwnNames
  readonly observer: ServiceObserver
  /** True from the moment at which it is to be ended: connections are not kept for a next request then. */
  readonly isEnding: () => boolean
}

export interface HttpEdge {
  readonly server: Server
  /** Ends it: whoever was asked for something has so long to be answered. */
  drain(longestMs: number): Promise<void>
}

export function createHttpServer({ answer, ownNames, observer, isEnding }: EdgeParts): HttpEdge {
  const readApproach = createReadApproach(ownNames)
  const server = plainHttp.createServer(limits)
  const open = countOpenRequests()
  const cap = createConnectionCap(mostConnections)
  const turns = createTurns()
  const refuseUnread = createRefuseUnread(answer)
  const inHand = new WeakMap<Duplex, ServerResponse>()
  server.on('connection', (socket) => {
    cap.came(socket)
    turns.came()
  })
  // Whoever expects more than to be told to go on is served like others (RFC 9110, 10.1.1).
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
  server.on('clientError', (fault, socket) => refuseUnread({ fault, socket, inHand: inHand.get(socket) }))
  server.on('request', (request, response) => {
    const { socket } = request
    const beganMs = performance.now()
    let told: Omit<AnsweredRequest, 'milliseconds'> | null = null
    open.began()
    cap.asked(socket)
    inHand.set(socket, response)
    response.once('close', () => {
      open.ended()
      cap.answered(socket)
      // The next one may be under way already.
      if (inHand.get(socket) === response) inHand.delete(socket)
      if (told) observer.answered({ ...told, milliseconds: performance.now() - beganMs })
    })
    const traceId = traceIdOf(request.headers['x-request-id'])
    const head = {
      remoteAddress: socket.remoteAddress ?? '',
      localAddress: socket.localAddress ?? '',
      headers: request.headersDistinct,
    }
    // A caller who goes away in the middle of a body is not answered; there is nobody to tell.
    const begin = () =>
      answer({ ...readRequest(request), ...readApproach(head), traceId, prove: () => cap.prove(socket) })
    turns
      .next()
      .then(begin)
      .then(
        (reply) => {
          const { method = 'GET' } = request
          told = { traceId, method, route: reply.route, status: reply.status }
          sendReply(response, reply, { [traceHeader]: traceId, ...(isEnding() && { connection: 'close' }) })
        },
        () => response.destroy(),
      )
  })
  return { server, drain: (longestMs) => drainServer(server, { open, turns, longestMs, clock: keepAliveClock }) }
}

function readRequest(request: IncomingMessage): Omit<ServiceRequest, keyof Approach | 'prove' | 'traceId'> {
  // With scheme and host in front where somebody speaks to it as to a proxy (RFC 9112, 3.2.2).
  const { url = '/' } = request
  const target = url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?]*/i, '')
  const [path = '', query = ''] = splitOnce(target, '?')
  return {
    method: request.method ?? 'GET',
    path: plainPath(path),
    query: new URLSearchParams(query),
    headers: request.headers,
    readBody: (limitBytes) => readBody(request, limitBytes),
  }
}

/** People join an address with a slash at its end and a path with one at its start; some end every path with one. */
function plainPath(path: string): string {
  const joined = path.replace(/^\/{2,}/, '/')
  return joined.length > 1 && joined.endsWith('/') ? joined.slice(0, -1) : joined
}

function splitOnce(text: string, mark: string): readonly string[] {
  const at = text.indexOf(mark)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}

async function readBody(request: IncomingMessage, limitBytes: number): Promise<Uint8Array> {
  const encoding = request.headers['content-encoding'] ?? ''
  if (/\b(?:gzip|deflate|compress|br|zstd)\b/i.test(encoding))
    throw new ServiceError('unsupported_media_type', 'Send the body as it is, without Content-Encoding.')
  const body = await readBoundedBody(request, limitBytes)
  if (body.kind === 'whole') return body.bytes
  if (body.kind === 'tooLarge')
    throw new ServiceError('payload_too_large', `The body may hold ${limitBytes} bytes at most.`)
  throw new ServiceError('invalid_request', 'The body ended before it was complete.')
}
