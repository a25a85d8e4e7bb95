/**
 * Who may drive the web mode: a one-time code becomes a session token (promise L1). Both are 256 random bits, live in
 * memory only and end with the process. Knows no HTTP.
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { createFailureGate, type FailureGate } from './failureGate.ts'
import { createRequestRate, type RequestRate } from './requestRate.ts'
import type { Clock } from '../clock.ts'

const secretBytes = 32
const idleMs = 12 * 60 * 60 * 1000

export interface Session {
  readonly rate: RequestRate
  /** False once it was idle for 12 hours. */
  isAlive(): boolean
}

export type Attempt<Value> =
  | { readonly kind: 'ok'; readonly value: Value }
  | { readonly kind: 'wrong' }
  /** Wrong as well, after too many others: how long to stay away. */
  | { readonly kind: 'paused'; readonly seconds: number }

export interface Sessions {
  /** What whoever has none is told to do. */
  readonly over: string
  /** Good for one session, whenever it comes. Tells once that session is open. */
  newCode(onUsed?: () => void): string
  /** Takes a code and gives the token of a new session. A pause for wrong codes never shuts out a right one. */
  redeem(code: string): Attempt<string>
  /** Whether a page of a session asks: by the key of its films, which calls nothing. It is good as long as the session. */
  findByMediaKey(key: string): Attempt<Session>
  /** The session of a token; this counts as use. A pause for wrong tokens never shuts out a right one. */
  find(token: string | null): Attempt<Session>
}

interface Code {
  readonly digest: Buffer
  readonly onUsed: (() => void) | undefined
}

interface OpenSession extends Session {
  readonly digest: Buffer
  readonly mediaDigest: Buffer
  touch(): void
}

/** @param clock milliseconds since the epoch */
export function createSessions(clock: Pick<Clock, 'nowMs'>, over: string): Sessions {
  const codes = new Set<Code>()
  const sessions = new Set<OpenSession>()
  const codeGate = createFailureGate(clock)
  const tokenGate = createFailureGate(clock)
  const newSecret = () => randomBytes(secretBytes).toString('base64url')

  function open(): string {
    for (const session of sessions) if (!session.isAlive()) sessions.delete(session)
    const token = newSecret()
    sessions.add(createSession(token, clock))
    return token
  }

  function used(session: OpenSession | null, wasGuessed: boolean): Attempt<Session> {
    if (!session?.isAlive()) return refusedBy(tokenGate, wasGuessed)
    session.touch()
    return { kind: 'ok', value: session }
  }

  return {
    over,
    newCode(onUsed) {
      const code = newSecret()
      codes.add({ digest: digestOf(code), onUsed })
      return code
    },
    redeem(code) {
      const known = theEqualOf(codes, code)
      if (!known) return refusedBy(codeGate, true)
      codes.delete(known)
      codeGate.succeeded()
      const token = open()
      known.onUsed?.()
      return { kind: 'ok', value: token }
    },
    find(token) {
      // Without any token nothing was guessed.
      return used(token === null ? null : theEqualOf(sessions, token), token !== null)
    },
    findByMediaKey(key) {
      const keys = [...sessions].map((session) => ({ digest: session.mediaDigest, session }))
      return used(theEqualOf(keys, key)?.session ?? null, true)
    },
  }
}

/** Asked only about what is wrong: of 256 random bits nobody guesses the right ones, so a pause need not keep them out. */
function refusedBy(gate: FailureGate, wasGuessed: boolean): Attempt<never> {
  const seconds = gate.pausedSeconds()
  if (seconds > 0) return { kind: 'paused', seconds }
  if (wasGuessed) gate.failed()
  return { kind: 'wrong' }
}

function createSession(token: string, clock: Pick<Clock, 'nowMs'>): OpenSession {
  let usedMs = clock.nowMs()
  return {
    digest: digestOf(token),
    mediaDigest: digestOf(mediaKeyOf(token)),
    rate: createRequestRate(clock),
    isAlive: () => clock.nowMs() - usedMs < idleMs,
    touch() {
      usedMs = clock.nowMs()
    },
  }
}

/**
 * What stands in the address of a film, where a page can send no header. It follows from the token, and does not lead back;
 * the page has the same two lines (renderer/api/mediaKey.ts).
 */
export function mediaKeyOf(token: string): string {
  return createHash('sha256').update(`undertitle media ${token}`).digest('base64url')
}

/** Digests have one length, so that comparing tells nothing about the secret by its time. */
function digestOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

/** Looks at all of them, wherever the right one stands. */
function theEqualOf<Kept extends { readonly digest: Buffer }>(kept: Iterable<Kept>, secret: string): Kept | null {
  const wanted = digestOf(secret)
  let found: Kept | null = null
  for (const one of kept) if (timingSafeEqual(one.digest, wanted)) found = one
  return found
}
