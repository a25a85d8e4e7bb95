/**
 * The contract over HTTP and WebSocket, for the web mode (promise L1): one server on this machine's own address,
 * for the one user who holds the link. Its twin for the desktop is electronTransport.ts.
 */
import type { IncomingMessage, Server } from 'node:http'
import type { Clock } from '../../../node/clock.ts'
import type { BuiltFiles } from '../../../node/ownPage/builtFiles.ts'
import { attemptRefusal } from '../../../node/ownPage/entrance.ts'
import { createOwnServer, listen, portOf, requireOwnAddress, stop } from '../../../node/ownPage/ownServer.ts'
import { refusal, type Refusal } from '../../../node/ownPage/refusal.ts'
import { upgradeRefusalOf } from '../../../node/ownPage/requestGuard.ts'
import { headOf, pathOf } from '../../../node/ownPage/requestHead.ts'
import { refuseConnection } from '../../../node/ownPage/sendReply.ts'
import { createSessions, type Session, type Sessions } from '../../../node/ownPage/sessions.ts'
import { sessionOver } from '../../../shared/sessionOver.ts'
import type { MediaSource } from '../page/mediaAnswer.ts'
import type { Dispatch } from '../router.ts'
import { createHookGate, type HookTaker } from './answerHook.ts'
import { answerRequest } from './answerRequest.ts'
import { beatEveryMs, createEventSockets, offeredToken, type EventHubPart, type EventSockets } from './eventSockets.ts'

export interface WebOptions {
  readonly dispatch: Dispatch
  readonly hub: EventHubPart
  readonly builtFiles: BuiltFiles
  readonly media: MediaSource
  readonly hooks: HookTaker
  /** Told of a page that is gone, by the id that it said. */
  readonly leavePage: (pageId: string) => void
  /** One of this machine's own addresses, see `ownAddresses`. */
  readonly host: string
  /** 0 lets the system choose. */
  readonly port: number
  readonly clock: Pick<Clock, 'nowMs'>
  /** Told of bugs. */
  readonly report: (thrown: unknown) => void
  /** How long a request's head may take; 10 s unless told. */
  readonly headersTimeoutMs?: number
}

export interface WebServer {
  /** Without a slash at the end. */
  readonly url: string
  /** The address of the page with a new one-time code in its fragment, which no browser sends to a server. Tells once it was used. */
  newLink(onUsed?: () => void): string
  close(): Promise<void>
}

/** @throws AppError 'input.invalid' for a wider address, or when the port is taken. */
export async function serveWeb(options: WebOptions): Promise<WebServer> {
  const { host, port } = options
  requireOwnAddress(host)
  const sessions = createSessions(options.clock, sessionOver.app)
  const sockets = createEventSockets(options.hub, options.leavePage)
  const server = createHttpServer(options, sessions, sockets)
  const url = await listen(server, { host, port, option: '--port' }).catch((thrown: unknown) => {
    sockets.close()
    throw thrown
  })
  const heart = setInterval(() => sockets.beat(), beatEveryMs)
  return {
    url,
    newLink: (onUsed) => `${url}/#code=${sessions.newCode(onUsed)}`,
    async close() {
      clearInterval(heart)
      sockets.close()
      await stop(server)
    },
  }
}

function createHttpServer(options: WebOptions, sessions: Sessions, sockets: EventSockets): Server {
  const { dispatch, builtFiles, media, clock, report, headersTimeoutMs } = options
  const hooks = createHookGate(options.hooks, clock)
  const hasRoom = () => !sockets.isFull()
  const parts = { dispatch, builtFiles, media, hooks, sessions, hasRoom }
  const { server, cap } = createOwnServer({
    answer: (request, { port, proven }) => answerRequest(request, port, { ...parts, proven }),
    report,
    ...(headersTimeoutMs !== undefined && { headersTimeoutMs }),
  })
  server.on('upgrade', (request, socket, head) => {
    const entry = enter(request, portOf(server), { sessions, sockets })
    if (entry.kind === 'refused') {
      refuseConnection(socket, entry.refusal)
      return
    }
    // From now on it is told things, and never waits for nothing.
    cap.asked(socket)
    cap.prove(socket)
    sockets.accept(request, socket, head, entry.session)
  })
  return server
}

type Entry =
  { readonly kind: 'refused'; readonly refusal: Refusal } | { readonly kind: 'ok'; readonly session: Session }

/** Whether an upgrade is let in: the guard, the path, the token, the number of sockets, in this order. */
function enter(
  request: IncomingMessage,
  port: number,
  { sessions, sockets }: { readonly sessions: Sessions; readonly sockets: EventSockets },
): Entry {
  const refused = upgradeRefusalOf(headOf(request), port) ?? (pathOf(request) === '/ws' ? null : refusal(404))
  if (refused) return { kind: 'refused', refusal: refused }
  const attempt = sessions.find(offeredToken(request))
  if (attempt.kind !== 'ok') return { kind: 'refused', refusal: attemptRefusal(attempt, sessions) }
  if (sockets.isFull()) return { kind: 'refused', refusal: refusal(503) }
  return { kind: 'ok', session: attempt.value }
}
