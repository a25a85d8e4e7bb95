/** The WebSockets that tell the pages what changed (promise L1). They only tell: what a page sends here ends its socket. */
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import type { AppEvent } from '../../../shared/contract/index.ts'
import type { Session } from '../../../node/ownPage/sessions.ts'

/** Tabs that a person has open; half of the connections, so that their calls and new tabs always find one (httpTransport.ts). */
export const mostSockets = 32
export const beatEveryMs = 30_000
const mostMessageBytes = 2 ** 20
/** What a page may leave unread. A page that reads again after that opens a new socket and reads its state anew. */
const mostUnreadBytes = 4 * 2 ** 20
/** What all of them together may: of this each has its share. */
const mostUnreadBytesInAll = 64 * 2 ** 20

/** How long a page may take to say goodbye. */
const farewellMs = 500

/** Subprotocol of the events. Beside it the page offers its token, which is never sent back. */
const eventProtocol = 'undertitle'

/** Close codes. 4401 tells the page that its session is over. */
const goingAway = 1001
const notExpected = 1008
const sessionOver = 4401

export interface EventHubPart {
  subscribe(listener: (event: AppEvent) => void): () => void
}

export interface EventSockets {
  isFull(): boolean
  /** Takes over an upgrade that has been let in. */
  accept(request: IncomingMessage, socket: Duplex, head: Buffer, session: Session): void
  /** Every 30 s: ends what did not answer the last ping, and whose session is over; pings the others. */
  beat(): void
  close(): void
}

interface Listening {
  readonly session: Session
  readonly pageId: string | null
  hasAnswered: boolean
}

/** @param leavePage told of pages whose last socket has closed: their tab is gone, or was loaded anew */
export function createEventSockets(hub: EventHubPart, leavePage: (pageId: string) => void): EventSockets {
  const upgrader = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: mostMessageBytes,
    handleProtocols: () => eventProtocol,
  })
  const sockets = new Map<WebSocket, Listening>()

  function listen(socket: WebSocket, { session, pageId }: Pick<Listening, 'session' | 'pageId'>): void {
    const listening: Listening = { session, pageId, hasAnswered: true }
    sockets.set(socket, listening)
    socket.on('pong', () => {
      listening.hasAnswered = true
    })
    socket.on('message', () => socket.close(notExpected))
    socket.on('close', () => {
      sockets.delete(socket)
      // One that came back is there already.
      if (pageId !== null && ![...sockets.values()].some((other) => other.pageId === pageId)) leavePage(pageId)
    })
    // Broken frames: the socket closes itself with the code that fits.
    socket.on('error', () => undefined)
  }

  const unsubscribe = hub.subscribe((event) => {
    if (sockets.size === 0) return
    const text = JSON.stringify(event)
    const mayLeaveBytes = Math.min(mostUnreadBytes, mostUnreadBytesInAll / sockets.size)
    for (const socket of sockets.keys()) tell(socket, text, mayLeaveBytes)
  })

  return {
    isFull: () => sockets.size >= mostSockets,
    accept(request, socket, head, session) {
      upgrader.handleUpgrade(request, socket, head, (opened) =>
        listen(opened, { session, pageId: offeredPage(request) }),
      )
    },
    beat() {
      for (const [socket, listening] of sockets) {
        if (!listening.hasAnswered) socket.terminate()
        else if (!listening.session.isAlive()) socket.close(sessionOver)
        else socket.ping()
        listening.hasAnswered = false
      }
    },
    close() {
      unsubscribe()
      for (const socket of sockets.keys()) socket.close(goingAway)
      setTimeout(() => terminateAll(sockets), farewellMs).unref()
    },
  }
}

function terminateAll(sockets: ReadonlyMap<WebSocket, unknown>): void {
  for (const socket of sockets.keys()) socket.terminate()
}

function tell(socket: WebSocket, text: string, mayLeaveBytes: number): void {
  if (socket.bufferedAmount > mayLeaveBytes) socket.terminate()
  else socket.send(text)
}

const pagePrefix = 'page.'

/** The token beside the protocol's own name, or null. The browser's WebSocket cannot send other headers. */
export function offeredToken(request: IncomingMessage): string | null {
  const offered = offeredNames(request)
  if (!offered.includes(eventProtocol)) return null
  return offered.find((name) => name !== eventProtocol && !name.startsWith(pagePrefix)) ?? null
}

function offeredPage(request: IncomingMessage): string | null {
  const name = offeredNames(request).find((offered) => offered.startsWith(pagePrefix))
  return name?.slice(pagePrefix.length) ?? null
}

function offeredNames(request: IncomingMessage): readonly string[] {
  return (request.headers['sec-websocket-protocol'] ?? '').split(',').map((name) => name.trim())
}
