/** What the taskbar and the dock show of a run, as data: how far it is, and whether it stands. */
import type { PlanState } from '../../../shared/contract/plan.ts'

export interface TaskbarProgress {
  /** 0 to 1; -1 shows nothing. */
  readonly value: number
  readonly mode: 'normal' | 'paused'
}

const nothing: TaskbarProgress = { value: -1, mode: 'normal' }

export function taskbarProgress(plan: Pick<PlanState, 'phase' | 'progress'> | null): TaskbarProgress {
  if (plan === null) return nothing
  const { done, total } = plan.progress
  const value = total > 0 ? Math.min(1, done / total) : 0
  if (plan.phase === 'running') return { value, mode: 'normal' }
  return plan.phase === 'paused' ? { value, mode: 'paused' } : nothing
}
