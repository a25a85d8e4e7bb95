/** The calls that make a plan, and that tell what making it would cost. */
import type { Handlers } from '../../../shared/contract/index.ts'
import type { PlanCommands } from '../../views/plan/planCommands.ts'
import type { PlanEstimates } from '../../views/plan/making/planEstimates.ts'
import { after } from './after.ts'

export interface PlanMakingHandlersParts {
  readonly plan: Pick<PlanCommands, 'make' | 'makeNext' | 'makeFormer' | 'askAgain' | 'goOnWithPlan'>
  readonly estimates: Pick<PlanEstimates, 'estimate' | 'offer'>
  readonly signal: AbortSignal
}

type PlanMakingCalls =
  'plan.make' | 'plan.estimate' | 'plan.askAnew' | 'plan.goOn' | 'plan.makeNext' | 'plan.makeFormer'

export function planMakingHandlers(parts: PlanMakingHandlersParts): Pick<Handlers, PlanMakingCalls> {
  const { plan, estimates, signal } = parts
  return {
    'plan.make': (order) => after(() => plan.make(order)),
    'plan.estimate': ({ isAnew, ...scope }) =>
      isAnew ? estimates.estimate(scope, signal, isAnew) : estimates.offer(scope, signal),
    'plan.askAnew': ({ videoIds }) => after(() => plan.askAgain(videoIds, true)),
    'plan.goOn': () => after(() => plan.goOnWithPlan()),
    'plan.makeNext': () => after(() => plan.makeNext()),
    'plan.makeFormer': () => after(() => plan.makeFormer()),
  }
}
