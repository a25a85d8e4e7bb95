/**
 * Stands before a service and leaves of it what the API document tells, word for word: answers have the documented fields
 * alone, bodies that are "not shown" come in another shape than ours, and a question with a parameter that the document does
 * not have is refused. So whatever works here relies on nothing else.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { asDocumented, rateHeaders, routeOf, type DocumentedRoute } from './documentedRoutes.ts'

export interface DocumentPeer {
  readonly url: string
  /** What was asked that the document does not have, 'GET /api/v1/subtitles?colour'. */
  readonly unsaid: readonly string[]
}

export async function startDocumentPeer(target: string): Promise<DocumentPeer> {
  const unsaid: string[] = []
  const server = createServer((incoming, outgoing) => {
    pass({ incoming, outgoing, target }, unsaid).catch(() => outgoing.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, unsaid }
}

interface Passing {
  readonly incoming: IncomingMessage
  readonly outgoing: ServerResponse
  readonly target: string
}

async function pass({ incoming, outgoing, target }: Passing, unsaid: string[]): Promise<void> {
  const { method = 'GET', url = '/' } = incoming
  const { pathname, searchParams } = new URL(url, target)
  const route = routeOf(method, pathname)
  const sent = method === 'POST' ? await buffer(incoming) : null
  const fields = sent === null ? [] : fieldsOf(sent, typeOf(incoming))
  const wrong = route === null ? [pathname] : wrongWords(route, { searchParams, fields })
  if (route === null || wrong.length > 0) {
    unsaid.push(`${method} ${pathname}?${wrong.join()}`)
    const error = { code: 'invalid_request', message: `Unknown: ${wrong.join()}`, docs_url: 'https://docs.example' }
    outgoing.writeHead(route === null ? 404 : 400, { 'content-type': 'application/json' })
    outgoing.end(JSON.stringify({ error }))
    return
  }
  const answer = await fetch(target + url, { method, headers: headersOf(incoming), ...(sent && { body: sent }) })
  const bytes = Buffer.from(await answer.arrayBuffer())
  const type = answer.headers.get('content-type') ?? ''
  const isJson = type.startsWith('application/json')
  const rates = rateHeaders.flatMap((name) => [[name, answer.headers.get(name)] as const])
  const told = rates.filter(([, value]) => value !== null) as readonly (readonly [string, string])[]
  outgoing.writeHead(answer.status, { 'content-type': type, ...Object.fromEntries(told) })
  outgoing.end(isJson ? JSON.stringify(asDocumented(route, JSON.parse(bytes.toString()), answer.ok)) : bytes)
}

interface Asked {
  readonly searchParams: URLSearchParams
  /** Of the body. */
  readonly fields: readonly string[]
}

function wrongWords({ query, body }: DocumentedRoute, { searchParams, fields }: Asked): readonly string[] {
  const words = [...searchParams.keys()].filter((name) => query !== 'open' && !query.includes(name))
  return [...words, ...fields.filter((name) => !body.includes(name))]
}

/** The names of a list may end with []. */
function fieldsOf(sent: Buffer, type: string): readonly string[] {
  const text = sent.toString('latin1')
  if (type.startsWith('application/json')) return Object.keys(JSON.parse(sent.toString()) as object)
  const names = type.startsWith('multipart/form-data')
    ? [...text.matchAll(/^content-disposition: form-data; name="([^"]*)"/gim)].map(([, name = '']) => name)
    : [...new URLSearchParams(text).keys()]
  return [...new Set(names.map((name) => name.replace(/\[\d*\]$/, '')))]
}

function typeOf({ headers }: IncomingMessage): string {
  return headers['content-type'] ?? ''
}

function headersOf({ headers }: IncomingMessage): Readonly<Record<string, string>> {
  const passed = ['authorization', 'x-api-key', 'token', 'content-type'].flatMap((name) => {
    const value = headers[name]
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  return Object.fromEntries(passed)
}
