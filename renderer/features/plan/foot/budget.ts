/** What can be done with a plan as it stands. Pure. */
import type { PlanState } from '../../../../shared/contract/plan.ts'
import { missingInPlan } from '../../../../shared/counting.ts'

/** Subtitles that a run would write. */
export function rowsToWrite({ sums }: PlanState): number {
  return sums.sure + sums.chosen + sums.inside + sums.translate
}

/** What a run has left over, because it was cancelled or because a person must look, is as open as before. */
export function isOpenToChange({ phase }: Pick<PlanState, 'phase'>): boolean {
  return phase === 'ready' || phase === 'done'
}

/** What stands meanwhile is another plan. */
export function isBeingMade({ phase }: Pick<PlanState, 'phase'>): boolean {
  return phase === 'scanning' || phase === 'matching'
}

/** What was asked for could not be planned, whatever stands. */
export function isFailed({ phase, attempt, sums }: Pick<PlanState, 'phase' | 'attempt' | 'sums'>): boolean {
  return attempt !== null || (phase === 'failed' && missingInPlan(sums) === 0)
}

export function canRun(state: PlanState): boolean {
  return state.attempt === null && isOpenToChange(state) && (rowsToWrite(state) > 0 || state.toHold > 0)
}
