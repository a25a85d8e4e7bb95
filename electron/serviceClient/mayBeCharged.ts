/** Of a call that failed: may the service have counted it all the same? Only what is known to be free is. */
import { AppError, type ErrorCode } from '../../shared/errors.ts'
import { ConnectionFailure } from './answers/connectionFailure.ts'
import { WaitError } from './waitError.ts'

/** Cause of an error: the service answered with this status. */
export class RefusedAnswer extends Error {
  readonly status: number
  /** The body is the service's own word, not a page of something in between. */
  readonly isOwnWord: boolean

  constructor(status: number, isOwnWord: boolean) {
    super(`Refused with status ${String(status)}`)
    this.name = 'RefusedAnswer'
    this.status = status
    this.isOwnWord = isOwnWord
  }
}

/** Cause of an error that is free by itself: an earlier try of the same call may have been heard. Its own cause is the last try's. */
class HeardBefore extends Error {
  constructor(cause: unknown) {
    super('An earlier try may have reached the service', { cause })
    this.name = 'HeardBefore'
  }
}

/** The service did not act on what was asked: found before anything was sent, or a plain no. */
export const plainRefusals: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'input.invalid',
  'service.refused',
  'engine.missing',
  'service.notFound',
  'service.redirected',
  'service.unsafeAddress',
  'key.missing',
  'key.refused',
  'quota.exhausted',
  'plan.required',
])

/** Without a cause of the kinds above, these cost nothing either. */
const free: ReadonlySet<ErrorCode> = new Set<ErrorCode>([...plainRefusals, 'service.unreachable', 'service.busy'])

/** A time-out, a lost or cut answer and a server that failed over its work may all have been counted. */
export function mayBeCharged({ code, cause }: AppError): boolean {
  if (cause instanceof HeardBefore) return true
  if (cause instanceof ConnectionFailure) return cause.mayHaveArrived
  if (cause instanceof RefusedAnswer && cause.status >= 500) return cause.status !== 503 || !cause.isOwnWord
  return !free.has(code)
}

/** The same error, in its words and with its date, of a call that may have been heard by an earlier try. */
export function afterArrival(error: AppError): AppError {
  if (mayBeCharged(error)) return error
  const { code, message, cause } = error
  return error instanceof WaitError
    ? new WaitError(code, message, error.retryAtMs, new HeardBefore(cause))
    : new AppError(code, message, new HeardBefore(cause))
}
