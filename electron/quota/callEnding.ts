/** What the failure of a paid call says of its own units, and of the calls after it. Pure. */
import type { AppError, ErrorCode } from '../../shared/errors.ts'
import { mayBeCharged } from '../serviceClient/mayBeCharged.ts'
import { WaitError } from '../serviceClient/waitError.ts'

/** `spent`: what was bought has come, whatever it is like. `unknown`: nobody can say whether the service counted it. */
export type Charge = 'free' | 'unknown' | 'spent'

/** Times are unix milliseconds by the local clock. */
export type Pause =
  { readonly kind: 'exhausted'; readonly untilMs: number | null } | { readonly kind: 'busy'; readonly untilMs: number }

export interface CallEnding {
  readonly charge: Charge
  /** No further call before that; null: nothing was said. */
  readonly pause: Pause | null
}

/** Archives that came and are of no use. */
const delivered: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['archive.damaged', 'archive.unreadable'])

export function callEnding(error: AppError): CallEnding {
  return { charge: chargeOf(error), pause: pauseOf(error) }
}

function chargeOf(error: AppError): Charge {
  if (delivered.has(error.code)) return 'spent'
  return mayBeCharged(error) ? 'unknown' : 'free'
}

function pauseOf(error: AppError): Pause | null {
  const untilMs = error instanceof WaitError ? error.retryAtMs : null
  if (error.code === 'quota.exhausted') return { kind: 'exhausted', untilMs }
  return untilMs === null ? null : { kind: 'busy', untilMs }
}
