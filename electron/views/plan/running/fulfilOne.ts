/** One chosen subtitle for one video, outside of any plan: fetched, checked and written as a run does it. */
import { AppError } from '../../../../shared/errors.ts'
import type { WrittenFile } from '../../../batch/batchEvents.ts'
import type { FulfilPlan } from '../../../batch/delivery/loggedFulfil.ts'
import type { Candidate } from '../../../matching/choose/ranking.ts'
import type { Gap } from '../../../wanted/missing.ts'
import { fulfilMany, type ManyOrder } from './fulfilMany.ts'

export interface OneOrder extends Omit<ManyOrder, 'picks'> {
  readonly gap: Gap
  /** Best first: the next is tried where one does not suit. */
  readonly picks: readonly [Candidate, ...Candidate[]]
  /** They were refused, and one of them is wanted all the same. */
  readonly isInsisted?: true
}

/** @throws AppError with the reason why nothing was written */
export async function fulfilOne(
  fulfilPlan: FulfilPlan,
  { gap, picks, isInsisted, ...order }: OneOrder,
): Promise<WrittenFile> {
  const [pick, ...next] = picks
  const [outcome] = await fulfilMany(fulfilPlan, {
    ...order,
    picks: [{ gap, pick, next, ...(isInsisted && { isInsisted }) }],
  })
  if (!outcome) throw new AppError('cancelled', 'Cancelled.')
  if (outcome instanceof AppError) throw outcome
  return outcome
}
