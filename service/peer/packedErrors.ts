/** Errors on their way between threads or processes: those that callers look at keep their kind, all keep their words. */
import { AppError, type ErrorCode } from '../../shared/errors.ts'
import { JobTakenOver } from '../ai/jobs/jobTakenOver.ts'
import { ArchiveTrouble } from '../http/archiveTrouble.ts'
import { ServiceError, type ServiceErrorCode, type ServiceErrorDetails } from '../http/serviceError.ts'

export type PackedError = { readonly message: string; readonly stack: string } & (
  | { readonly kind: 'refusal'; readonly code: ServiceErrorCode; readonly details: ServiceErrorDetails }
  | { readonly kind: 'archives'; readonly isLasting: boolean }
  | { readonly kind: 'app'; readonly code: ErrorCode }
  | { readonly kind: 'takenOver' }
  | { readonly kind: 'bug' }
)

export function packError(thrown: unknown): PackedError {
  const { message, stack = '' } = thrown instanceof Error ? thrown : new Error(String(thrown))
  const words = { message, stack }
  if (thrown instanceof ServiceError) return { ...words, kind: 'refusal', code: thrown.code, details: thrown.details }
  if (thrown instanceof ArchiveTrouble) return { ...words, kind: 'archives', isLasting: thrown.isLasting }
  if (thrown instanceof AppError) return { ...words, kind: 'app', code: thrown.code }
  return { ...words, kind: thrown instanceof JobTakenOver ? 'takenOver' : 'bug' }
}

export function unpackError(packed: PackedError): Error {
  const error = errorOf(packed)
  // Where it was thrown is of use, where it was unpacked is not.
  error.stack = packed.stack
  return error
}

function errorOf(packed: PackedError): Error {
  const { message } = packed
  if (packed.kind === 'refusal') return new ServiceError(packed.code, message, packed.details)
  if (packed.kind === 'archives') return new ArchiveTrouble(message, { isLasting: packed.isLasting })
  if (packed.kind === 'takenOver') return new JobTakenOver(message)
  return packed.kind === 'app' ? new AppError(packed.code, message) : new Error(message)
}
