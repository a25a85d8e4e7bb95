/**
 * The page's session in the web mode: the one-time code of the link becomes a token, which lives as long as the tab
 * (promise L1). The code leaves the address bar before anything else happens.
 */
import type { OwnFetch } from './ownFetch.ts'

export interface WebSessionParts {
  readonly location: Pick<Location, 'hash' | 'pathname' | 'search'>
  readonly history: Pick<History, 'replaceState'>
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>
  readonly fetch: OwnFetch
  /** The session of another tab of this browser. */
  readonly askOthers: () => Promise<string | null>
}

const storedAs = 'undertitle.session'

/** The token, or null when neither the link nor this tab nor another one has one. A code that was used before leaves the tab's own session. */
export async function openWebSession(parts: WebSessionParts): Promise<string | null> {
  const { location, history, storage, fetch } = parts
  const code = codeIn(location.hash)
  if (code === null) return storage.getItem(storedAs) ?? (await takeOthers(parts))
  history.replaceState(null, '', `${location.pathname}${location.search}`)
  const token = await redeem(code, fetch)
  if (token !== null) storage.setItem(storedAs, token)
  return token ?? storage.getItem(storedAs)
}

/** An address alone opens a second tab beside one that has a session. */
async function takeOthers({ storage, askOthers }: WebSessionParts): Promise<string | null> {
  const token = await askOthers()
  if (token !== null) storage.setItem(storedAs, token)
  return token
}

/** The one-time code of a link, or null. The address of a screen holds none, whatever was searched for. */
export function codeIn(hash: string): string | null {
  return hash.startsWith('#/') ? null : new URLSearchParams(hash.slice(1)).get('code')
}

async function redeem(code: string, fetch: OwnFetch): Promise<string | null> {
  const headers = { 'content-type': 'application/json' }
  try {
    const response = await fetch('/login', { method: 'POST', headers, body: JSON.stringify({ code }) })
    if (!response.ok) return null
    const answer: unknown = await response.json()
    const token: unknown = typeof answer === 'object' && answer !== null && 'token' in answer ? answer.token : null
    return typeof token === 'string' ? token : null
  } catch {
    return null // The host went away in between: the page says that it has no session.
  }
}
