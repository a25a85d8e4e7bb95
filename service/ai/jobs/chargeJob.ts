/** What starting a job costs: one unit of the month (API §8; the free plan has one trial of each feature). */
import type { KeyCaller } from '../../http/caller.ts'
import { ServiceError } from '../../http/serviceError.ts'
import type { Counter } from '../../usage/plans.ts'
import type { RequestId } from '../../usage/requestIds.ts'
import type { UsageLedger } from '../../usage/usageLedger.ts'
import type { Job } from './job.ts'
import { chargedObject } from './jobEnd.ts'

export interface Charging extends KeyCaller {
  readonly route: string
  readonly callId: RequestId | null
}

/** Before an engine is looked for: who may not start one is told that, not what this service lacks. */
export function requireEntitled(
  ledger: UsageLedger,
  kind: Job['kind'],
  { account, payer }: Pick<Charging, 'account' | 'payer'>,
): void {
  if (!account.plan.isPaid && ledger.state(payer, counterOf(kind, false)).remaining === 0) throw notEntitled(kind)
}

/** The free plan has one trial of each feature, a paid one counts both together. */
function counterOf(kind: Job['kind'], isPaid: boolean): Counter {
  return kind === 'transcription' && !isPaid ? 'transcription' : 'ai'
}

/**
 * Returns the counter that was charged. Throws `translation_not_entitled` (402) without a paid plan or trial, and
 * `translation_quota_exhausted` (429) when a paid plan's month is used up. Run inside the transaction that adds the job.
 */
export function chargeJob(
  ledger: UsageLedger,
  { kind, requestId }: Pick<Job, 'kind' | 'requestId'>,
  by: Charging,
): Counter {
  const { account, payer, route, callId } = by
  requireEntitled(ledger, kind, by)
  const counter = counterOf(kind, account.plan.isPaid)
  const items = [{ object: chargedObject(kind, requestId), units: 1 }]
  ledger.charge(payer, { counter, route, items, requestId: callId })
  return counter
}

function notEntitled(kind: Job['kind']): ServiceError {
  const what = kind === 'translation' ? 'translation' : 'transcription'
  const message = `This month's free ${what} is used up. More need a paid plan; the next free one comes on the 1st (UTC).`
  return new ServiceError('translation_not_entitled', message)
}
