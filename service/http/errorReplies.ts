/** Turns a refusal into the body that its part of the API promises: code to body, in one place. */
import { isDiskError } from '../../shared/diskTrouble.ts'
import { AppError } from '../../shared/errors.ts'
import { ArchiveTrouble } from './archiveTrouble.ts'
import type { ServiceReply } from './exchange.ts'
import { ServiceError, type LimitReached } from './serviceError.ts'
import { withoutAddresses } from './withoutAddresses.ts'

/** Which family of error bodies a path answers with (API §7, and §4 for the upload steps). */
export type ErrorShape = 'v1Search' | 'v1' | 'v2' | 'link' | 'uploadIdentifier' | 'uploadFile' | 'uploadCompletion'

/** `docsUrlOf` gives the page that explains a code (v2 `docs_url`). */
export function errorReply(error: ServiceError, shape: ErrorShape, docsUrlOf: (code: string) => string): ServiceReply {
  return { status: statusOf(error, shape), headers: headersOf(error), body: bodyOf(error, shape, docsUrlOf) }
}

/** What is thrown without being a refusal is a bug, and its text may hold paths or keys: it stays inside. */
export function toServiceError(thrown: unknown): ServiceError {
  if (thrown instanceof ServiceError) return thrown
  if (thrown instanceof AppError && isDiskError(thrown.code))
    return new ServiceError('storage_unavailable', 'The service cannot use its database just now. Try again later.')
  if (thrown instanceof ArchiveTrouble)
    return new ServiceError('storage_unavailable', 'The service cannot reach its archives just now. Try again later.')
  return new ServiceError('internal_error', 'The service could not answer this request. Try again later.')
}

/** v1 answers a missing key with 422 where v2 says 401 (API decisions §2). */
function statusOf({ code, status }: ServiceError, shape: ErrorShape): number {
  const isV1 = shape === 'v1' || shape === 'v1Search'
  return isV1 && code === 'unauthorized' ? 422 : status
}

function headersOf({ details }: ServiceError): Record<string, string> {
  return {
    ...(details.limitReached && { 'Retry-After': String(details.limitReached.retryAfterSeconds) }),
    ...(details.allowedMethods && { Allow: details.allowedMethods.join(', ') }),
  }
}

function bodyOf(error: ServiceError, shape: ErrorShape, docsUrlOf: (code: string) => string): object {
  const { code } = error
  const message = withoutAddresses(error.message)
  switch (shape) {
    case 'v1Search':
      return v1SearchBody(error, message)
    case 'v1':
      return v1Body(error, message)
    case 'v2':
      return { error: { code, message, docs_url: docsUrlOf(code) } }
    case 'link':
      return linkBody(error, message)
    case 'uploadIdentifier':
      return { ok: false, n_id: null, error: message }
    case 'uploadFile':
      return { ok: false, error: message }
    case 'uploadCompletion':
      return { status: false, message }
  }
}

/** Where a limit is reached, what `Retry-After` says stands in the body too: many clients read nothing else. */
function v1Body({ code, details }: ServiceError, message: string): object {
  return { status: false, error: code, message, ...(details.limitReached && limitFields(details.limitReached)) }
}

/** The document has a sentence here; clients of it look for a code where a limit is reached, and go on asking without. */
function v1SearchBody(error: ServiceError, message: string): object {
  if (!error.details.limitReached) return { status: false, error: message }
  const body = v1Body(error, message)
  return error.code === 'quota_exceeded' ? { ...body, error: 'daily_limit' } : body
}

function linkBody({ code, details }: ServiceError, message: string): object {
  if (!details.limitReached) return { error: code, message }
  return { error: 'api_download_limit_exceeded', message, ...limitFields(details.limitReached) }
}

function limitFields({ limit, retryAfterSeconds, resetsAtMs }: LimitReached): object {
  return { limit, retryAfterSeconds, resetAt: new Date(resetsAtMs).toISOString() }
}
