/** Makes the plan: anew, of what was left over, or again for some of its videos. A work of the plan's worker each. */
import { toAppError, type AppError } from '../../../../shared/errors.ts'
import type { Clock } from '../../../../node/clock.ts'
import type { FormerPlanView } from './formerPlanView.ts'
import { videoIdOf, wishIdOf } from '../../ids.ts'
import { wishKeyOf } from '../board/planItem.ts'
import type { PlanBoard } from '../board/planBoard.ts'
import type { PlanEstimates } from './planEstimates.ts'
import type { MakePlan } from './planMaker.ts'
import { planOfVideos, type PlanOrder } from './planScope.ts'
import type { PlanWait } from '../running/planWait.ts'
import type { PlanWorker } from '../planWorker.ts'

export interface PlanMakingParts {
  readonly worker: PlanWorker
  readonly board: Pick<PlanBoard, 'load' | 'replace' | 'sums'>
  readonly wait: Pick<PlanWait, 'setAlarm'>
  readonly former: Pick<FormerPlanView, 'keep'>
  readonly clock: Pick<Clock, 'nowMs'>
  readonly make: MakePlan
  readonly estimates: Pick<PlanEstimates, 'leftOver'>
}

export interface AskAgainOrder {
  readonly videoIds: readonly string[]
  /** What was answered before counts for nothing. */
  readonly isAnew: boolean
}

/** As an outcome names it. */
export interface WishOfRun {
  readonly videoPath: string
  readonly wish: string
}

export interface RemakeOrder {
  readonly videoIds: readonly string[]
  /** Ids of wishes. */
  readonly anew: ReadonlySet<string>
  readonly batchId: string
}

type Loading = Pick<RemakeOrder, 'batchId'> & Partial<Pick<RemakeOrder, 'anew'>>

export interface PlanMaking {
  make(order: PlanOrder, signal: AbortSignal): Promise<void>
  /** These videos, planned again; all but the wishes of `anew` keep what became of them. What is asked is charged to `batchId`. */
  remake(order: RemakeOrder, signal: AbortSignal): Promise<void>
  /** Takes a video in with what is known of it without asking: costs nothing. Answers whether anything is. */
  lookAt(videoId: string): Promise<boolean>
  /** Takes wishes in that a run has left open, with what is known of them without asking: costs nothing. Answers whether any is. */
  recall(wishes: readonly WishOfRun[]): Promise<boolean>
  /** Asks again for these videos. A failure leaves the plan as it was, and is answered: it is the caller who tells it. */
  askAgain(order: AskAgainOrder, signal: AbortSignal): Promise<AppError | null>
}

export function createPlanMaking({ worker, board, wait, ...parts }: PlanMakingParts): PlanMaking {
  const onProgress: PlanWorker['showProgress'] = (progress) => worker.showProgress(progress)

  async function knownOf(videoIds: readonly string[]) {
    const quiet = { onPhase: () => undefined, onProgress: () => undefined, signal: new AbortController().signal }
    const known = { ...planOfVideos(videoIds), batchId: worker.now().batchId ?? '', isOffline: true }
    return parts.make({ ...quiet, ...known })
  }

  async function load(order: PlanOrder, { batchId, anew }: Loading, signal: AbortSignal): Promise<void> {
    worker.dispatch({ kind: 'making', isScanning: order.scope.ids === null })
    const onPhase = (phase: 'scanning' | 'matching') => worker.dispatch({ kind: 'phase.reached', phase })
    board.load(await parts.make({ ...order, batchId, signal, onPhase, onProgress }), anew)
    worker.dispatch({ kind: 'rows.loaded' })
    wait.setAlarm()
    parts.former.keep({ madeMs: parts.clock.nowMs(), videos: board.sums().videos, order })
  }

  return {
    async make(order, signal) {
      worker.dispatch({ kind: 'left.over', leftOver: null })
      await load(order, { batchId: worker.openBatch() }, signal)
      worker.dispatch({ kind: 'left.over', leftOver: await parts.estimates.leftOver(order, signal) })
      // Last of all: a plan that says it is ready can be run at once.
      worker.dispatch({ kind: 'planned' })
    },
    async remake({ videoIds, ...again }, signal) {
      await load(planOfVideos(videoIds), again, signal)
      worker.dispatch({ kind: 'planned' })
    },
    async lookAt(videoId) {
      const answered = await knownOf([videoId])
      if (answered.rankedGaps.every(({ status }) => status === 'waiting')) return false
      board.replace(answered)
      worker.dispatch({ kind: 'rows.added' })
      return true
    },
    async recall(wishes) {
      const keys = new Set(wishes.map(({ videoPath, wish }) => wishIdOf(videoPath, wish)))
      const answered = await knownOf([...new Set(wishes.map(({ videoPath }) => videoIdOf(videoPath)))])
      const rankedGaps = answered.rankedGaps.filter(
        ({ gap, status }) => status !== 'waiting' && keys.has(wishIdOf(gap.video.file.path, wishKeyOf(gap))),
      )
      if (rankedGaps.length === 0) return false
      board.replace({ ...answered, rankedGaps })
      worker.dispatch({ kind: 'rows.added' })
      return true
    },
    async askAgain({ videoIds, isAnew }, signal) {
      const { phase } = worker.now()
      const batchId = worker.openBatch()
      worker.dispatch({ kind: 'asking' })
      try {
        const quiet = { onPhase: () => undefined, onProgress }
        const answersSinceMs = isAnew ? parts.clock.nowMs() : 0
        board.replace(await parts.make({ ...planOfVideos(videoIds), answersSinceMs, batchId, signal, ...quiet }))
        worker.dispatch({ kind: 'planned' })
        return null
      } catch (thrown) {
        worker.dispatch({ kind: 'ask.failed', phase })
        return toAppError(thrown)
      }
    },
  }
}
