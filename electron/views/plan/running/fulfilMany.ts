/** One chosen subtitle for one or more videos, outside of any plan: fetched once, checked and written as a run does it. */
import { AppError } from '../../../../shared/errors.ts'
import type { WrittenFile } from '../../../batch/batchEvents.ts'
import type { Connection } from '../../../batch/connection.ts'
import type { FulfilPlan } from '../../../batch/delivery/loggedFulfil.ts'
import { stepOutcome } from '../../../batch/stepOutcome.ts'
import type { Candidate } from '../../../matching/choose/ranking.ts'
import { emptyPlan, type Plan, type PlannedArchive, type ServedGap } from '../../../plan/plan.ts'
import type { Runs } from '../../../runs/runs.ts'
import type { Gap } from '../../../wanted/missing.ts'
import type { RulesBook } from '../../../wanted/rulesBook.ts'

export interface PickFor extends Omit<ServedGap, 'next'> {
  /** Tried in this order where the pick does not suit. */
  readonly next?: readonly Candidate[]
}

export interface ManyOrder {
  readonly connection: Connection
  readonly rules: RulesBook
  /** All of the same subtitle, as it was picked. */
  readonly picks: readonly PickFor[]
  /** The run that it is, which keeps what becomes of it. */
  readonly batchId: string
  /** What its button said that it spends at most; without it only the quota limits what comes instead of what does not suit. */
  readonly limitDownloads?: number
  /** As that of `ArchiveOrder`. */
  readonly saidIfGone?: string
  readonly runs: Pick<Runs, 'record'>
  readonly signal: AbortSignal
}

/** One outcome a pick, in the same order. */
export async function fulfilMany(
  fulfilPlan: FulfilPlan,
  { connection, rules, picks, batchId, limitDownloads, saidIfGone, runs, signal }: ManyOrder,
): Promise<readonly (WrittenFile | AppError)[]> {
  const outcomes = new Map<Gap, WrittenFile | AppError>()
  await fulfilPlan(connection.batch.fulfil(rules), planOf(picks), {
    batchId,
    limitDownloads: limitDownloads ?? null,
    ...(saidIfGone !== undefined && { saidIfGone }),
    signal,
    onStep: (gap, step) => {
      runs.record(batchId, [stepOutcome(gap, step)])
      if (step.kind === 'written') outcomes.set(gap, step.event)
      if (step.kind === 'skipped') outcomes.set(gap, new AppError(step.code ?? 'subtitle.unreadable', step.message))
    },
    onArchive: () => undefined,
  })
  return picks.map(({ gap }) => outcomes.get(gap) ?? new AppError('cancelled', 'Cancelled.'))
}

function planOf(picks: readonly PickFor[]): Plan {
  const [first] = picks
  if (!first) return emptyPlan
  const serves: PlannedArchive['serves'] = picks.map(({ next = [], ...pick }) => ({ ...pick, next }))
  const archive: PlannedArchive = { subtitle: first.pick.subtitle, isCached: false, cost: 1, serves }
  return { ...emptyPlan, archives: [archive], downloads: 1 }
}
