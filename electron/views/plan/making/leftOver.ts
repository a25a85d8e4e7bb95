/** What a plan left for later, and the order that goes on with it. Pure. */
import type { NotAsked } from '../../../../shared/contract/runs/estimate.ts'
import type { PlanState } from '../../../../shared/contract/plan.ts'
import type { Scope } from '../../../../shared/contract/scope.ts'
import type { PlanOrder } from './planScope.ts'

export interface LeftOver {
  readonly told: NotAsked
  /** All that was meant. */
  readonly whole: Scope
  /** Ids of the videos that the plan asked for, and of those that it would ask for next. */
  readonly taken: readonly string[]
  readonly more: readonly string[]
  /** What was answered before counts for nothing. */
  readonly answersSinceMs: number
}

/** The same videos once more; `has` tells which of them are in the library still. */
export function planAgain(
  order: PlanOrder | null,
  leftOver: LeftOver | null,
  has: (videoId: string) => boolean,
): PlanState['again'] {
  if (leftOver === null) return order && { scope: order.scope, begins: order.begins ?? null }
  const { whole, taken } = leftOver
  return { scope: { search: '', ids: taken.filter(has), language: whole.language }, begins: whole }
}

/** For what of both is still missing; `openIds` are the videos of the whole that lack something by now. */
export function orderOfNext({ whole, taken, more, answersSinceMs }: LeftOver, openIds: ReadonlySet<string>): PlanOrder {
  const ids = [...taken, ...more].filter((id) => openIds.has(id))
  return { scope: { search: '', ids, language: whole.language }, newest: null, begins: whole, answersSinceMs }
}
