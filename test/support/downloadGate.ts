/** Stands between an app and its service and holds the downloads back, so that a test can look into the middle of a run. */
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export interface DownloadGate {
  readonly url: string
  /** Lets so many downloads pass, those that wait first. */
  letPass(downloads: number): void
  /** From now on every download passes. */
  open(): void
  /** From now on every download is gone, those that wait as well. */
  refuse(): void
}

const isDownload = ({ url = '' }: IncomingMessage) => /^\/(v1\/)?subtitle\/|\/download/.test(url)

/** @param service address of the real service */
export async function startDownloadGate(service: string): Promise<DownloadGate> {
  const waiting: (() => void)[] = []
  let passes = 0
  let isRefusing = false

  function settle(): void {
    while (waiting.length > 0 && (isRefusing || passes > 0)) {
      passes -= 1
      waiting.shift()?.()
    }
  }

  async function answer(asked: IncomingMessage, response: ServerResponse): Promise<void> {
    if (isDownload(asked)) {
      await new Promise<void>((resolve) => {
        waiting.push(resolve)
        settle()
      })
      if (isRefusing) return void response.writeHead(404).end()
    }
    const way = request(new URL(asked.url ?? '/', service), { method: asked.method ?? 'GET', headers: asked.headers })
    way.on('error', () => response.destroy())
    way.on('response', (given) => given.pipe(response.writeHead(given.statusCode ?? 502, given.headers)))
    asked.pipe(way)
  }

  const server = createServer((asked, response) => void answer(asked, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    letPass(downloads) {
      passes += downloads
      settle()
    },
    open() {
      isRefusing = false
      passes = Infinity
      settle()
    },
    refuse() {
      isRefusing = true
      settle()
    },
  }
}
