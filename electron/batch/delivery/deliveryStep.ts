/** What a delivery is called as the last step of its gap. Pure. */
import type { AppError } from '../../../shared/errors.ts'
import type { Candidate } from '../../matching/choose/ranking.ts'
import type { Delivery } from './deliver.ts'
import type { GapStep } from './fulfilOrder.ts'

export function stepOfDelivery({ releaseName }: Candidate, delivery: Delivery): GapStep {
  switch (delivery.kind) {
    case 'written':
      return delivery
    case 'covered':
      return { kind: 'skipped', reason: 'covered', code: null, message: delivery.message }
    case 'foreign':
      return { kind: 'skipped', reason: 'foreign-file', code: 'file.foreign', message: delivery.message }
    case 'rejected': {
      const { code, message } = delivery
      return { kind: 'skipped', reason: 'rejected', code, message: `${releaseName}: ${message}` }
    }
    case 'out-of-step':
      return { kind: 'skipped', reason: 'rejected', code: null, message: delivery.message }
    case 'failed': {
      const { code, message } = delivery.error
      return { kind: 'skipped', reason: isOfQuota(delivery.error) ? 'quota' : 'error', code, message }
    }
  }
}

/** It waits until there is quota again, or the service has time. */
export function isOfQuota({ code }: AppError): boolean {
  return code === 'quota.exhausted' || code === 'service.busy'
}
