/**
 * What taking wishes of runs up again would come to: which of them could be had after all, and how many downloads that takes at
 * most. Planned as it will be, decisions included, from what is known and cached. Asks nobody and changes no row.
 */
import { keyOf } from '../../../batch/stepOutcome.ts'
import type { Outcome } from '../../../runs/run.ts'
import { restrictPlan } from '../../../plan/restrictPlan.ts'
import { videoIdOf } from '../../ids.ts'
import { createPlanBoard, type PlanBoardParts } from '../board/planBoard.ts'
import { isAmong } from '../running/planRun.ts'
import type { MakePlan } from './planMaker.ts'
import { planOfVideos } from './planScope.ts'

export interface RetryOutlookParts extends PlanBoardParts {
  readonly make: MakePlan
}

type RetriedWish = Pick<Outcome, 'videoPath' | 'wish'>

export interface RetryOutlook {
  readonly downloads: number
  /** For which something is on offer, or nobody has asked yet. */
  readonly hopeful: readonly RetriedWish[]
}

export type AskRetryOutlook = (wishes: readonly RetriedWish[], signal: AbortSignal) => Promise<RetryOutlook>

export function createRetryOutlook({ make, ...parts }: RetryOutlookParts): AskRetryOutlook {
  return async (wishes, signal) => {
    const order = planOfVideos([...new Set(wishes.map(({ videoPath }) => videoIdOf(videoPath)))])
    const silent = { onPhase: () => undefined, onProgress: () => undefined }
    const board = createPlanBoard(parts)
    board.load(await make({ ...order, ...silent, batchId: '', isOffline: true, signal }))
    const whole = board.plan()
    if (whole === null) return { downloads: 0, hopeful: [] }
    const { downloads, archives, waiting, unmatched, ...plan } = restrictPlan(whole, isAmong(wishes))
    const served = [...archives, ...waiting].flatMap(({ serves }) => serves)
    const possible = [...served, ...plan.ask, ...plan.translate, ...plan.inside].map(({ gap }) => gap)
    return {
      // Of what was not asked yet nobody knows better.
      downloads: downloads + waiting.reduce((sum, { cost }) => sum + cost, 0) + unmatched.length,
      hopeful: [...possible, ...unmatched].map(keyOf),
    }
  }
}
