/** The ways in that every page of this machine's own user has: its files for anybody, a session for a code, calls for a session. */
import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { z } from 'zod'
import { builtFileOf, type BuiltFiles } from './builtFiles.ts'
import { readJsonBody } from './jsonBody.ts'
import { refuse, type PageReply } from './pageReply.ts'
import { refusal, type Refusal } from './refusal.ts'
import { changeRefusalOf, type RequestHead } from './requestGuard.ts'
import type { Attempt, Session, Sessions } from './sessions.ts'

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
  return attempt.kind === 'ok' ? { kind: 'json', value: { token: attempt.value } } : refuse(attemptRefusal(attempt))
}

/** The session that a call shows. */
export function sessionOf(request: IncomingMessage, sessions: Sessions): Attempt<Session> {
  return sessions.find(bearerOf(request))
}

function bearerOf({ headers }: IncomingMessage): string | null {
  return /^Bearer ([\w-]{1,200})$/.exec(headers.authorization ?? '')?.[1] ?? null
}

export function attemptRefusal(attempt: Exclude<Attempt<unknown>, { readonly kind: 'ok' }>): Refusal {
  return attempt.kind === 'wrong' ? refusal(401) : refusal(429, attempt.seconds)
}

/** A call of the page: what is not JSON of the own origin is none. */
export async function readCall(request: IncomingMessage, head: RequestHead): ReturnType<typeof readJsonBody> {
  const unproper = changeRefusalOf(head)
  return unproper ? { refused: unproper } : readJsonBody(request)
}
