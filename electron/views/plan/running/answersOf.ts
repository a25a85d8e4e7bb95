/** What of a plan a person has decided: a run of answers is about those, and tells of nothing else. Pure. */
import { servedGaps } from '../../../batch/touchedGaps.ts'
import type { Plan } from '../../../plan/plan.ts'
import { restrictPlan } from '../../../plan/restrictPlan.ts'
import type { Gap } from '../../../wanted/missing.ts'

export interface Answers {
  readonly decided: ReadonlySet<Gap>
  /** No run of this plan has told yet what was not found. */
  readonly isFirst: boolean
}

/** What is written beside the answers comes with them; null where it is no run of answers. */
export function answersOf(plan: Plan, { decided, isFirst }: Answers): Plan | null {
  const served = servedGaps(plan)
  const answered = served.filter((gap) => decided.has(gap))
  if (answered.length === 0 || (isFirst && answered.length < served.length)) return null
  const meant = new Set(served)
  const waiting = { ...plan, waiting: plan.waiting.filter(({ serves }) => serves.some(({ gap }) => decided.has(gap))) }
  return restrictPlan(waiting, (gap) => meant.has(gap) || (decided.has(gap) && isWaiting(waiting, gap)))
}

function isWaiting({ waiting }: Plan, gap: Gap): boolean {
  return waiting.some(({ serves }) => serves.some((each) => each.gap === gap))
}
