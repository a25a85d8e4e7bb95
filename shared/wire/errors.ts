/** The service's error bodies in all the shapes they are seen in, read into one record. Decides nothing. */
import { mapped, opaque, record, type Plain, type ValueOf } from '../json/decoder.ts'
import { count, flag, objectOrNull, orElse, text } from './fields.ts'

/** What an error body says, under no shape in particular. */
export interface WireProblem {
  /** 'quota_exceeded' and the like, or null where the body has only prose. */
  readonly code: string | null
  readonly message: string | null
  readonly retryAfterSeconds: number | null
  readonly resetAt: string | null
}

/** Of a longer sentence this much: it is looked through for words, and quoted in part. */
const longestMessage = 1_000

const message = mapped(text, (said) => said?.slice(0, longestMessage) ?? null)

/** A code or a sentence alone, or both in an object; a list says only that something is wrong. */
const error = orElse(record({ code: message, message }), (raw: Plain) => {
  if (raw === opaque) return { code: null, message: null }
  return typeof raw === 'string' && raw !== '' ? raw.slice(0, longestMessage) : null
})

const errorBody = record({
  error,
  code: message,
  message,
  status: flag,
  ok: flag,
  retryAfterSeconds: count,
  resetAt: text,
})
type ErrorBody = ValueOf<typeof errorBody>

/**
 * The problem that a body reports, or null when it reports none. Shapes: `{error: {code, message}}` (v2, API §7),
 * `{status: false, error}` (v1), `{ok: false, error}` and `{status: false, message}` (upload), `{error: "code", message}`.
 */
export const problem = objectOrNull(mapped(errorBody, problemOf))

function problemOf(body: ErrorBody): WireProblem | null {
  const saysNo = body.status === false || body.ok === false || body.error !== null
  const { retryAfterSeconds, resetAt } = body
  return saysNo ? { ...codeAndMessage(body), retryAfterSeconds, resetAt } : null
}

function codeAndMessage({ error, code, message }: ErrorBody): Pick<WireProblem, 'code' | 'message'> {
  if (typeof error === 'string') return looksLikeCode(error) ? { code: error, message } : { code, message: error }
  return { code: error?.code ?? code, message: error?.message ?? message }
}

function looksLikeCode(error: string): boolean {
  return /^[a-z][a-z0-9]*(_[a-z0-9]+)+$/.test(error)
}
