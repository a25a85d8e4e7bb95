/** Carries out the plan on the board: fetches, checks and writes what it serves, and notes what becomes of each wish. */
import { AppError } from '../../../shared/errors.ts'
import { isFailure } from '../../../shared/isFailure.ts'
import type { GapStep } from '../../batch/fulfilPlan.ts'
import type { FulfilPlan } from '../../batch/loggedFulfil.ts'
import { openGaps } from '../../batch/openGaps.ts'
import type { Plan } from '../../plan/plan.ts'
import type { SettingsStore } from '../../settings/settings.ts'
import type { Gap } from '../../wanted/missing.ts'
import { usableRules } from '../../wanted/usableRules.ts'
import type { AiSession } from '../ai/aiSession.ts'
import type { ActivityLog } from './activityLog.ts'
import type { LibrarySession } from '../library/librarySession.ts'
import type { ServiceLink } from '../serviceLink.ts'
import type { PlanBoard } from './planBoard.ts'

export interface PlanRunParts {
  readonly board: Pick<PlanBoard, 'matched' | 'finish'>
  readonly activity: ActivityLog
  readonly library: Pick<LibrarySession, 'recordWritten'>
  readonly link: Pick<ServiceLink, 'current'>
  readonly settings: Pick<SettingsStore, 'read'>
  readonly fulfilPlan: FulfilPlan
  /** What only a machine can bring goes on by itself there. */
  readonly ai: Pick<AiSession, 'orderPlanned'>
}

export interface RunOrder {
  readonly plan: Plan
  readonly batchId: string
  readonly signal: AbortSignal
  readonly turn: () => Promise<void>
  readonly onStep: (gap: Gap, step: GapStep) => void
  readonly onArchive: (done: number, total: number) => void
}

export interface RunResult {
  readonly written: number
  readonly skipped: number
  readonly failed: number
}

export type RunPlan = (order: RunOrder) => Promise<RunResult>

/** A cancelled run ends early: what was written by then stays, and the rest stays in the plan. */
export function createPlanRun(parts: PlanRunParts): RunPlan {
  const { board, activity } = parts
  return async (order) => {
    const { plan, batchId, signal, turn, onArchive } = order
    const tally = createTally(parts, order)
    activity.queue(plan.archives.flatMap(({ serves }) => serves.map(({ gap }) => gap)))
    try {
      const connection = await parts.link.current()
      const fulfil = connection.batch.fulfil(usableRules(parts.settings.read()))
      const onStep = (gap: Gap, step: GapStep) => {
        tally.recordServed(gap, step)
      }
      await parts.fulfilPlan(fulfil, plan, { batchId, limitDownloads: null, signal, turn, onStep, onArchive })
      parts.ai.orderPlanned(plan.translate, batchId)
      for (const { gap } of plan.translate) tally.ended.add(gap)
      for (const { gap, ...step } of openGaps({ plan, matched: board.matched() })) {
        if (step.reason === 'ask') continue // It waits for a person, not for the run.
        tally.record(gap, step)
        if (step.reason === 'quota') fulfil.park(gap, new AppError('quota.exhausted', step.message))
      }
    } catch (thrown) {
      if (!signal.aborted) throw thrown
    } finally {
      activity.cancelOpen()
      board.finish(tally.ended)
    }
    return tally.result()
  }
}

function createTally({ activity, library }: PlanRunParts, { onStep }: RunOrder) {
  const counts = { written: 0, skipped: 0, failed: 0 }
  /** Taken up and done with, one way or the other; what waits for quota is not. */
  const ended = new Set<Gap>()

  function record(gap: Gap, step: GapStep): void {
    activity.record(gap, step)
    if (step.kind === 'written') {
      const { video, sidecar, language } = step.event
      library.recordWritten({ videoPath: video, path: sidecar, language })
    }
    const counted = countedAs(step)
    if (counted) counts[counted] += 1
    onStep(gap, step)
  }

  return {
    ended,
    record,
    recordServed(gap: Gap, step: GapStep) {
      if (countedAs(step) && !(step.kind === 'skipped' && step.reason === 'quota')) ended.add(gap)
      record(gap, step)
    },
    result: (): RunResult => ({ ...counts }),
  }
}

function countedAs(step: GapStep): keyof RunResult | null {
  if (step.kind === 'written') return 'written'
  if (step.kind !== 'skipped') return null
  return isFailure(step.reason) ? 'failed' : 'skipped'
}
