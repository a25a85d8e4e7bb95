/** The commands about another candidate in the place of a written one, and of many. Mapping only. */
import type { HandlersFor } from '../../../shared/contract/define.ts'
import type { anotherCommands } from '../../../shared/contract/videos/another.ts'
import type { writtenCommands } from '../../../shared/contract/videos/written.ts'
import type { PlanCommands } from '../../views/plan/planCommands.ts'
import type { AnotherRun } from '../../views/scope/anotherRun.ts'
import { after } from './after.ts'

export interface WrittenDomains {
  readonly plan: Pick<PlanCommands, 'wrongNext' | 'writeRefused' | 'others' | 'takeOther' | 'anotherCost'>
  readonly another: AnotherRun
  /** Aborted when the host closes. */
  readonly signal: AbortSignal
}

type WrittenHandlers = HandlersFor<typeof anotherCommands> & HandlersFor<typeof writtenCommands>

export function writtenHandlersOf({ plan, another, signal }: WrittenDomains): WrittenHandlers {
  return {
    'video.wrongNext': (file) => plan.wrongNext(file, signal),
    'video.writeRefused': (file) => plan.writeRefused(file, signal),
    'video.anotherCost': (file) => plan.anotherCost([file]),
    'video.others': (asked) => plan.others(asked, signal),
    'video.takeOther': (other) => plan.takeOther(other, signal),
    'another.of': ({ scope }) => another.of(scope),
    'another.start': ({ scope }) => another.start(scope),
    'another.state': async () => another.state(),
    'another.cancel': () => after(() => another.cancel()),
  }
}
