/** The calls that make a plan, and that tell what making it would cost. */
import type { Handlers } from '../../../shared/contract/index.ts'
import type { PlanCommands } from '../../views/plan/planCommands.ts'
import type { PlanEstimates } from '../../views/plan/making/planEstimates.ts'

export interface PlanMakingHandlersParts {
  readonly plan: Pick<PlanCommands, 'make' | 'makeNext' | 'makeFormer' | 'askAgain' | 'goOnWithPlan'>
  readonly estimates: Pick<PlanEstimates, 'estimate'>
  readonly signal: AbortSignal
}

type PlanMakingCalls =
  'plan.make' | 'plan.estimate' | 'plan.askAnew' | 'plan.goOn' | 'plan.makeNext' | 'plan.makeFormer'

export function planMakingHandlers(parts: PlanMakingHandlersParts): Pick<Handlers, PlanMakingCalls> {
  const { plan, estimates, signal } = parts
  const begun = (begin: () => void) => {
    begin()
    return {}
  }
  return {
    'plan.make': async (order) => begun(() => plan.make(order)),
    'plan.estimate': ({ isAnew, ...scope }) => estimates.estimate(scope, signal, isAnew),
    async 'plan.askAnew'({ videoIds }) {
      await plan.askAgain(videoIds, true)
      return {}
    },
    'plan.goOn': async () => begun(() => plan.goOnWithPlan()),
    'plan.makeNext': async () => begun(() => plan.makeNext()),
    'plan.makeFormer': async () => begun(() => plan.makeFormer()),
  }
}
