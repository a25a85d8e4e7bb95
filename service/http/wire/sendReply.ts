/** Puts a reply on the wire, with the safe headers that all of them have. */
import type { ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { plainHttp } from '../../../node/http/plainHttp.ts'
import type { ServiceReply } from '../exchange.ts'

type Headers = Readonly<Record<string, string | number>>

/** @param ours of the connection and the request, not of the reply. In one go: headers that are set one by one take longer. */
export function sendReply(response: ServerResponse, reply: ServiceReply, ours: Headers): void {
  const { headers, content } = onWire(reply, ours)
  response.writeHead(reply.status, headers)
  // A text goes out with the head, in one piece.
  response.end(content)
}

/** By hand, and the last word on this connection: Node has no response for a head that it could not read. */
export function sendLastReply(socket: Duplex, reply: ServiceReply, ours: Headers): void {
  const { headers, content } = onWire(reply, ours)
  const lines = Object.entries({ ...headers, connection: 'close' }).map(([name, value]) => `${name}: ${value}`)
  const head = [`HTTP/1.1 ${reply.status} ${plainHttp.STATUS_CODES[reply.status] ?? ''}`, ...lines, '', '']
  socket.end(Buffer.concat([Buffer.from(head.join('\r\n'), 'latin1'), Buffer.from(content)]), () => socket.destroy())
}

function onWire({ status, headers, body, toldBytes }: ServiceReply, ours: Headers) {
  const { type, content } = encode(body)
  // 204 has no body to tell of (RFC 9110, 8.6).
  const ofBody: Headers =
    status === 204 ? {} : { 'content-type': type, 'content-length': toldBytes ?? Buffer.byteLength(content) }
  return {
    content,
    headers: {
      ...ofBody,
      ...headers,
      ...ours,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    },
  }
}

function encode(body: ServiceReply['body']): { readonly type: string; readonly content: string | Uint8Array } {
  if (body instanceof Uint8Array) return { type: 'application/octet-stream', content: body }
  if (typeof body === 'string') return { type: 'text/plain; charset=utf-8', content: body }
  return { type: 'application/json; charset=utf-8', content: JSON.stringify(body) }
}
