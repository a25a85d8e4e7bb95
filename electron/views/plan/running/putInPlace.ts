/** Another subtitle in the place of one of ours: that one goes to the trash with it, or, where nothing comes of it, stays. */
import { AppError } from '../../../../shared/errors.ts'
import type { WrittenFile } from '../../../batch/batchEvents.ts'
import type { FulfilPlan } from '../../../batch/delivery/loggedFulfil.ts'
import type { Candidate } from '../../../matching/choose/ranking.ts'
import type { Runs } from '../../../runs/runs.ts'
import type { Gap } from '../../../wanted/missing.ts'
import type { WantedRules } from '../../../wanted/wantedRules.ts'
import type { LibrarySession } from '../../library/librarySession.ts'
import { fulfilMany } from './fulfilMany.ts'
import type { Offers } from './otherOffers.ts'

export interface PutParts {
  readonly library: Pick<LibrarySession, 'recordRemoved' | 'recordWritten'>
  readonly runs: Pick<Runs, 'record'>
  readonly rules: Pick<WantedRules, 'book'>
  readonly fulfilPlan: FulfilPlan
}

export interface Choice {
  readonly gap: Gap
  readonly pick: Candidate
  /** Tried in this order where the pick does not suit. */
  readonly next?: readonly Candidate[]
}

export interface PlaceOrder {
  readonly offers: Pick<Offers, 'connection' | 'written'>
  readonly choice: Choice
  readonly batchId: string
}

/** @throws AppError with the reason why ours stays */
export async function putInPlace(
  { library, runs, rules, fulfilPlan }: PutParts,
  { offers: { connection, written: replaces }, choice, batchId }: PlaceOrder,
  signal: AbortSignal,
): Promise<WrittenFile> {
  const picks = [{ ...choice, replaces }]
  const [outcome] = await fulfilMany(fulfilPlan, { connection, rules: rules.book(), picks, batchId, runs, signal })
  if (!outcome) throw new AppError('cancelled', 'Cancelled.')
  if (outcome instanceof AppError) throw outcome
  library.recordRemoved(replaces)
  library.recordWritten({ videoPath: outcome.video, path: outcome.sidecar, language: outcome.language })
  return outcome
}
