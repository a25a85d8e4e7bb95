/** A gate before the service: lets everything through, holds or refuses downloads, or is shut as a service that is down. */
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'

export interface Gate {
  readonly url: string
  /** Lets this many downloads through, those that are held first, and holds those that follow. */
  holdAfter(downloads: number): void
  /** How many downloads wait here now. */
  held(): number
  /** Lets what is held and what follows through, also after it was shut. */
  open(): void
  /** Answers every download, those that are held too, that it is not there. */
  refuse(): void
  /** Hangs up on everybody. */
  shut(): void
}

const isDownload = (path: string) => /\/download$|^\/subtitle\//.test(path)

export async function startGate(target: string): Promise<Gate> {
  const held: (() => void)[] = []
  let free = Number.POSITIVE_INFINITY
  let isRefusing = false
  let isShut = false

  function settle(): void {
    while (held.length > 0 && (free > 0 || isRefusing)) {
      free -= 1
      held.shift()?.()
    }
  }

  const server = createServer((asked, answer) => {
    if (isShut) asked.socket.destroy()
    else if (!isDownload(asked.url ?? '')) passOn(asked, answer, target)
    else {
      held.push(() => (isRefusing ? void answer.writeHead(404).end() : passOn(asked, answer, target)))
      settle()
    }
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
      settle()
    },
    held: () => held.length,
    open() {
      free = Number.POSITIVE_INFINITY
      isRefusing = false
      isShut = false
      settle()
    },
    refuse() {
      isRefusing = true
      settle()
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
