/** What can be done with a plan as it stands. Pure. */
import type { PlanState } from '../../../../shared/contract/plan.ts'

/** Subtitles that a run would write. */
export function rowsToWrite({ sums }: PlanState): number {
  return sums.sure + sums.chosen + sums.inside + sums.translate
}

/** What a run has left over, because it was cancelled or because a person must look, is as open as before. */
export function isOpenToChange({ phase }: Pick<PlanState, 'phase'>): boolean {
  return phase === 'ready' || phase === 'done'
}

export function canRun(state: PlanState): boolean {
  return isOpenToChange(state) && rowsToWrite(state) > 0
}
