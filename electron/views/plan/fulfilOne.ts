/** One chosen subtitle for one video, outside of any plan: fetched, checked and written as a run does it. */
import { AppError } from '../../../shared/errors.ts'
import type { WrittenFile } from '../../batch/batchEvents.ts'
import type { FulfilPlan } from '../../batch/loggedFulfil.ts'
import type { Connection } from '../../batch/connection.ts'
import type { Candidate } from '../../matching/choose/ranking.ts'
import type { Plan } from '../../plan/plan.ts'
import type { Gap } from '../../wanted/missing.ts'
import type { WishRules } from '../../wanted/wish.ts'

export interface OneOrder {
  readonly connection: Connection
  readonly rules: WishRules
  readonly gap: Gap
  /** Best first: the next is tried where one does not suit. */
  readonly picks: readonly [Candidate, ...Candidate[]]
  readonly batchId: string
  readonly signal: AbortSignal
}

/** @throws AppError with the reason why nothing was written */
export async function fulfilOne(
  fulfilPlan: FulfilPlan,
  { connection, rules, gap, picks, batchId, signal }: OneOrder,
): Promise<WrittenFile> {
  const [pick, ...next] = picks
  let outcome: WrittenFile | AppError | null = null
  await fulfilPlan(connection.batch.fulfil(rules), planOf(gap, pick, next), {
    batchId,
    limitDownloads: null,
    signal,
    onStep: (_want, step) => {
      if (step.kind === 'written') outcome = step.event
      if (step.kind === 'skipped') outcome = new AppError(step.code ?? 'subtitle.unreadable', step.message)
    },
    onArchive: () => undefined,
  })
  return written(outcome)
}

function written(outcome: WrittenFile | AppError | null): WrittenFile {
  if (outcome === null) throw new AppError('cancelled', 'Cancelled.')
  if (outcome instanceof AppError) throw outcome
  return outcome
}

function planOf(gap: Gap, pick: Candidate, next: readonly Candidate[]): Plan {
  const archive = { subtitle: pick.subtitle, isCached: false, cost: 1, serves: [{ gap, pick, next }] } as const
  const nothing = { waiting: [], unmatched: [], ask: [], translate: [], none: [] }
  return { archives: [archive], downloads: 1, isHeldByLimit: false, ...nothing }
}
