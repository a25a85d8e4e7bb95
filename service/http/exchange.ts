/** One request and one reply, freed from node:http, so that routes are functions a test can call. Data only. */
import type { ServiceError } from './serviceError.ts'

export interface ServiceRequest {
  readonly method: string
  /** Begins with exactly one slash; still percent-encoded; without the query. */
  readonly path: string
  readonly query: URLSearchParams
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  /** Whoever asks; see approach.ts for what is believed. */
  readonly address: string
  /** Scheme and host that the caller used, without a slash at the end; null for a host that is not the service's own. */
  readonly origin: string | null
  /** Its name in reply and log, see traceId.ts. */
  readonly traceId: string
  /** Throws `payload_too_large` past `limitBytes`. */
  readBody(limitBytes: number): Promise<Uint8Array>
  /** What it is refused with, where it could not be read. */
  readonly fault?: ServiceError
  /** To be called once the caller has shown a key or token: its connection then is among the last to be given up. */
  prove(): void
}

/** A request whose route is known, with the parts of the path that the route's pattern names. */
export interface RoutedRequest extends ServiceRequest {
  readonly params: Readonly<Record<string, string>>
}

export interface ServiceReply {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  /** Bytes are sent as they are, text as plain text, anything else as JSON. */
  readonly body: object | string | Uint8Array
  /** Of HEAD: how long the body would be, where it is not here. */
  readonly toldBytes?: number
}

/** A reply and the route that made it: its pattern, null where none fits the path. */
export interface RoutedReply extends ServiceReply {
  readonly route: string | null
}

export function jsonReply(body: object, status = 200): ServiceReply {
  return { status, body }
}
