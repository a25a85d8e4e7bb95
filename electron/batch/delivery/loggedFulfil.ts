/** The window carries plans out by this: what becomes of each file is written to the log as a run of the command writes it. */
import type { LogEvent } from '../../log/logEntry.ts'
import { createBatchLog } from '../batchLog.ts'
import { fulfilPlan } from './fulfilPlan.ts'
import { tellStep } from '../runBatch.ts'

export type FulfilPlan = typeof fulfilPlan

export function loggedFulfil(note: LogEvent): FulfilPlan {
  return (parts, plan, order) => {
    const keep = createBatchLog(note)
    return fulfilPlan(parts, plan, {
      ...order,
      onStep(gap, step) {
        tellStep(gap, step, keep)
        order.onStep(gap, step)
      },
    })
  }
}
