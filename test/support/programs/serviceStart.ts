/** `service start` within the test, on the store that tests run on: what it says, and requests to it with any head, from any loopback address. */
import { request, type IncomingHttpHeaders } from 'node:http'
import { onTestFinished } from 'vitest'
import { runServiceCommand } from '../../../service/command.ts'
import { postgresThreads } from '../postgres/openDatabases.ts'
import { placeArguments } from '../services/storeOfTests.ts'

export interface Asked {
  readonly status: number
  readonly text: string
  /** Names in lower case. */
  readonly headers: IncomingHttpHeaders
}

export interface AskOptions {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** The caller's own address. */
  readonly from?: string
  /** The address that it connects to, where that is not 127.0.0.1. */
  readonly to?: string
}

export interface StartedService {
  readonly url: string
  readonly err: readonly string[]
  /** Sentences for the log. */
  readonly warnings: readonly string[]
  ask(path: string, options?: AskOptions): Promise<Asked>
  /** As SIGTERM does; settles when it has ended. */
  end(): Promise<void>
}

export async function startServiceHere(dataDir: string, ...args: readonly string[]): Promise<StartedService> {
  const ended = new AbortController()
  const [err, warnings]: string[][] = [[], []]
  let isListening: (line: string) => void
  const line = new Promise<string>((resolve) => (isListening = resolve))
  const running = runServiceCommand(['start', ...placeArguments(dataDir), '--apertium', 'off', ...args], {
    stdout: (text) => isListening(text),
    stderr: (text) => err?.push(text),
    signal: ended.signal,
    postgresThreads,
    log: { begin: () => undefined, bug: () => undefined, warning: (sentence) => warnings?.push(sentence) },
  })
  const end = async () => {
    ended.abort()
    await running
  }
  onTestFinished(end)
  const failed = running.then((code) => Promise.reject(new Error(`It ended with ${code}: ${err?.join(' ')}`)))
  const { listening: url } = JSON.parse(await Promise.race([line, failed])) as { listening: string }
  return { url, err: err ?? [], warnings: warnings ?? [], ask: (path, options = {}) => askAt(url, path, options), end }
}

export function askAt(url: string, path: string, options: AskOptions = {}): Promise<Asked> {
  const { method = 'GET', headers = {}, body, from, to = '127.0.0.1' } = options
  const address = { host: to, port: new URL(url).port, path, method, headers, agent: false, timeout: 15_000 }
  return new Promise((resolve, reject) => {
    const asked = request({ ...address, ...(from !== undefined && { localAddress: from }) }, (response) => {
      let text = ''
      response.on('data', (chunk) => (text += String(chunk))).on('error', reject)
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text, headers: response.headers }))
    })
    asked.on('timeout', () => asked.destroy(new Error('no answer')))
    asked.on('error', reject)
    asked.end(body)
  })
}
