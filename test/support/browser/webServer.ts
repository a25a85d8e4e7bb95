/** A web mode server for one test: a page of two files, a host that answers with what it was asked, and raw connections to it. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { listBuiltFiles } from '../../../node/ownPage/builtFiles.ts'
import { createEventHub, type EventHub } from '../../../electron/transport/eventHub.ts'
import { serveWeb, type WebOptions, type WebServer } from '../../../electron/transport/web/httpTransport.ts'
import { tempFolder } from '../disks/tempFolder.ts'

export interface Web extends WebServer {
  readonly port: number
  readonly hub: EventHub
  /** Calls that reached the host. */
  readonly calls: readonly { readonly name: string; readonly input: unknown }[]
  /** Bugs that were reported. */
  readonly bugs: readonly unknown[]
  /** Moves the server's clock. */
  later(ms: number): void
  newCode(): string
  /** Redeems a new code. */
  logIn(): Promise<string>
  /** As the page would: JSON, own origin. */
  post(path: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<Response>
  /** Sends bytes and answers everything that came back until the server closed, or `quietMs` nothing more came. */
  raw(text: string, quietMs?: number): Promise<string>
  /** @param page as the page says its id: `page.…` */
  socket(token: string | null, origin?: string, page?: string): WebSocket
}

export const pageText = '<!doctype html><title>Undertitle</title><script type="module" src="/assets/main.js"></script>'

function pageFolder(): string {
  const folder = tempFolder()
  mkdirSync(join(folder, 'renderer', 'assets'), { recursive: true })
  writeFileSync(join(folder, 'renderer', 'index.html'), pageText)
  writeFileSync(join(folder, 'renderer', 'assets', 'main.js'), 'document.title = "ready"')
  writeFileSync(join(folder, 'secret.txt'), 'not for the page')
  return join(folder, 'renderer')
}

export async function startWebServer(options: Partial<WebOptions> = {}): Promise<Web> {
  const calls: { name: string; input: unknown }[] = []
  const bugs: unknown[] = []
  const hub = createEventHub((thrown) => bugs.push(thrown))
  let nowMs = 1_000_000
  const server = await serveWeb({
    dispatch: async (name, input) => {
      calls.push({ name, input })
      return { ok: true, value: { asked: name } }
    },
    hub,
    builtFiles: listBuiltFiles(pageFolder()),
    media: { get: () => null },
    hooks: { find: () => null, heard: async () => null },
    leavePage: () => undefined,
    host: '127.0.0.1',
    port: 0,
    clock: { nowMs: () => nowMs },
    report: (thrown) => bugs.push(thrown),
    ...options,
  })
  onTestFinished(() => server.close())
  const port = Number(new URL(server.url).port)
  const newCode = () => new URL(server.newLink()).hash.replace('#code=', '')
  const post: Web['post'] = (path, body, headers = {}) =>
    fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server.url, ...headers },
      body: JSON.stringify(body),
    })
  return {
    ...server,
    port,
    hub,
    calls,
    bugs,
    later: (ms) => void (nowMs += ms),
    newCode,
    async logIn() {
      const response = await post('/login', { code: newCode() })
      const { token } = (await response.json()) as { token: string }
      return token
    },
    post,
    raw: (text, quietMs = 2_000) => rawExchange(port, text, quietMs),
    socket(token, origin = server.url, page) {
      const offered = ['undertitle', page, token].filter((name) => typeof name === 'string')
      const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, offered, { origin })
      socket.on('error', () => undefined)
      onTestFinished(() => socket.terminate())
      return socket
    },
  }
}

export function bearer(token: string): { readonly authorization: string } {
  return { authorization: `Bearer ${token}` }
}

function rawExchange(port: number, text: string, quietMs: number): Promise<string> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(text, 'latin1'))
    socket.setTimeout(quietMs, () => socket.destroy())
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')))
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(answer))
  })
}

/** The status of a raw answer, 0 when there was none. */
export function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1] ?? 0)
}
