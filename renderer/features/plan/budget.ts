/** What the plan costs against what is left today. Pure. */
import type { PlanState } from '../../../shared/contract/plan.ts'

export type Budget =
  | { readonly kind: 'free' }
  | { readonly kind: 'unknown'; readonly downloads: number }
  | { readonly kind: 'fits'; readonly downloads: number; readonly left: number }
  /** Some rows wait for the next day's units. */
  | {
      readonly kind: 'waits'
      readonly downloads: number
      readonly left: number | null
      readonly waiting: number
      readonly resumesAtMs: number | null
    }

export function budgetOf({ sums, downloadsLeft, resumesAtMs }: PlanState): Budget {
  const { downloads, waiting } = sums
  if (waiting > 0) return { kind: 'waits', downloads, left: downloadsLeft, waiting, resumesAtMs }
  if (downloads === 0) return { kind: 'free' }
  return downloadsLeft === null ? { kind: 'unknown', downloads } : { kind: 'fits', downloads, left: downloadsLeft }
}

/** Rows that a run would write. */
export function rowsToWrite({ sums }: PlanState): number {
  return sums.sure + sums.chosen + sums.translate
}

/** What a run has left over, because it was cancelled or because a person must look, is as open as before. */
export function isOpenToChange({ phase }: PlanState): boolean {
  return phase === 'ready' || phase === 'done'
}

export function canRun(state: PlanState): boolean {
  return isOpenToChange(state) && rowsToWrite(state) > 0
}
