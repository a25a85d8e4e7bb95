/**
 * The page of whoever runs the service, on this machine alone: its files for anybody, a session for a one-time code, calls for
 * a session, by the same rules as web mode.
 *   GET /, /assets/…       built files
 *   POST /login            {"code"} → {"token"}
 *   GET /api/session       204 while the token is good
 *   POST /api/<command>    the command's input → its Reply (shared/contract/operator.ts)
 */
import type { IncomingMessage } from 'node:http'
import type { Clock } from '../../node/clock.ts'
import { createLanguageDetector } from '../../node/language/detectLanguage.ts'
import type { BuiltFiles } from '../../node/ownPage/builtFiles.ts'
import { createDispatch } from '../../node/ownPage/dispatch.ts'
import { answerCall, file, login, type Calls } from '../../node/ownPage/entrance.ts'
import { createOwnServer, listen, stop } from '../../node/ownPage/ownServer.ts'
import { refuse, type PageReply } from '../../node/ownPage/pageReply.ts'
import { refusalOf } from '../../node/ownPage/requestGuard.ts'
import { headOf } from '../../node/ownPage/requestHead.ts'
import { createSessions } from '../../node/ownPage/sessions.ts'
import { operatorCommands } from '../../shared/contract/operator.ts'
import { sessionOver } from '../../shared/sessionOver.ts'
import type { ServiceStore } from '../store/store.ts'
import { createAccountHandlers } from './accountHandlers.ts'
import { createBookHandlers } from './bookHandlers.ts'
import { withAppErrors } from './operatorErrors.ts'
import { createUploadHandlers } from './uploadHandlers.ts'

export interface OperatorOptions {
  readonly store: Pick<ServiceStore, 'reviews' | 'catalogue' | 'accountBook' | 'operator'>
  readonly builtFiles: BuiltFiles
  /** 0 lets the system choose. */
  readonly port: number
  readonly clock: Pick<Clock, 'nowMs'>
  /** Told of bugs. */
  readonly report: (thrown: unknown) => void
}

export interface OperatorPage {
  /** The address with a new one-time code in its fragment, which no browser sends to a server. Tells once it was used. */
  newLink(onUsed?: () => void): string
  close(): Promise<void>
}

const host = '127.0.0.1'
const apiPrefix = '/api/'

/** @throws AppError 'input.invalid' where the port is taken */
export async function serveOperator(options: OperatorOptions): Promise<OperatorPage> {
  const { store, builtFiles, port, report } = options
  const handlers = withAppErrors({
    ...createUploadHandlers({ ...store, detectLanguage: createLanguageDetector() }),
    ...createAccountHandlers(store.accountBook),
    ...createBookHandlers(store.operator),
  })
  const sessions = createSessions(options.clock, sessionOver.operator)
  const dispatch = createDispatch(operatorCommands, handlers, report)
  const isCall = (name: string) => Object.hasOwn(operatorCommands, name)
  // Nothing is told by itself: a page more costs nothing.
  const parts = { sessions, dispatch, isCall, hasRoom: () => true, builtFiles }
  const { server } = createOwnServer({
    answer: (request, asked) => answer(request, asked.port, { ...parts, proven: asked.proven }),
    report,
  })
  const url = await listen(server, { host, port, option: '--admin-port' })
  return {
    newLink: (onUsed) => `${url}/#code=${sessions.newCode(onUsed)}`,
    close: () => stop(server),
  }
}

async function answer(
  request: IncomingMessage,
  port: number,
  parts: Calls & { readonly builtFiles: BuiltFiles },
): Promise<PageReply> {
  const head = headOf(request)
  const refused = refusalOf(head, port)
  if (refused) return refuse(refused)
  const { path } = head
  if (path === '/login') return login(request, head, parts.sessions)
  if (path.startsWith(apiPrefix)) return answerCall(request, path.slice(apiPrefix.length), parts)
  return file(head.method, path, parts.builtFiles)
}
