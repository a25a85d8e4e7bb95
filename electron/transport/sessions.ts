/**
 * Who may drive the web mode: a one-time code becomes a session token (promise 5.3). Both are 256 random bits, live in
 * memory only and end with the process. Knows no HTTP.
 */
import { createHash, timingSafeEqual } from 'node:crypto'
import { createFailureGate } from './failureGate.ts'
import { createRequestRate, type RequestRate } from './requestRate.ts'

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
  /** Too many wrong ones: nothing is tried for so long. */
  | { readonly kind: 'paused'; readonly seconds: number }

export interface Sessions {
  /** Good for one session, whenever it comes. */
  newCode(): string
  /** Takes a code and gives the token of a new session. */
  redeem(code: string): Attempt<string>
  /** The session of a token; this counts as use. A pause for wrong tokens never shuts out a right one. */
  find(token: string | null): Attempt<Session>
}

export interface SessionParts {
  /** Milliseconds since the epoch. */
  readonly now: () => number
  readonly randomBytes: (size: number) => Buffer
  /** Told that a code was used up. */
  readonly onRedeemed?: () => void
}

interface OpenSession extends Session {
  readonly digest: Buffer
  touch(): void
}

export function createSessions({ now, randomBytes, onRedeemed }: SessionParts): Sessions {
  const codes = new Set<Buffer>()
  const sessions = new Set<OpenSession>()
  const codeGate = createFailureGate(now)
  const tokenGate = createFailureGate(now)
  const newSecret = () => randomBytes(secretBytes).toString('base64url')

  function open(): string {
    for (const session of sessions) if (!session.isAlive()) sessions.delete(session)
    const token = newSecret()
    sessions.add(createSession(token, now))
    return token
  }

  return {
    newCode() {
      const code = newSecret()
      codes.add(digestOf(code))
      return code
    },
    redeem(code) {
      const seconds = codeGate.pausedSeconds()
      if (seconds > 0) return { kind: 'paused', seconds }
      const known = theEqualOf(codes, code, (digest) => digest)
      if (!known) {
        codeGate.failed()
        return { kind: 'wrong' }
      }
      codes.delete(known)
      codeGate.succeeded()
      onRedeemed?.()
      return { kind: 'ok', value: open() }
    },
    find(token) {
      const session = token === null ? null : theEqualOf(sessions, token, ({ digest }) => digest)
      if (session?.isAlive()) {
        session.touch()
        return { kind: 'ok', value: session }
      }
      const seconds = tokenGate.pausedSeconds()
      if (seconds > 0) return { kind: 'paused', seconds }
      // Without any token nothing was guessed.
      if (token !== null) tokenGate.failed()
      return { kind: 'wrong' }
    },
  }
}

function createSession(token: string, now: () => number): OpenSession {
  let usedMs = now()
  return {
    digest: digestOf(token),
    rate: createRequestRate(now),
    isAlive: () => now() - usedMs < idleMs,
    touch() {
      usedMs = now()
    },
  }
}

/** Digests have one length, so that comparing tells nothing about the secret by its time. */
function digestOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

function theEqualOf<Kept>(kept: Iterable<Kept>, secret: string, digest: (one: Kept) => Buffer): Kept | null {
  const wanted = digestOf(secret)
  let found: Kept | null = null
  for (const one of kept) if (timingSafeEqual(digest(one), wanted)) found = one
  return found
}
