/** A gate before the service: lets everything through, holds further downloads, or is shut as a service that is down. */
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'

export interface Gate {
  readonly url: string
  /** Lets this many downloads through and holds those that follow. */
  holdAfter(downloads: number): void
  /** Lets what is held and what follows through. */
  open(): void
  /** Hangs up on everybody. */
  shut(): void
}

const isDownload = (path: string) => /\/download$|^\/subtitle\//.test(path)

export async function startGate(target: string): Promise<Gate> {
  const held: (() => void)[] = []
  let free = Number.POSITIVE_INFINITY
  let isShut = false
  const server = createServer((asked, answer) => {
    const pass = () => passOn(asked, answer, target)
    if (isDownload(asked.url ?? '')) free -= 1
    if (isShut) asked.socket.destroy()
    else if (free >= 0 || !isDownload(asked.url ?? '')) pass()
    else held.push(pass)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    holdAfter(downloads) {
      free = downloads
    },
    open() {
      free = Number.POSITIVE_INFINITY
      for (const pass of held.splice(0)) pass()
    },
    shut() {
      isShut = true
      server.closeAllConnections()
    },
  }
}

function passOn(asked: IncomingMessage, answer: ServerResponse, target: string): void {
  const { method, url = '/', headers } = asked
  const onward = request(new URL(url, target), { ...(method && { method }), headers }, (reply) => {
    answer.writeHead(reply.statusCode ?? 502, reply.headers)
    reply.pipe(answer)
  })
  onward.on('error', () => answer.destroy())
  asked.pipe(onward)
}
