/** Calls over HTTP, for a page that holds a session: what goes wrong on the way is a reply too. */
import type { Reply } from '../../shared/contract/reply.ts'
import type { ErrorCode } from '../../shared/errors.ts'
import type { OwnFetch } from './ownFetch.ts'

export interface WebCallParts {
  /** Of the session; null when this page has none. */
  readonly token: string | null
  readonly fetch: OwnFetch
  readonly timer: { after(ms: number, work: () => void): unknown }
  /** What this page says once it has no session: what to do then. */
  readonly over: string
  /** Told that the host has forgotten this page. */
  readonly onOver: () => void
}

/** Never rejects. */
export type WebCall = (name: string, input: unknown) => Promise<Reply<unknown>>

/** A host that says "too many at once" is asked again so often. */
const mostTries = 10
/** A longer pause than this is not waited for. */
const longestWaitSeconds = 5

export function webCalls({ token, fetch, timer, over, onOver }: WebCallParts): WebCall {
  const authorization = `Bearer ${token ?? ''}`

  async function call(name: string, input: unknown, tries = 1): Promise<Reply<unknown>> {
    const headers = { authorization, 'content-type': 'application/json' }
    const body = JSON.stringify(input)
    const response = await fetch(`/api/${name}`, { method: 'POST', headers, body }).catch(() => null)
    if (response === null) return failed('app.unreachable', 'Undertitle does not answer. Check that it still runs.')
    if (response.status === 401) return sessionOver()
    const seconds = Number(response.headers.get('retry-after') ?? Infinity)
    if (response.status === 429 && tries < mostTries && seconds <= longestWaitSeconds) {
      await new Promise<void>((resolve) => void timer.after(seconds * 1000, resolve))
      return call(name, input, tries + 1)
    }
    return replyOf(response)
  }

  function sessionOver(): Reply<never> {
    onOver()
    return failed('session.over', over)
  }

  return async (name, input) => (token === null ? sessionOver() : call(name, input))
}

/** What is not a Reply is a refusal before the host was asked: the sentence says why. */
async function replyOf(response: Response): Promise<Reply<unknown>> {
  try {
    if (response.ok) return (await response.json()) as Reply<unknown>
    const code = response.status === 429 ? 'service.busy' : response.status < 500 ? 'input.invalid' : 'internal'
    return failed(code, await response.text())
  } catch {
    return failed('app.unreachable', 'The answer of Undertitle broke off. Check that it still runs.')
  }
}

function failed(code: ErrorCode, message: string): Reply<never> {
  return { ok: false, error: { code, message } }
}
