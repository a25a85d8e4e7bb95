/**
 * Decides from a request's head alone whether it may come in at all: a page the user happens to visit must not reach the
 * web mode (promise L1). Pure; knows no session.
 */
import { refusal, type Refusal } from './refusal.ts'

export interface RequestHead {
  readonly method: string
  readonly path: string
  /** Every Host header as it was sent; exactly one is in order. */
  readonly hosts: readonly string[]
  readonly origin: string | undefined
  /** What the browser says about who asks: Sec-Fetch-Site. */
  readonly fetchSite: string | undefined
  /** What it asks for: Sec-Fetch-Mode and Sec-Fetch-Dest. */
  readonly fetchMode: string | undefined
  readonly fetchDest: string | undefined
  readonly contentType: string | undefined
}

const servedMethods: readonly string[] = ['GET', 'HEAD', 'POST', 'OPTIONS']

/** What is wrong with a request whoever sends it, or null. The Host comes before anything else. */
export function refusalOf(head: RequestHead, port: number): Refusal | null {
  const host = ownHostOf(head, port)
  if (host === null) return refusal(421)
  if (!servedMethods.includes(head.method)) return refusal(405)
  // Only other origins ask for leave beforehand, and none gets it: no answer carries a CORS header.
  if (head.method === 'OPTIONS') return refusal(403)
  if (head.origin !== undefined && head.origin !== `http://${host}`) return refusal(403)
  if (!isOwnSite(head) && !opensPage(head)) return refusal(403)
  // Whatever is not JSON a form on any page could send.
  if (head.method === 'POST' && head.contentType !== undefined && !isJson(head.contentType)) return refusal(403)
  return null
}

/** What a request that changes something must show beyond that. A browser names the origin of every POST. */
export function changeRefusalOf(head: RequestHead): Refusal | null {
  const isProper = head.origin !== undefined && head.contentType !== undefined && isJson(head.contentType)
  return isProper ? null : refusal(403)
}

/** A WebSocket may be opened by any page, so its origin must be there and be ours. */
export function upgradeRefusalOf(head: RequestHead, port: number): Refusal | null {
  const refused = refusalOf(head, port)
  if (refused) return refused
  return head.method === 'GET' && head.origin !== undefined ? null : refusal(403)
}

/** The Host when it is one of this server's own names, as a whole: never by its end or its beginning. */
export function ownHostOf({ hosts }: RequestHead, port: number): string | null {
  const [host, ...more] = hosts
  if (host === undefined || more.length > 0) return null
  return [`127.0.0.1:${port}`, `localhost:${port}`, `[::1]:${port}`].includes(host) ? host : null
}

/** Browsers that are older than the header are known by their origin alone. */
function isOwnSite({ fetchSite }: RequestHead): boolean {
  return fetchSite === undefined || fetchSite === 'same-origin' || fetchSite === 'none'
}

/**
 * A tab of its own that opens the page, from wherever its link was followed: the file that hands the link to the browser
 * (electron/cli/start/linkPage.ts) counts as another site. The page is the same for everybody and nobody's before its code was redeemed.
 */
function opensPage({ method, path, fetchMode, fetchDest }: RequestHead): boolean {
  return method === 'GET' && path === '/' && fetchMode === 'navigate' && fetchDest === 'document'
}

function isJson(contentType: string): boolean {
  return /^application\/json(\s*;|$)/i.test(contentType)
}
