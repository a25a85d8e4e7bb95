/**
 * A plan could not be made because the service was away: it is asked now and then whether it answers again, which costs
 * nothing, so that nobody is told that it cannot be reached while it can.
 */
import { toAppError } from '../../../../shared/errors.ts'
import { isServiceAway } from '../../../batch/stepOutcome.ts'
import type { ServiceLink } from '../../serviceLink.ts'
import type { PlanWorker } from '../planWorker.ts'
import type { PlanWait } from './planWait.ts'

export interface ServiceProbeParts {
  readonly worker: Pick<PlanWorker, 'now' | 'dispatch'>
  readonly wait: Pick<PlanWait, 'recordAway' | 'setAlarm'>
  /** Watch mode need not make room for it. */
  readonly quietLink: Pick<ServiceLink, 'current'>
}

export interface ServiceProbe {
  /** What was asked for failed: where the service was away, the alarm is set for the next question. */
  noteFailure(): void
  isWanted(): boolean
  ask(): Promise<void>
}

export function createServiceProbe({ worker, wait, quietLink }: ServiceProbeParts): ServiceProbe {
  function isWanted(): boolean {
    const { isBusy, problem } = worker.now()
    return !isBusy && problem !== null && isServiceAway(problem.code)
  }

  function recordAway(isAway: boolean): void {
    wait.recordAway(isAway)
    wait.setAlarm()
  }

  return {
    isWanted,
    noteFailure() {
      if (isWanted()) recordAway(true)
    },
    async ask() {
      try {
        const connection = await quietLink.current()
        await connection.learnUsage(new AbortController().signal)
      } catch (thrown) {
        // Whatever else it answers with, it answers.
        if (isServiceAway(toAppError(thrown).code)) {
          recordAway(true)
          return
        }
      }
      recordAway(false)
      if (isWanted()) worker.dispatch({ kind: 'service.back' })
    },
  }
}
