/** One chosen subtitle for one video, outside of any plan: fetched, checked and written as a run does it. */
import { AppError } from '../../../../shared/errors.ts'
import type { WrittenFile } from '../../../batch/batchEvents.ts'
import type { FulfilPlan } from '../../../batch/delivery/loggedFulfil.ts'
import { fulfilMany, type ManyOrder, type PickFor } from './fulfilMany.ts'

export interface OneOrder extends Omit<ManyOrder, 'picks'> {
  readonly choice: PickFor
}

/** @throws AppError with the reason why nothing was written */
export async function fulfilOne(fulfilPlan: FulfilPlan, { choice, ...order }: OneOrder): Promise<WrittenFile> {
  const [outcome] = await fulfilMany(fulfilPlan, { ...order, picks: [choice] })
  if (!outcome) throw new AppError('cancelled', 'Cancelled.')
  if (outcome instanceof AppError) throw outcome
  return outcome
}
