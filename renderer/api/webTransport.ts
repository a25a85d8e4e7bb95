/** The contract over HTTP and WebSocket, for the web mode. Its twin for the desktop is bridgeTransport.ts. */
import type { Reply } from '../../shared/contract/reply.ts'
import type { ErrorCode } from '../../shared/errors.ts'
import { createEventStream, type EventStreamParts, type SessionState, type SocketHandlers } from './eventStream.ts'
import { mediaKeyOf } from './mediaKey.ts'
import type { OwnFetch } from './ownFetch.ts'
import type { Transport } from './transport.ts'

export interface WebTransportParts extends Omit<EventStreamParts, 'session'> {
  /** Of the session; null when this page has none. */
  readonly token: string | null
  readonly fetch: OwnFetch
  readonly open: (token: string, handlers: SocketHandlers) => () => void
}

/** A host that says "too many at once" is asked again so often. */
const mostTries = 10
/** A longer pause than this is not waited for. */
const longestWaitSeconds = 5

export function webTransport(parts: WebTransportParts): Transport {
  const { token, fetch, timer, random } = parts
  const authorization = `Bearer ${token ?? ''}`
  const stream = createEventStream({
    session: { open: (handlers) => parts.open(token ?? '', handlers), check: checkSession },
    timer,
    random,
  })

  async function checkSession(): Promise<SessionState> {
    const response = await fetch('/api/session', { headers: { authorization } }).catch(() => null)
    if (response?.ok) return 'good'
    if (response?.status === 503) return 'full'
    return response?.status === 401 ? 'over' : 'unreachable'
  }

  async function call(name: string, input: unknown, tries = 1): Promise<Reply<unknown>> {
    const headers = { authorization, 'content-type': 'application/json' }
    const body = JSON.stringify(input)
    const response = await fetch(`/api/${name}`, { method: 'POST', headers, body }).catch(() => null)
    if (response === null) return failed('app.unreachable', 'Undertitle does not answer. Check that it still runs.')
    if (response.status === 401) return sessionOver()
    const seconds = Number(response.headers.get('retry-after') ?? Infinity)
    if (response.status === 429 && tries < mostTries && seconds <= longestWaitSeconds) {
      await new Promise<void>((resolve) => void timer.after(seconds * 1000, resolve))
      return call(name, input, tries + 1)
    }
    return replyOf(response)
  }

  function sessionOver(): Reply<never> {
    stream.end()
    return failed('session.over', 'This page has no session any more. Open the link that Undertitle shows now.')
  }

  let mediaKey: Promise<string> | null = null
  if (token === null) stream.end()
  return {
    call: async (name, input) => (token === null ? sessionOver() : call(name, input)),
    mediaAddress: async (name) => `/media/${await (mediaKey ??= mediaKeyOf(token ?? ''))}/${name}`,
    subscribe: (listener) => stream.subscribe(listener),
    onConnection: (listener) => stream.onConnection(listener),
  }
}

/** What is not a Reply is a refusal before the host was asked: the sentence says why. */
async function replyOf(response: Response): Promise<Reply<unknown>> {
  try {
    if (response.ok) return (await response.json()) as Reply<unknown>
    const code = response.status === 429 ? 'service.busy' : response.status < 500 ? 'input.invalid' : 'internal'
    return failed(code, await response.text())
  } catch {
    return failed('app.unreachable', 'The answer of Undertitle broke off. Check that it still runs.')
  }
}

function failed(code: ErrorCode, message: string): Reply<never> {
  return { ok: false, error: { code, message } }
}
