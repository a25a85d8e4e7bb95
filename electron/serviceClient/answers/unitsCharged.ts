/** What an answer says that it cost: only a service that lets a repeat be free needs to. */
import type { IncomingHttpHeaders } from 'node:http'

/** Null where the service does not say. */
export function unitsChargedIn(headers: IncomingHttpHeaders): number | null {
  const told = headers['x-units-charged']
  return typeof told === 'string' && /^\d{1,6}$/.test(told) ? Number(told) : null
}
