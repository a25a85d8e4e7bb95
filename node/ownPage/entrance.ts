/** The ways in that every page of this machine's own user has: its files for anybody, a session for a code, calls for a session. */
import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { z } from 'zod'
import { builtFileOf, type BuiltFiles } from './builtFiles.ts'
import type { Dispatch } from './dispatch.ts'
import { readJsonBody } from './jsonBody.ts'
import { refuse, type PageReply } from './pageReply.ts'
import { refusal, type Refusal } from './refusal.ts'
import { changeRefusalOf, type RequestHead } from './requestGuard.ts'
import { headOf } from './requestHead.ts'
import type { Attempt, Sessions } from './sessions.ts'

/** A code and its quotes; read before anybody has shown who they are. */
const mostLoginBytes = 1_024
const loginBody = z.strictObject({ code: z.string().max(200) })

/** Read in one go: a connection that waited for the disk could be dropped meanwhile for newer ones (ownServer.ts). */
export function file(method: string, path: string, builtFiles: BuiltFiles): PageReply {
  if (method === 'POST') return refuse(refusal(405))
  const found = builtFileOf(builtFiles, path)
  return found ? { kind: 'file', type: found.type, bytes: readFileSync(found.path) } : refuse(refusal(404))
}

export async function login(request: IncomingMessage, head: RequestHead, sessions: Sessions): Promise<PageReply> {
  if (head.method !== 'POST') return refuse(refusal(405))
  const unproper = changeRefusalOf(head)
  if (unproper) return refuse(unproper)
  const body = await readJsonBody(request, mostLoginBytes)
  if ('refused' in body) return refuse(body.refused)
  const read = loginBody.safeParse(body.value)
  if (!read.success) return refuse(refusal(400))
  const attempt = sessions.redeem(read.data.code)
  return attempt.kind === 'ok'
    ? { kind: 'json', value: { token: attempt.value } }
    : refuse(attemptRefusal(attempt, sessions))
}

export interface Calls {
  readonly sessions: Sessions
  readonly dispatch: Dispatch
  /** The contract is the list of what may be asked; none of its calls takes a path. */
  readonly isCall: (name: string) => boolean
  /** Told that the caller on this connection has shown a session. */
  readonly proven: (socket: object) => void
  /** Whether one more page can be served. */
  readonly hasRoom: () => boolean
}

/** GET session, or a call by POST; both for a session alone, and as often as one may ask. */
export async function answerCall(request: IncomingMessage, name: string, calls: Calls): Promise<PageReply> {
  const attempt = calls.sessions.find(bearerOf(request))
  if (attempt.kind !== 'ok') return refuse(attemptRefusal(attempt, calls.sessions))
  calls.proven(request.socket)
  if (!attempt.value.rate.take()) return refuse(refusal(429, 1))
  if (request.method !== 'POST') return name === 'session' ? sessionReply(calls) : refuse(refusal(405))
  const unproper = changeRefusalOf(headOf(request))
  if (unproper) return refuse(unproper)
  if (!calls.isCall(name)) return refuse(refusal(403))
  const body = await readJsonBody(request)
  return 'refused' in body ? refuse(body.refused) : { kind: 'json', value: await calls.dispatch(name, body.value) }
}

function sessionReply({ hasRoom }: Calls): PageReply {
  return hasRoom() ? { kind: 'empty' } : refuse(refusal(503))
}

function bearerOf({ headers }: IncomingMessage): string | null {
  return /^Bearer ([\w-]{1,200})$/.exec(headers.authorization ?? '')?.[1] ?? null
}

type Failed = Exclude<Attempt<unknown>, { readonly kind: 'ok' }>

export function attemptRefusal(attempt: Failed, { over }: Pick<Sessions, 'over'>): Refusal {
  return attempt.kind === 'wrong' ? { status: 401, sentence: over } : refusal(429, attempt.seconds)
}
