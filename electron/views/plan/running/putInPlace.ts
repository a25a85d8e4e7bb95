/** Another subtitle in the place of one of ours: that one goes to the trash with it, or, where nothing comes of it, stays. */
import type { WrittenFile } from '../../../batch/batchEvents.ts'
import type { FulfilPlan } from '../../../batch/delivery/loggedFulfil.ts'
import type { Runs } from '../../../runs/runs.ts'
import type { WantedRules } from '../../../wanted/wantedRules.ts'
import type { LibrarySession } from '../../library/librarySession.ts'
import type { PickFor } from './fulfilMany.ts'
import { fulfilOne } from './fulfilOne.ts'
import type { Offers } from './otherOffers.ts'

export interface PutParts {
  readonly library: Pick<LibrarySession, 'recordRemoved' | 'recordWritten'>
  readonly runs: Pick<Runs, 'record'>
  readonly rules: Pick<WantedRules, 'book'>
  readonly fulfilPlan: FulfilPlan
}

/** What is to come, and whether ours is known to be wrong. */
export type Choice = Omit<PickFor, 'replaces'>

export interface PlaceOrder {
  readonly offers: Pick<Offers, 'connection' | 'written'>
  readonly choice: Choice
  readonly batchId: string
}

/** Every button that puts another in the place of ours says one: of what comes instead of it, only what is in hand is tried. */
const downloadsSaid = 1

/** @throws AppError with the reason why ours stays */
export async function putInPlace(
  { library, runs, rules, fulfilPlan }: PutParts,
  { offers: { connection, written: replaces }, choice, batchId }: PlaceOrder,
  signal: AbortSignal,
): Promise<WrittenFile> {
  const order = { connection, rules: rules.book(), choice: { ...choice, replaces }, batchId, runs, signal }
  const event = await fulfilOne(fulfilPlan, { ...order, limitDownloads: downloadsSaid })
  library.recordRemoved(replaces)
  library.recordWritten({ videoPath: event.video, path: event.sidecar, language: event.language })
  return event
}
