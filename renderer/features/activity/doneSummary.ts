/** The sums of the done card: how many are right now and why the others are not. Pure. */
import type { ActivityState, PlanState } from '../../../shared/contract/plan.ts'
import { rowsOfPlan } from '../../../shared/rowsOfPlan.ts'

export type LeftReason = 'waiting' | 'failed' | 'ask' | 'none' | 'skipped'

export interface DoneSummary {
  readonly right: number
  readonly total: number
  /** From 0 to 1. */
  readonly share: number
  readonly left: readonly { readonly reason: LeftReason; readonly count: number }[]
  readonly spent: { readonly search: number; readonly downloads: number }
}

/** null while there is no finished run to sum up. */
export function doneSummaryOf(plan: PlanState, activity: ActivityState): DoneSummary | null {
  if (plan.phase !== 'done' || plan.result === null) return null
  const { written, skipped, failed, search, downloads } = plan.result
  // What waits for a person is no part of the run, and still not right; a file of the user's own is right already.
  const total = Math.max(rowsOfPlan(plan.sums) - plan.sums.yours, written + skipped + failed + plan.sums.ask)
  return {
    right: written,
    total,
    share: total === 0 ? 1 : written / total,
    left: leftOf(plan, activity, total - written),
    spent: { search, downloads },
  }
}

/** The known reasons in order of what a person can still do about them; what they do not explain counts as skipped. */
function leftOf({ sums, result }: PlanState, { counts }: ActivityState, left: number): DoneSummary['left'] {
  const known: readonly (readonly [LeftReason, number])[] = [
    ['waiting', counts.waiting],
    ['failed', result?.failed ?? 0],
    ['ask', sums.ask],
    ['none', sums.none],
  ]
  let unexplained = left
  const parts: { reason: LeftReason; count: number }[] = []
  for (const [reason, wanted] of known) {
    const count = Math.min(wanted, unexplained)
    unexplained -= count
    parts.push({ reason, count })
  }
  return [...parts, { reason: 'skipped' as const, count: unexplained }].filter(({ count }) => count > 0)
}
