/** A small HTTP server of JSON on 127.0.0.1 that lives as long as its test. */
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

export interface PeerRequest {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  /** Null for a GET. */
  readonly body: unknown
}

export interface PeerAnswer {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body: unknown
}

export interface JsonPeer {
  readonly url: string
  readonly requests: readonly PeerRequest[]
}

/** `until` runs its argument when the peer is no longer needed; by default when the test ends. */
export async function startJsonPeer(
  answer: (request: PeerRequest) => PeerAnswer | Promise<PeerAnswer>,
  until: (end: () => void) => void = onTestFinished,
): Promise<JsonPeer> {
  const requests: PeerRequest[] = []
  const server = createServer((request, response) => {
    const reply = async () => {
      const { method = 'GET', url: path = '/', headers } = request
      const asked = { method, path, headers, body: method === 'GET' ? null : await json(request) }
      requests.push(asked)
      const { status = 200, headers: extra = {}, body } = await answer(asked)
      response.writeHead(status, { 'content-type': 'application/json', ...extra })
      response.end(typeof body === 'string' ? body : JSON.stringify(body))
    }
    reply().catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  until(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests }
}
