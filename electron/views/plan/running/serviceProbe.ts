/**
 * A plan could not be made, or not all of it, because the service was away: it is asked now and then whether it answers again, which costs
 * nothing, so that nobody is told that it cannot be reached while it can.
 */
import { toAppError } from '../../../../shared/errors.ts'
import { isServiceAway } from '../../../serviceClient/awayPause.ts'
import type { ServiceLink } from '../../serviceLink.ts'
import type { PlanWorker } from '../planWorker.ts'
import type { PlanBoard } from '../board/planBoard.ts'
import type { PlanWait } from './planWait.ts'

export interface ServiceProbeParts {
  readonly worker: Pick<PlanWorker, 'now' | 'dispatch'>
  readonly board: Pick<PlanBoard, 'sums'>
  readonly wait: Pick<PlanWait, 'recordAway' | 'setAlarm'>
  /** Watch mode need not make room for it. */
  readonly quietLink: Pick<ServiceLink, 'current'>
}

export interface ServiceProbe {
  /** What was asked for failed: where the service was away, the alarm is set for the next question. */
  noteFailure(): void
  isWanted(): boolean
  /** Answers whether the service is there. */
  ask(): Promise<boolean>
}

export function createServiceProbe({ worker, board, wait, quietLink }: ServiceProbeParts): ServiceProbe {
  const isFailed = () => {
    const { problem } = worker.now()
    return problem !== null && isServiceAway(problem.code)
  }
  const isWanted = () => !worker.now().isBusy && (isFailed() || board.sums().unasked > 0)

  function recordAway(isAway: boolean): void {
    wait.recordAway(isAway)
    wait.setAlarm()
  }

  return {
    isWanted,
    noteFailure() {
      if (worker.now().isBusy) return
      if (isFailed()) recordAway(true)
      else if (board.sums().unasked > 0) wait.setAlarm()
    },
    async ask() {
      try {
        const connection = await quietLink.current()
        await connection.learnUsage(new AbortController().signal)
      } catch (thrown) {
        // Whatever else it answers with, it answers.
        if (isServiceAway(toAppError(thrown).code)) {
          recordAway(true)
          return false
        }
      }
      recordAway(false)
      if (!worker.now().isBusy && isFailed()) worker.dispatch({ kind: 'service.back' })
      return true
    },
  }
}
