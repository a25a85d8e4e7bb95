/** Writes answers of the own page: to a request, to a connection that never became one, to an upgrade. Decides nothing. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline, type Duplex } from 'node:stream'
import { plainHttp } from '../http/plainHttp.ts'
import type { PageReply, StreamedAnswer } from './pageReply.ts'
import type { Refusal } from './refusal.ts'
import { webHeaders } from './webHeaders.ts'

/** How long the rest of a refused body is still taken, unread: a connection cut under a sender would swallow the answer. */
const lingerMs = 1_000

/** `host`: the own name the request came under, or null. */
export function sendReply(
  request: IncomingMessage,
  response: ServerResponse,
  reply: PageReply,
  host: string | null,
): void {
  if (reply.kind === 'media') {
    sendMedia(response, reply.answer, host)
    return
  }
  const { status, headers, bytes } = contentOf(reply)
  response.writeHead(status, { ...webHeaders(host), ...headers, 'content-length': bytes.byteLength })
  response.end(bytes)
  if (!request.complete) cutSoon(request)
}

/** A page that jumps on stops reading: then the file is closed, and that is no fault. */
function sendMedia(response: ServerResponse, { status, headers, body }: StreamedAnswer, host: string | null): void {
  response.writeHead(status, { ...webHeaders(host), ...headers })
  if (body === null) response.end()
  else pipeline(body, response, () => undefined)
}

function cutSoon(request: IncomingMessage): void {
  const timer = setTimeout(() => request.destroy(), lingerMs)
  request.once('close', () => clearTimeout(timer))
  request.resume()
}

interface Content {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly bytes: Uint8Array
}

function contentOf(reply: Exclude<PageReply, { readonly kind: 'media' }>): Content {
  switch (reply.kind) {
    case 'file':
      return { status: 200, headers: { 'content-type': reply.type }, bytes: reply.bytes }
    case 'json':
      return {
        status: 200,
        headers: { 'content-type': 'application/json; charset=utf-8' },
        bytes: Buffer.from(JSON.stringify(reply.value)),
      }
    case 'empty':
      return { status: 204, headers: {}, bytes: Buffer.alloc(0) }
    case 'refused':
      return refusalContent(reply.refusal)
  }
}

function refusalContent({ status, sentence, retryAfterSeconds }: Refusal): Content {
  return {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      ...(status === 405 ? { allow: 'GET, HEAD, POST' } : {}),
      ...(retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }),
    },
    bytes: Buffer.from(sentence),
  }
}

/** Where there is no response object: the whole answer in one piece, and the end of the connection. */
export function refuseConnection(socket: Duplex, refusal: Refusal): void {
  // After an upgrade nobody else listens, and a caller that resets the connection would end the program.
  socket.on('error', () => undefined)
  if (!socket.writable) return void socket.destroy()
  const { status, headers, bytes } = refusalContent(refusal)
  const lines = Object.entries({ ...webHeaders(null), ...headers, 'content-length': bytes.byteLength })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')
  const head = `HTTP/1.1 ${status} ${plainHttp.STATUS_CODES[status] ?? ''}\r\nconnection: close\r\n${lines}\r\n`
  socket.end(Buffer.concat([Buffer.from(head), bytes]), () => socket.destroy())
}
