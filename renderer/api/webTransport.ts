/** The contract over HTTP and WebSocket, for the web mode. Its twin for the desktop is bridgeTransport.ts. */
import { sessionOver } from '../../shared/sessionOver.ts'
import { createEventStream, type EventStreamParts, type SessionState, type SocketHandlers } from './eventStream.ts'
import { mediaKeyOf } from './mediaKey.ts'
import type { OwnFetch } from './ownFetch.ts'
import type { Transport } from './transport.ts'
import { webCalls } from './webCalls.ts'

export interface WebTransportParts extends Omit<EventStreamParts, 'session'> {
  /** Of the session; null when this page has none. */
  readonly token: string | null
  readonly fetch: OwnFetch
  readonly open: (token: string, handlers: SocketHandlers) => () => void
}

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

  const call = webCalls({ token, fetch, timer, over: sessionOver.app, onOver: () => stream.end() })
  let mediaKey: Promise<string> | null = null
  if (token === null) stream.end()
  return {
    call,
    mediaAddress: async (name) => `/media/${await (mediaKey ??= mediaKeyOf(token ?? ''))}/${name}`,
    subscribe: (listener) => stream.subscribe(listener),
    onConnection: (listener) => stream.onConnection(listener),
  }
}
