/**
 * What a page of another origin may read (CORS, Fetch standard): answers to GET of the public API, never with the
 * browser's own credentials, since keys stand in the request itself. Uploads, whatever spends by POST, and what is for the operator alone stay closed. Pure.
 */
import type { ServiceReply, ServiceRequest } from './exchange.ts'
import type { Found } from './routing.ts'

const exposed =
  'Content-Disposition, Retry-After, X-Request-Id, Idempotency-Replayed, X-Units-Charged, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset'

/** A browser asks this before it sends a header of ours; a day is the longest that any of them remembers. */
const preflight = {
  'Access-Control-Allow-Methods': 'GET, HEAD',
  'Access-Control-Allow-Headers': 'Authorization, X-API-Key, Content-Type, Idempotency-Key, X-Request-Id',
  'Access-Control-Max-Age': '86400',
}

export function isReadable(found: Found): boolean {
  switch (found.kind) {
    case 'route':
      return found.route.method === 'GET' && !found.route.surface.isClosedToPages
    case 'otherMethod':
      return found.allowed.includes('GET') && !found.surface.isClosedToPages
    case 'nothing':
      return false
  }
}

/** Of every answer to a page, also of refusals: a page that may not read them cannot say what is wrong. */
export const readableHeaders: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': exposed,
}

/** Of a path that also has POST, a page may ask for GET alone: what spends stays closed to it. */
export function mayAskFirst({ headers }: Pick<ServiceRequest, 'headers'>): boolean {
  const method = headers['access-control-request-method'] ?? 'GET'
  return method === 'GET' || method === 'HEAD'
}

export const preflightReply: ServiceReply = { status: 204, headers: { ...readableHeaders, ...preflight }, body: '' }
