/**
 * Why nothing may be asked for now: the service is busy and asked to be left alone, or its units are used up. The one
 * decision about it: planning, matching, watch mode and the screens tell what stands here.
 */
import { AppError } from '../../shared/errors.ts'
import { BusyError } from './busyError.ts'
import type { QuotaKind } from './quotaCounter.ts'
import type { QuotaLedger } from './quotaLedger.ts'

export type Shortage =
  /** Unix milliseconds on this machine's clock. */
  { readonly kind: 'busy'; readonly untilMs: number } | { readonly kind: 'usedUp' }

/** null where something is left, or where nobody knows. */
export function shortageOf(
  ledger: Pick<QuotaLedger, 'remaining' | 'heldOffUntilMs'>,
  service: string,
  kind: QuotaKind,
): Shortage | null {
  const untilMs = ledger.heldOffUntilMs(service, kind)
  if (untilMs !== null) return { kind: 'busy', untilMs }
  return ledger.remaining(service, kind) === 0 ? { kind: 'usedUp' } : null
}

/** `usedUp` is the sentence for where it is the units that are missing: whoever counts them knows of which day and for whom. */
export function errorOfShortage(shortage: Shortage | null, usedUp: string): AppError {
  return shortage?.kind === 'busy' ? new BusyError(shortage.untilMs) : new AppError('quota.exhausted', usedUp)
}
