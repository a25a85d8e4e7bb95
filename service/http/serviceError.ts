/** Every refusal the service can answer with: one closed list of codes with their HTTP status. Not how a body looks. */

/**
 * API §7, completed: the document gives 402, 429, `quota_exceeded`, `translation_not_entitled` and
 * `translation_quota_exhausted`; the others are our decisions. A failed job names one of them too.
 */
const statusOfCode = {
  invalid_request: 400,
  unauthorized: 401,
  paid_api_required: 402,
  ai_search_not_entitled: 402,
  translation_not_entitled: 402,
  not_authorized: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  not_single_file: 409,
  not_ready: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  misdirected: 421,
  source_unusable: 422,
  media_unusable: 422,
  request_id_reused: 422,
  quota_exceeded: 429,
  translation_quota_exhausted: 429,
  rate_limited: 429,
  head_too_large: 431,
  internal_error: 500,
  engine_failed: 502,
  translation_differs: 502,
  engine_unavailable: 503,
  storage_unavailable: 503,
} as const

export type ServiceErrorCode = keyof typeof statusOfCode

export const serviceErrorStatuses: Readonly<Record<ServiceErrorCode, number>> = statusOfCode

/** When a caller who was told 429 may come back, and what the limit was. */
export interface LimitReached {
  readonly limit: number
  readonly retryAfterSeconds: number
  readonly resetsAtMs: number
}

export interface ServiceErrorDetails {
  readonly limitReached?: LimitReached
  readonly allowedMethods?: readonly string[]
}

export class ServiceError extends Error {
  readonly code: ServiceErrorCode
  readonly status: number
  readonly details: ServiceErrorDetails

  constructor(code: ServiceErrorCode, message: string, details: ServiceErrorDetails = {}) {
    super(message)
    this.name = 'ServiceError'
    this.code = code
    this.status = statusOfCode[code]
    this.details = details
  }
}

export function isServiceErrorCode(text: string): text is ServiceErrorCode {
  return Object.hasOwn(statusOfCode, text)
}
