/** One request and its answer over node:http(s): no redirects, no retries, no judgement of the status. Every end is a known one. */
import type { Agent as HttpAgent, ClientRequest, IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Agent as HttpsAgent } from 'node:https'
import type { LookupFunction } from 'node:net'
import { plainHttp } from '../../node/http/plainHttp.ts'
import { secureHttp } from '../../node/http/secureHttp.ts'
import { mostSmallBytes } from './answers/answerSizes.ts'
import { mostBytesOf } from './answers/archiveStart.ts'
import { readBody, type Body, type WaitForRoom } from './answers/bodyReader.ts'
import { ConnectionFailure, failureFrom, type Progress } from './answers/connectionFailure.ts'
import { usualDeadlines, watchDeadlines, type Deadlines, type DeadlineWatch } from './deadlines.ts'

export interface HttpOrder {
  readonly method: 'GET' | 'POST'
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array | null
  /** Counted after decoding. */
  readonly maxBytes: number
  /** Its answer may be counted: once it is sent, stopping it waits a moment for what is on its way. */
  readonly isPaid?: boolean
  /** The whole call's deadline grows with the announced size. */
  readonly isDownload: boolean
  /** Asked by an answer that is not small; there is always room unless told. */
  readonly waitForRoom?: WaitForRoom | undefined
  /** How the name of the other side is resolved; as the system does it unless told. */
  readonly lookup?: LookupFunction
}

export interface HttpAnswer extends Body {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** An earlier try of the same call may have been heard as well: told by whoever tries again. */
  readonly wasHeardBefore?: boolean
}

export interface HttpExchange {
  /** Rejects with `ConnectionFailure` and nothing else. */
  send(order: HttpOrder, signal: AbortSignal): Promise<HttpAnswer>
  /** Ends the connections that are kept open between calls. */
  close(): void
}

/** As many as there are calls at a time, downloads most of all. */
const keptConnections = 8
const keeping = { keepAlive: true, maxFreeSockets: keptConnections }

interface Agents {
  readonly http: HttpAgent
  /** From the first encrypted call on. */
  https: HttpsAgent | null
}

export function createHttpExchange(changed: Partial<Deadlines> = {}): HttpExchange {
  const deadlines = { ...usualDeadlines, ...changed }
  const agents: Agents = { http: new plainHttp.Agent(keeping), https: null }
  return {
    send: async (order, signal) => send(openRequest(order, agents), { order, signal, deadlines }),
    close() {
      agents.http.destroy()
      agents.https?.destroy()
    },
  }
}

interface Sending {
  readonly order: HttpOrder
  readonly signal: AbortSignal
  readonly deadlines: Deadlines
}

/** A POST gets a connection of its own: a kept one may just have been closed, and nobody could tell whether the POST arrived. */
function openRequest(order: HttpOrder, agents: Agents): ClientRequest {
  const isSecure = order.url.protocol === 'https:'
  const { open, kept } = isSecure ? secureWay(agents) : { open: plainHttp.request, kept: agents.http }
  return open(order.url, {
    method: order.method,
    headers: order.headers,
    agent: order.method === 'POST' ? false : kept,
    ...(order.lookup ? { lookup: order.lookup } : {}),
    // Said aloud, or an environment variable could switch it off.
    ...(isSecure ? { rejectUnauthorized: true } : {}),
  })
}

function secureWay(agents: Agents) {
  const { Agent, request } = secureHttp()
  agents.https ??= new Agent(keeping)
  return { open: request, kept: agents.https }
}

/** What the listeners of one exchange write down. */
interface Course {
  progress: Progress
  /** The first reason to end, which outlives the errors that ending causes. */
  ended: ConnectionFailure | null
  answer: IncomingMessage | null
}

async function send(request: ClientRequest, { order, signal, deadlines }: Sending): Promise<HttpAnswer> {
  const course: Course = { progress: 'connecting', ended: null, answer: null }
  const end = (reason: ConnectionFailure) => {
    course.ended ??= reason
    ;(course.answer ?? request).destroy(reason)
  }
  const isSent = () => course.progress !== 'connecting'
  const watch = watchDeadlines(deadlines, (phase) => {
    end(phase === 'stopped' ? cancelled() : new ConnectionFailure('timeout', phase, isSent()))
  })
  const cancelled = () => new ConnectionFailure('cancelled', '', isSent())
  const cancel = () => {
    if (order.isPaid && isSent()) watch.endSoon()
    else end(cancelled())
  }
  followCourse(request, course, watch)
  signal.addEventListener('abort', cancel)
  try {
    if (signal.aborted) cancel()
    return await converse(request, order, { course, watch })
  } catch (thrown) {
    request.destroy()
    throw course.ended ?? failureFrom(thrown, course.progress)
  } finally {
    watch.stop()
    signal.removeEventListener('abort', cancel)
  }
}

function followCourse(request: ClientRequest, course: Course, watch: DeadlineWatch): void {
  // Stays for good: a kept connection may complain after the answer was taken, and nobody else listens.
  request.on('error', (thrown) => {
    course.ended ??= failureFrom(thrown, course.progress)
  })
  onConnected(request, () => {
    course.progress = 'sent'
    watch.enter('headers')
  })
}

async function converse(
  request: ClientRequest,
  order: HttpOrder,
  { course, watch }: { readonly course: Course; readonly watch: DeadlineWatch },
): Promise<HttpAnswer> {
  const answer = await headersOf(request, order.body)
  course.answer = answer
  course.progress = 'answering'
  const body = await bodyOf(answer, order, watch)
  if (course.ended !== null) throw course.ended
  return { status: answer.statusCode ?? 0, headers: answer.headers, ...body }
}

/** Bytes of the request leave only after the TCP or TLS handshake: before that, nothing was sent. */
function onConnected(request: ClientRequest, then: () => void): void {
  request.once('socket', (socket) => {
    if (request.reusedSocket) then()
    else socket.once(request.protocol === 'https:' ? 'secureConnect' : 'connect', then)
  })
}

function headersOf(request: ClientRequest, body: HttpOrder['body']): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request.once('response', resolve)
    request.once('error', reject)
    request.once('close', () => {
      reject(new Error('closed without an answer'))
    })
    request.end(body ?? undefined)
  })
}

async function bodyOf(answer: IncomingMessage, order: HttpOrder, watch: DeadlineWatch): Promise<Body> {
  watch.enter('idle')
  const isSuccess = answer.statusCode !== undefined && answer.statusCode < 300
  const onBytes = () => {
    watch.touch()
  }
  if (!isSuccess) return errorBodyOf(answer, onBytes)
  const { maxBytes, isDownload, waitForRoom } = order
  if (isDownload) watch.expectBytes(Math.min(Number(answer.headers['content-length'] ?? 0), maxBytes))
  const mostOf = isDownload ? mostBytesOf : undefined
  return readBody(answer, { maxBytes, onBytes, mostOf, waitForRoom: waitForRoom && restingFor(waitForRoom, watch) })
}

/** Whoever waits for room reads nothing, and the other side cannot be late meanwhile. */
function restingFor(waitForRoom: WaitForRoom, watch: DeadlineWatch): WaitForRoom {
  return async (sizeBytes) => {
    watch.rest()
    await waitForRoom(sizeBytes)
    watch.enter('idle')
  }
}

/** The status alone says enough; the text is worth having, not worth failing for. */
async function errorBodyOf(answer: IncomingMessage, onBytes: () => void): Promise<Body> {
  try {
    return await readBody(answer, { maxBytes: mostSmallBytes, onBytes })
  } catch {
    answer.destroy()
    return { bytes: new Uint8Array(), isLengthProven: false }
  }
}
