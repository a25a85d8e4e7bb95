/** Every refusal the service can answer with: one closed list of codes with their HTTP status. Not how a body looks. */

/** API §7, completed: the document gives 402, 429 and the code `quota_exceeded`; the others are our decisions. */
const statusOfCode = {
  invalid_request: 400,
  unauthorized: 401,
  paid_api_required: 402,
  ai_search_not_entitled: 402,
  not_authorized: 403,
  not_found: 404,
  method_not_allowed: 405,
  not_single_file: 409,
  payload_too_large: 413,
  quota_exceeded: 429,
  rate_limited: 429,
  internal_error: 500,
  not_available_yet: 501,
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
