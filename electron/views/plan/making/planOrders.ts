/** Orders for plans: of a scope, the former one again, and what the last one left over. */
import type { PlanState } from '../../../../shared/contract/plan.ts'
import { AppError } from '../../../../shared/errors.ts'
import type { LibrarySession } from '../../library/librarySession.ts'
import type { PlanWorker } from '../planWorker.ts'
import type { FormerPlanView } from './formerPlanView.ts'
import { orderOfNext, planAgain } from './leftOver.ts'
import type { PlanOrder } from './planScope.ts'

export interface PlanOrdersParts {
  readonly worker: Pick<PlanWorker, 'now'>
  readonly library: Pick<LibrarySession, 'toPlan' | 'has'>
  readonly former: Pick<FormerPlanView, 'order' | 'told'>
}

export interface PlanOrders {
  /** @throws AppError 'input.invalid' where there is none */
  former(): PlanOrder
  /** @throws AppError 'input.invalid' where nothing is left */
  next(): PlanOrder
  /**
   * How the plan that stands would be made again. Without a batch of its own it was not made: videos were looked at, or came back
   * with what runs left open, in the place of a plan that a restart has taken away.
   */
  again(): PlanState['again']
}

export function createPlanOrders({ worker, library, former }: PlanOrdersParts): PlanOrders {
  return {
    former() {
      const order = former.order()
      if (order === null) throw new AppError('input.invalid', 'There is no former plan. Make a new one.')
      return order
    },
    next() {
      const { leftOver } = worker.now()
      if (leftOver === null) throw new AppError('input.invalid', 'Nothing is left to ask for. Make a new plan.')
      const openIds = new Set(library.toPlan(leftOver.whole).map(({ id }) => id))
      return orderOfNext(leftOver, openIds)
    },
    again() {
      const { phase, batchId, leftOver } = worker.now()
      const isMade = batchId !== null && (phase === 'ready' || phase === 'done' || phase === 'failed')
      const isFormer = batchId === null && phase === 'ready' && former.told() !== null
      return isMade || isFormer ? planAgain(former.order(), leftOver, (id) => library.has(id)) : null
    },
  }
}
