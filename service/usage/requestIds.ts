/**
 * Ids of charged requests: whoever lost an answer asks again with the same id and the same content, and pays nothing.
 * The name and the form are those of the draft "The Idempotency-Key HTTP Header Field" of the IETF's HTTPAPI group.
 */
import { hash } from 'node:crypto'
import type { ServiceDatabase } from '../catalogue/store/database.ts'
import type { ServiceRequest } from '../http/exchange.ts'
import { ServiceError } from '../http/serviceError.ts'

/** A caller's own name for one request, and what is asked by it. */
export interface RequestId {
  readonly id: string
  /** Hash of method, path and content: the same id with another content is a mistake of the caller. */
  readonly fingerprint: string
}

export interface RequestIds {
  /** True where this very request was charged before. Throws `request_id_reused` where the id stood for another one. */
  isKnown(accountId: string, request: RequestId): boolean
  /** To be called in the transaction that charges, or a stop in between would leave a charge that nobody remembers. */
  remember(accountId: string, request: RequestId): void
}

/** Our decisions, as the document knows no such ids. */
const rememberedMs = 24 * 60 * 60 * 1_000
/** An account's quotas of two days, which a day of its requests cannot pass. */
const mostRemembered = 64_000

export const requestIdTables = `
CREATE TABLE request_ids (
  account_id TEXT NOT NULL,
  id TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  at INTEGER NOT NULL,
  -- Counts within the account, so that the oldest can be found without counting rows.
  number INTEGER NOT NULL,
  PRIMARY KEY (account_id, id)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX request_ids_by_number ON request_ids (account_id, number);
CREATE INDEX request_ids_by_time ON request_ids (at);
`

export function createRequestIds(
  database: ServiceDatabase,
  now: () => number,
  most: number = mostRemembered,
): RequestIds {
  function forgetOld(accountId: string, number: number): void {
    database.write('DELETE FROM request_ids WHERE at <= ?', now() - rememberedMs)
    database.write('DELETE FROM request_ids WHERE account_id = ? AND number <= ?', accountId, number - most)
  }

  return {
    isKnown(accountId, { id, fingerprint }) {
      const sql = 'SELECT fingerprint FROM request_ids WHERE account_id = ? AND id = ? AND at > ?'
      const known = database.get<{ fingerprint: string }>(sql, accountId, id, now() - rememberedMs)
      if (known && known.fingerprint !== fingerprint) throw reused()
      return known !== undefined
    },
    remember(accountId, { id, fingerprint }) {
      const last = database.get<{ number: number }>(
        'SELECT max(number) AS number FROM request_ids WHERE account_id = ?',
        accountId,
      )
      const number = (last?.number ?? 0) + 1
      forgetOld(accountId, number)
      database.write('INSERT INTO request_ids VALUES (?, ?, ?, ?, ?)', accountId, id, fingerprint, now(), number)
    },
  }
}

/** With or without the quotes of a structured string, which many clients leave out. Short ids would meet by chance. */
const allowed = /^"?([\w.~:+/=-]{16,128})"?$/

/** Null without an id. `content` is what is asked in one form, however it was written. Throws `invalid_request`. */
export function requestIdOf(
  { method, path, headers }: Pick<ServiceRequest, 'method' | 'path' | 'headers'>,
  content: () => string,
): RequestId | null {
  const header = headers['idempotency-key']
  if (header === undefined) return null
  const id = typeof header === 'string' ? allowed.exec(header.trim())?.[1] : undefined
  if (id === undefined) throw malformed()
  return { id, fingerprint: hash('sha256', [method, path, content()].join('\n')) }
}

/** A query without its key, in one order. */
export function contentOfQuery(query: URLSearchParams): string {
  const content = new URLSearchParams(query)
  content.delete('api_key')
  content.sort()
  return content.toString()
}

function malformed(): ServiceError {
  const message = 'Idempotency-Key must be one id of 16 to 128 letters, digits and signs of ._~:+/=-.'
  return new ServiceError('invalid_request', message)
}

function reused(): ServiceError {
  const message = 'This Idempotency-Key was used for another request within the last day. Use a new one.'
  return new ServiceError('request_id_reused', message)
}
