/** Decides when the end of a run is worth a notification, and what it says. Shows nothing itself. */
import type { MenuScreen } from '../../../shared/contract/app.ts'
import type { PlanState } from '../../../shared/contract/plan.ts'
import { problemWords } from '../problemWords.ts'
import type { NativeTexts } from '../texts/NativeTexts.ts'

export interface Notice {
  readonly title: string
  readonly body: string
  /** A screen that has more of it, on a button of its own where the system has buttons. */
  readonly leads?: { readonly label: string; readonly screen: MenuScreen }
}

type SeenPlan = Pick<PlanState, 'phase' | 'result' | 'problem' | 'sums'>

/** Null while nothing ended. A run that the user watches needs no notice: that is the caller's to know. */
export function noticeOf(before: PlanState['phase'], plan: SeenPlan, texts: NativeTexts): Notice | null {
  if (before !== 'running' || plan.phase === before) return null
  if (plan.phase === 'done' && plan.result) {
    const { written } = plan.result
    const waiting = plan.sums.waiting > 0 ? ` ${texts.notice.waiting({ files: plan.sums.waiting })}` : ''
    const review = plan.sums.ask > 0 ? { leads: { label: texts.notice.review, screen: 'review' } as const } : {}
    return { title: texts.notice.doneTitle, body: `${texts.notice.written({ files: written })}${waiting}`, ...review }
  }
  if (plan.phase === 'failed') {
    return { title: texts.notice.failedTitle, body: plan.problem ? problemWords(plan.problem, texts) : '' }
  }
  return null
}
