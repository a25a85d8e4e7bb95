/** The service's error bodies in all the shapes they are seen in, read into one record. Decides nothing. */
import { z } from 'zod'
import { count, flag, text } from './fields.ts'

/** What an error body says, under no shape in particular. */
export interface WireProblem {
  /** 'quota_exceeded' and the like, or null where the body has only prose. */
  readonly code: string | null
  readonly message: string | null
  readonly retryAfterSeconds: number | null
  readonly resetAt: string | null
}

const errorObject = z.looseObject({ code: text, message: text })

const errorBody = z.looseObject({
  error: z.unknown().optional(),
  code: text,
  message: text,
  status: flag,
  ok: flag,
  retryAfterSeconds: count,
  resetAt: text,
})
type ErrorBody = z.output<typeof errorBody>

/**
 * The problem that a body reports, or null when it reports none. Shapes: `{error: {code, message}}` (v2, API §7),
 * `{status: false, error}` (v1), `{ok: false, error}` and `{status: false, message}` (upload), `{error: "code", message}`.
 */
export function readProblem(body: unknown): WireProblem | null {
  const read = errorBody.safeParse(body)
  if (!read.success || !saysNo(read.data)) return null
  const { retryAfterSeconds, resetAt } = read.data
  return { ...codeAndMessage(read.data), retryAfterSeconds, resetAt }
}

function saysNo(body: ErrorBody): boolean {
  return body.status === false || body.ok === false || isError(body.error)
}

function isError(error: unknown): boolean {
  return (typeof error === 'string' && error !== '') || (typeof error === 'object' && error !== null)
}

function codeAndMessage(body: ErrorBody): Pick<WireProblem, 'code' | 'message'> {
  const inner = errorObject.safeParse(body.error)
  if (inner.success) return { code: inner.data.code ?? body.code, message: inner.data.message ?? body.message }
  const error = typeof body.error === 'string' ? body.error : null
  if (error !== null && looksLikeCode(error)) return { code: error, message: body.message }
  return { code: body.code, message: error ?? body.message }
}

function looksLikeCode(error: string): boolean {
  return /^[a-z][a-z0-9]*(_[a-z0-9]+)+$/.test(error)
}
