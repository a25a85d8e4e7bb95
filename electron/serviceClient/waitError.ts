/** A refusal with a date: the service says when it will answer again. Whoever queues the work parks it until then. */
import { AppError, type ErrorCode } from '../../shared/errors.ts'

export class WaitError extends AppError {
  /** Unix milliseconds by the local clock. */
  readonly retryAtMs: number

  constructor(code: ErrorCode, message: string, retryAtMs: number, cause?: unknown) {
    super(code, message, cause)
    this.name = 'WaitError'
    this.retryAtMs = retryAtMs
  }
}
