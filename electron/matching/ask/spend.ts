/** One call with its units: reserved before, settled after the answer is durably kept (promise J1). */
import { toAppError, type AppError } from '../../../shared/errors.ts'
import type { CallId } from '../../serviceClient/callId.ts'
import { mayBeCharged } from '../../serviceClient/mayBeCharged.ts'
import { WaitError } from '../../serviceClient/waitError.ts'
import type { SearchLedger } from '../matchedVideo.ts'

export interface Spending {
  readonly ledger: SearchLedger
  readonly service: string
  /** Whose units these are: a lost call is repeated for the same account only. */
  readonly account: string
  readonly batchId: string
}

export interface PaidCall<Answer, Kept> {
  readonly units: number
  readonly subject: string
  readonly reason: string
  /** What is asked, as one text. */
  readonly content: string
  readonly call: (callId: CallId) => Promise<Answer>
  /** Checks the answer and stores it; runs before the units are settled, so that a crash between them costs nothing twice. */
  readonly keep: (answer: Answer) => Kept
}

/** @throws AppError 'quota.exhausted' before the call when too little is left; what the call throws, as AppError. */
export async function spend<Answer, Kept>(
  { ledger, service, account, batchId }: Spending,
  { units, subject, reason, content, call, keep }: PaidCall<Answer, Kept>,
): Promise<Kept> {
  const reservation = await ledger.reserveTogether({
    ...{ kind: 'search', units, batchId, subject, reason, service },
    call: { account, content },
  })
  try {
    const kept = keep(await call(ledger.callIdOf(reservation)))
    await ledger.settleTogether(reservation, units)
    return kept
  } catch (thrown) {
    const error = toAppError(thrown)
    const retryAtMs = error instanceof WaitError ? error.retryAtMs : null
    if (error.code === 'quota.exhausted') ledger.markExhausted(service, 'search', retryAtMs)
    else if (retryAtMs !== null) ledger.holdOff(service, 'search', retryAtMs)
    if (mayBeCharged(error)) ledger.lose(reservation)
    else ledger.release(reservation)
    throw error
  }
}

/** With these no later call can succeed either. */
export function stopsTheRun(error: AppError): boolean {
  return ['cancelled', 'quota.exhausted', 'key.missing', 'key.refused', 'plan.required'].includes(error.code)
}
