/**
 * Whether what was downloaded for a subtitle was opened, judged and refused, for good: the same one is never taken again, so that
 * only another can help. What a network damaged may come whole the next time. Pure.
 */
import type { SkipReason } from '../contract/plan.ts'
import type { ErrorCode } from '../errors.ts'
import type { OutcomeState } from './runKinds.ts'

export interface RefusableOutcome {
  readonly state: OutcomeState
  readonly reason: SkipReason | null
  readonly code: ErrorCode | null
}

export function isRefused({ state, reason, code }: RefusableOutcome): boolean {
  return state === 'failed' && reason === 'rejected' && code !== 'archive.damaged'
}
