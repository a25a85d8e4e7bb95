/** The headers of every answer of the web mode (promise L1). */
import { contentSecurityPolicy, pageHeaders } from './pageHeaders.ts'

/**
 * Some browsers do not count the WebSocket of the own origin as 'self', so it is named.
 * `host`: the name the page was asked under; null where it was none of ours.
 */
export function webHeaders(host: string | null): Readonly<Record<string, string>> {
  if (host === null) return pageHeaders
  const policy = contentSecurityPolicy.replace("connect-src 'self'", `connect-src 'self' ws://${host}`)
  return { ...pageHeaders, 'content-security-policy': policy }
}
