/**
 * The routes of the web mode, after the guard: the page's files for anybody, a session for a code, calls for a session.
 *   GET /, /assets/…          built files
 *   POST /login               {"code"} → {"token"}
 *   GET /api/session          204 while the token is good and one more page can be told what changes, 503 without room
 *   GET /media/<key>/<name>   a clip or a picture that the host gave out, for the key of a session
 *   POST /api/<command>       the command's input → its Reply
 *   POST /hooks/<token>       what Sonarr and Radarr send → how many folders are looked at, for the token of a hook
 */
import type { IncomingMessage } from 'node:http'
import type { BuiltFiles } from '../../../node/ownPage/builtFiles.ts'
import { answerCall, attemptRefusal, file, login } from '../../../node/ownPage/entrance.ts'
import { refuse, type PageReply } from '../../../node/ownPage/pageReply.ts'
import { refusal } from '../../../node/ownPage/refusal.ts'
import { refusalOf } from '../../../node/ownPage/requestGuard.ts'
import { headOf } from '../../../node/ownPage/requestHead.ts'
import type { Sessions } from '../../../node/ownPage/sessions.ts'
import { isCommandName } from '../../../shared/contract/index.ts'
import { answerMedia, mediaPrefix, type MediaSource } from '../page/mediaAnswer.ts'
import { answerHook, hookPrefix, type HookGate } from './answerHook.ts'
import type { Dispatch } from '../router.ts'

export interface AnswerParts {
  readonly dispatch: Dispatch
  readonly sessions: Sessions
  readonly builtFiles: BuiltFiles
  readonly media: MediaSource
  readonly hooks: HookGate
  /** Told that the caller on this connection has shown a session. */
  readonly proven: (socket: object) => void
  /** Whether one more page can be told what changes. */
  readonly hasRoom: () => boolean
}

const apiPrefix = '/api/'

export async function answerRequest(request: IncomingMessage, port: number, parts: AnswerParts): Promise<PageReply> {
  const head = headOf(request)
  const refused = refusalOf(head, port)
  if (refused) return refuse(refused)
  const { path } = head
  if (path === '/login') return login(request, head, parts.sessions)
  if (path.startsWith(apiPrefix))
    return answerCall(request, path.slice(apiPrefix.length), { ...parts, isCall: isCommandName })
  if (path.startsWith(hookPrefix)) return answerHook(request, head, { ...parts, token: path.slice(hookPrefix.length) })
  if (path.startsWith(mediaPrefix)) return media(request, path.slice(mediaPrefix.length), parts)
  return file(head.method, path, parts.builtFiles)
}

/** A film is no page: nothing asks for it but an element of ours, which can send no header with its session. */
async function media(request: IncomingMessage, rest: string, parts: AnswerParts): Promise<PageReply> {
  if (request.method !== 'GET') return refuse(refusal(405))
  const [key = '', name = '', ...more] = rest.split('/')
  const attempt = parts.sessions.findByMediaKey(key)
  if (attempt.kind !== 'ok') return refuse(attemptRefusal(attempt, parts.sessions))
  parts.proven(request.socket)
  const answer = more.length > 0 ? null : await answerMedia(parts.media, name, request.headers.range)
  return answer ? { kind: 'media', answer } : refuse(refusal(404))
}
