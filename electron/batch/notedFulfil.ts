/** The window carries plans out by this: what becomes of each file is written to the log as a run of the command writes it. */
import type { Emit } from './batchEvents.ts'
import type { FulfilOrder, FulfilParts, WantStep } from './fulfilPlan.ts'
import type { Plan } from '../plan/plan.ts'
import type { Want } from '../wanted/missing.ts'
import { createBatchLog } from './batchLog.ts'
import type { Note } from '../log/logEntry.ts'

export type FulfilPlan = (parts: FulfilParts, plan: Plan, order: FulfilOrder) => Promise<void>

export interface NotedFulfilParts {
  readonly fulfilPlan: FulfilPlan
  /** Tells a step as the event that it is. */
  readonly tellStep: (want: Want, step: WantStep, emit: Emit) => void
  readonly note: Note
}

export function notedFulfil({ fulfilPlan, tellStep, note }: NotedFulfilParts): FulfilPlan {
  return (parts, plan, order) => {
    const keep = createBatchLog(note)
    return fulfilPlan(parts, plan, {
      ...order,
      onStep(want, step) {
        tellStep(want, step, keep)
        order.onStep(want, step)
      },
    })
  }
}
