/** One request and one reply, freed from node:http, so that routes are functions a test can call. Data only. */

export interface ServiceRequest {
  readonly method: string
  /** Begins with exactly one slash; still percent-encoded; without the query. */
  readonly path: string
  readonly query: URLSearchParams
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  /** The address of the socket; X-Forwarded-* is never believed. */
  readonly address: string
  /** Throws `payload_too_large` past `limitBytes`. */
  readBody(limitBytes: number): Promise<Uint8Array>
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
}

export function jsonReply(body: object, status = 200): ServiceReply {
  return { status, body }
}
