/** One question to the service that costs search units: a paid call with an id of its own. */
import type { CallId } from '../serviceClient/callId.ts'
import { paidCall, type PayingLedger } from './paidCall.ts'

export interface Spending<Ledger extends PayingLedger = PayingLedger> {
  readonly ledger: Ledger
  readonly service: string
  /** Whose units these are: a lost call is repeated for the same account only. */
  readonly account: string
  readonly batchId: string
}

export interface PaidSearch<Answer, Kept> {
  readonly units: number
  readonly subject: string
  readonly reason: string
  /** What is asked, as one text. */
  readonly content: string
  readonly call: (callId: CallId) => Promise<Answer>
  /** Checks the answer and stores it: one commit with the units. */
  readonly keep: (answer: Answer) => Kept
}

/** @throws AppError as `paidCall` does */
export function paidSearch<Answer, Kept>(
  { ledger, service, account, batchId }: Spending,
  { units, subject, reason, content, call, keep }: PaidSearch<Answer, Kept>,
): Promise<Kept> {
  return paidCall(ledger, {
    unit: { kind: 'search', units, batchId, subject, reason, service, call: { account, content } },
    call: (entry) => call(ledger.callIdOf(entry)),
    keep,
  })
}
