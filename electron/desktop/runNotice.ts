/** Decides when the end of a run is worth a notification, and what it says. Shows nothing itself. */
import type { PlanState } from '../../shared/contract/plan.ts'
import { problemWords } from './problemWords.ts'
import type { NativeTexts } from './texts/en.ts'

export interface Notice {
  readonly title: string
  readonly body: string
}

type SeenPlan = Pick<PlanState, 'phase' | 'result' | 'problem' | 'sums'>

/** Null while nothing ended. A run that the user watches needs no notice: that is the caller's to know. */
export function noticeOf(before: PlanState['phase'], plan: SeenPlan, texts: NativeTexts): Notice | null {
  if (before !== 'running' || plan.phase === before) return null
  if (plan.phase === 'done' && plan.result) {
    const { written } = plan.result
    const waiting = plan.sums.waiting > 0 ? ` ${texts.notice.waiting(plan.sums.waiting)}` : ''
    return { title: texts.notice.doneTitle, body: `${texts.notice.written(written)}${waiting}` }
  }
  if (plan.phase === 'failed') {
    return { title: texts.notice.failedTitle, body: plan.problem ? problemWords(plan.problem, texts) : '' }
  }
  return null
}
