/**
 * The routes of the web mode, after the guard: the page's files for anybody, a session for a code, calls for a session.
 *   GET /, /assets/…          built files
 *   POST /login               {"code"} → {"token"}
 *   GET /api/session          204 while the token is good and one more page can be told what changes, 503 without room
 *   GET /media/<key>/<name>   a clip or a picture that the host gave out, for the key of a session
 *   POST /api/<command>       the command's input → its Reply
 *   POST /hooks/<token>       what Sonarr and Radarr send → how many folders are looked at, for the token of a hook
 */
import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { z } from 'zod'
import { isCommandName } from '../../../shared/contract/index.ts'
import { answerMedia, mediaPrefix, type MediaAnswer, type MediaSource } from '../page/mediaAnswer.ts'
import { builtFileOf, type BuiltFiles } from '../page/builtFiles.ts'
import { answerHook, hookPrefix, type HookGate } from './answerHook.ts'
import { readJsonBody } from './jsonBody.ts'
import { refusal, type Refusal } from './refusal.ts'
import { changeRefusalOf, refusalOf, type RequestHead } from './requestGuard.ts'
import type { Dispatch } from '../router.ts'
import type { Attempt, Sessions } from '../session/sessions.ts'

export type WebReply =
  | { readonly kind: 'file'; readonly type: string; readonly bytes: Uint8Array }
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'empty' }
  | { readonly kind: 'media'; readonly answer: MediaAnswer }
  | { readonly kind: 'refused'; readonly refusal: Refusal }

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
/** A code and its quotes; read before anybody has shown who they are. */
const mostLoginBytes = 1_024
const loginBody = z.strictObject({ code: z.string().max(200) })

export async function answerRequest(request: IncomingMessage, port: number, parts: AnswerParts): Promise<WebReply> {
  const head = headOf(request)
  const refused = refusalOf(head, port)
  if (refused) return refuse(refused)
  const { path } = head
  if (path === '/login') return login(request, head, parts.sessions)
  if (path.startsWith(apiPrefix)) return answerApi(request, path.slice(apiPrefix.length), parts)
  if (path.startsWith(hookPrefix)) return answerHook(request, head, { ...parts, token: path.slice(hookPrefix.length) })
  if (path.startsWith(mediaPrefix)) return media(request, path.slice(mediaPrefix.length), parts)
  return file(head.method, path, parts.builtFiles)
}

export function headOf(request: IncomingMessage): RequestHead {
  const { method, headers, headersDistinct } = request
  return {
    method: method ?? '',
    path: pathOf(request),
    hosts: headersDistinct['host'] ?? [],
    origin: headers.origin,
    fetchSite: headersDistinct['sec-fetch-site']?.join(),
    fetchMode: headersDistinct['sec-fetch-mode']?.join(),
    fetchDest: headersDistinct['sec-fetch-dest']?.join(),
    contentType: headers['content-type'],
  }
}

/** As it stands in the request: not decoded, not resolved, without its query. */
export function pathOf({ url = '' }: IncomingMessage): string {
  const [path = ''] = url.split('?', 1)
  return path
}

/** Read in one go: a connection that waited for the disk could be dropped meanwhile for newer ones (httpTransport.ts). */
function file(method: string, path: string, builtFiles: BuiltFiles): WebReply {
  if (method === 'POST') return refuse(refusal(405))
  const found = builtFileOf(builtFiles, path)
  return found ? { kind: 'file', type: found.type, bytes: readFileSync(found.path) } : refuse(refusal(404))
}

/** A film is no page: nothing asks for it but an element of ours, which can send no header with its session. */
async function media(request: IncomingMessage, rest: string, parts: AnswerParts): Promise<WebReply> {
  if (request.method !== 'GET') return refuse(refusal(405))
  const [key = '', name = '', ...more] = rest.split('/')
  const attempt = parts.sessions.findByMediaKey(key)
  if (attempt.kind !== 'ok') return refuse(attemptRefusal(attempt))
  parts.proven(request.socket)
  const answer = more.length > 0 ? null : await answerMedia(parts.media, name, request.headers.range)
  return answer ? { kind: 'media', answer } : refuse(refusal(404))
}

async function login(request: IncomingMessage, head: RequestHead, sessions: Sessions): Promise<WebReply> {
  if (head.method !== 'POST') return refuse(refusal(405))
  const unproper = changeRefusalOf(head)
  if (unproper) return refuse(unproper)
  const body = await readJsonBody(request, mostLoginBytes)
  if ('refused' in body) return refuse(body.refused)
  const read = loginBody.safeParse(body.value)
  if (!read.success) return refuse(refusal(400))
  const attempt = sessions.redeem(read.data.code)
  return attempt.kind === 'ok' ? { kind: 'json', value: { token: attempt.value } } : refuse(attemptRefusal(attempt))
}

async function answerApi(request: IncomingMessage, name: string, parts: AnswerParts): Promise<WebReply> {
  const attempt = parts.sessions.find(bearerOf(request))
  if (attempt.kind !== 'ok') return refuse(attemptRefusal(attempt))
  parts.proven(request.socket)
  if (!attempt.value.rate.take()) return refuse(refusal(429, 1))
  if (request.method !== 'POST') return name === 'session' ? sessionReply(parts) : refuse(refusal(405))
  const unproper = changeRefusalOf(headOf(request))
  if (unproper) return refuse(unproper)
  // The contract is the list of what may be asked; none of its calls takes a path.
  return isCommandName(name) ? call(request, name, parts.dispatch) : refuse(refusal(403))
}

function sessionReply({ hasRoom }: AnswerParts): WebReply {
  return hasRoom() ? { kind: 'empty' } : refuse(refusal(503))
}

async function call(request: IncomingMessage, name: string, dispatch: Dispatch): Promise<WebReply> {
  const body = await readJsonBody(request)
  if ('refused' in body) return refuse(body.refused)
  return { kind: 'json', value: await dispatch(name, body.value) }
}

function bearerOf({ headers }: IncomingMessage): string | null {
  return /^Bearer ([\w-]{1,200})$/.exec(headers.authorization ?? '')?.[1] ?? null
}

export function attemptRefusal(attempt: Exclude<Attempt<unknown>, { readonly kind: 'ok' }>): Refusal {
  return attempt.kind === 'wrong' ? refusal(401) : refusal(429, attempt.seconds)
}

function refuse(reason: Refusal): WebReply {
  return { kind: 'refused', refusal: reason }
}
