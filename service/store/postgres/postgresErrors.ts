/** What PostgreSQL and the way to it say, as errors of the service. */
import { AppError } from '../../../shared/errors.ts'

export interface PostgresFailure {
  readonly failed: string
  /** SQLSTATE, or the system's code. */
  readonly code: string | null
  /** The connection is gone, and with it its transaction. */
  readonly isLost: boolean
}

/** The server did not take a statement. */
export class PostgresError extends Error {
  override readonly name = 'PostgresError'
  readonly code: string | null

  constructor({ failed, code }: PostgresFailure) {
    super(failed)
    this.code = code
  }
}

/** Nobody knows what became of a transaction on it: whoever asks begins anew. */
export class ConnectionLost extends AppError {
  constructor(message: string) {
    super('disk.failing', message)
  }
}

/**
 * Full, out of memory, too many connections (53), ended by its operator (57), failed itself (58), another's lock (40, 55), or
 * a copy that takes no changes (25006), as one is until it takes the place of a server that failed.
 */
const passing = /^(?:53|57|58|40|55|25006)/

export function errorOfPostgres(failure: PostgresFailure): Error {
  if (failure.isLost) return connectionLost(failure.failed)
  if (passing.test(failure.code ?? '')) return new AppError('disk.failing', `The database refuses: ${failure.failed}.`)
  return new PostgresError(failure)
}

export function connectionLost(reason: string): ConnectionLost {
  return new ConnectionLost(`The database does not answer: ${reason}.`)
}
