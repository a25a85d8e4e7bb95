/** The commands about another candidate in the place of a written one. Mapping only. */
import type { HandlersFor } from '../../../shared/contract/define.ts'
import type { planCommands } from '../../../shared/contract/plan.ts'
import type { PlanCommands } from '../../views/plan/planCommands.ts'

export interface WrittenDomains {
  readonly plan: Pick<PlanCommands, 'wrongNext' | 'others' | 'takeOther' | 'anotherCost'>
  /** Aborted when the host closes. */
  readonly signal: AbortSignal
}

type WrittenHandlers = HandlersFor<
  Pick<typeof planCommands, 'video.wrongNext' | 'video.others' | 'video.takeOther' | 'video.anotherCost'>
>

export function writtenHandlersOf({ plan, signal }: WrittenDomains): WrittenHandlers {
  return {
    'video.wrongNext': (file) => plan.wrongNext(file, signal),
    'video.anotherCost': (file) => plan.anotherCost([file]),
    'video.others': (asked) => plan.others(asked, signal),
    'video.takeOther': (other) => plan.takeOther(other, signal),
  }
}
