/** A server of this machine that notes what it is asked, and answers as it is told to. */
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export interface Asked {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface Said {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export interface OutsideServer {
  /** Without a slash at its end. */
  readonly url: string
  readonly asked: readonly Asked[]
  /** Said instead of the usual answer, to everything, until it is null again. */
  trouble: Said | null
}

export async function startOutsideServer(answer: (asked: Asked) => Said): Promise<OutsideServer> {
  const asked: Asked[] = []
  const server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://server')
      const one = {
        method: request.method ?? '',
        path: decodeURIComponent(pathname),
        query: Object.fromEntries(searchParams),
        headers: request.headers,
        body: Buffer.concat(pieces).toString(),
      }
      asked.push(one)
      const { status, headers = {}, body = '' } = outside.trouble ?? answer(one)
      response.writeHead(status, headers).end(body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const { port } = server.address() as AddressInfo
  const outside: OutsideServer = { url: `http://127.0.0.1:${port}`, asked, trouble: null }
  return outside
}

export const json = (value: unknown): Said => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
})
