/**
 * Requests of programs beside this one: a token in the address, which may say that files changed and nothing else. A page of
 * a browser never sends one, so whatever names its origin is refused; a body is read only for a right token.
 */
import type { IncomingMessage } from 'node:http'
import type { Clock } from '../../../node/clock.ts'
import { createFailureGate } from '../../../node/ownPage/failureGate.ts'
import { createRequestRate, type RequestRate } from '../../../node/ownPage/requestRate.ts'
import type { Attempt } from '../../../node/ownPage/sessions.ts'
import { readJsonBody } from '../../../node/ownPage/jsonBody.ts'
import { refusal, type Refusal } from '../../../node/ownPage/refusal.ts'
import type { RequestHead } from '../../../node/ownPage/requestGuard.ts'

export const hookPrefix = '/hooks/'

/** Who knows the tokens, and what is done for them. */
export interface HookTaker {
  find(token: string): number | null
  /** How many folders are looked at; null for what no such program sends. */
  heard(hookId: number, body: unknown): Promise<number | null>
}

export interface HookGate {
  /** A pause for wrong tokens never keeps a right one out. */
  enter(token: string): Attempt<{ readonly id: number; readonly rate: RequestRate }>
  heard: HookTaker['heard']
}

/** A season of renamed files, with all that is said of each, takes a quarter of it. */
const mostBodyBytes = 2 ** 19
const likeToken = /^[\w-]{20,200}$/

export function createHookGate(hooks: HookTaker, clock: Pick<Clock, 'nowMs'>): HookGate {
  const wrong = createFailureGate(clock)
  const rates = new Map<number, RequestRate>()
  return {
    enter(token) {
      const id = likeToken.test(token) ? hooks.find(token) : null
      if (id !== null) {
        const rate = rates.get(id) ?? createRequestRate(clock)
        rates.set(id, rate)
        return { kind: 'ok', value: { id, rate } }
      }
      const seconds = wrong.pausedSeconds()
      if (seconds > 0) return { kind: 'paused', seconds }
      wrong.failed()
      return { kind: 'wrong' }
    },
    heard: (hookId, body) => hooks.heard(hookId, body),
  }
}

export type HookReply =
  | { readonly kind: 'json'; readonly value: { readonly looked: number } }
  | { readonly kind: 'refused'; readonly refusal: Refusal }

export interface HookAnswerParts {
  readonly hooks: HookGate
  readonly token: string
  readonly proven: (socket: object) => void
}

export async function answerHook(
  request: IncomingMessage,
  head: RequestHead,
  { hooks, token, proven }: HookAnswerParts,
): Promise<HookReply> {
  if (head.origin !== undefined || head.fetchSite !== undefined) return refuse(refusal(403))
  if (head.method !== 'POST') return refuse(refusal(405))
  const attempt = hooks.enter(token)
  if (attempt.kind === 'paused') return refuse(refusal(429, attempt.seconds))
  // One that was revoked is not there any more.
  if (attempt.kind === 'wrong') return refuse(refusal(404))
  proven(request.socket)
  const { id, rate } = attempt.value
  if (!rate.take()) return refuse(refusal(429, 1))
  const body = await readJsonBody(request, mostBodyBytes)
  if ('refused' in body) return refuse(body.refused)
  const looked = await hooks.heard(id, body.value)
  return looked === null ? refuse(refusal(400)) : { kind: 'json', value: { looked } }
}

function refuse(reason: Refusal): HookReply {
  return { kind: 'refused', refusal: reason }
}
