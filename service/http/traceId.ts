/** The name of one request in replies and logs (`X-Request-Id`): the caller's own, or one of ours. */
import { randomUUID } from 'node:crypto'

export const traceHeader = 'X-Request-Id'

/** Whatever else a caller sends would be somebody's text in our log. */
const allowed = /^[\w.~:+/=-]{1,128}$/

export function traceIdOf(header: string | readonly string[] | undefined): string {
  return typeof header === 'string' && allowed.test(header) ? header : randomUUID()
}
