/**
 * How many downloads it would take at most to take wishes of runs up again: planned as they will be, decisions included, from
 * what is known and cached. Asks nobody and changes no row.
 */
import type { Outcome } from '../../../runs/run.ts'
import { restrictPlan } from '../../../plan/restrictPlan.ts'
import { videoIdOf } from '../../ids.ts'
import { createPlanBoard, type PlanBoardParts } from '../board/planBoard.ts'
import { isAmong } from '../running/planRun.ts'
import type { MakePlan } from './planMaker.ts'
import { planOfVideos } from './planScope.ts'

export interface RetryDownloadsParts extends PlanBoardParts {
  readonly make: MakePlan
}

export type RetryDownloads = (
  wishes: readonly Pick<Outcome, 'videoPath' | 'wish'>[],
  signal: AbortSignal,
) => Promise<number>

export function createRetryDownloads({ make, ...parts }: RetryDownloadsParts): RetryDownloads {
  return async (wishes, signal) => {
    const order = planOfVideos([...new Set(wishes.map(({ videoPath }) => videoIdOf(videoPath)))])
    const silent = { onPhase: () => undefined, onProgress: () => undefined }
    const board = createPlanBoard(parts)
    board.load(await make({ ...order, ...silent, batchId: '', isOffline: true, signal }))
    const plan = board.plan()
    if (plan === null) return 0
    const { downloads, waiting, unmatched } = restrictPlan(plan, isAmong(wishes))
    // Of what was not asked yet nobody knows better.
    return downloads + waiting.reduce((sum, { cost }) => sum + cost, 0) + unmatched.length
  }
}
