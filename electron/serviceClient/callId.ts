/** The id of one charged call, by which a service that remembers ids answers the same call a second time for nothing. */
import type { IncomingHttpHeaders } from 'node:http'

export interface CallId {
  readonly id: string
  /** Told by an answer whose service remembers ids: true where this call was charged before and not now. */
  readonly reported: (isReplayed: boolean) => void
}

/** The IETF's draft on Idempotency-Key wants a structured string, with its quotes. */
export function callIdHeader({ id }: CallId): Readonly<Record<string, string>> {
  return { 'idempotency-key': `"${id}"` }
}

/** Null where the service says nothing about the id, as all do that do not know of ids. */
export function isReplayed(headers: IncomingHttpHeaders): boolean | null {
  const reported = headers['idempotency-replayed']
  return reported === 'true' || reported === 'false' ? reported === 'true' : null
}
