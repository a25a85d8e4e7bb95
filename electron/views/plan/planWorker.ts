/** Does the one work that goes on with the plan in the background: begun, paused, cancelled, ended. */
import { AppError, toAppError } from '../../../shared/errors.ts'
import type { PlanState } from '../../../shared/contract/plan.ts'
import type { History } from '../../sidecar/history/history.ts'
import type { Topics } from '../topics.ts'
import type { PlanOrder } from './making/planScope.ts'
import { createPauseGate, type PauseGate } from './running/pauseGate.ts'
import type { PlanBoard } from './board/planBoard.ts'
import { mustBeIdle, mustBePaused, mustBeRunning, nextWork, noWork } from './planWork.ts'
import type { PlanWork, PlanWorkEvent } from './planWork.ts'
import type { Bugs } from '../../log/bugs.ts'

export interface PlanWorkerParts {
  readonly board: Pick<PlanBoard, 'items'>
  readonly history: Pick<History, 'startBatch'>
  readonly topics: Pick<Topics, 'changed'>
  readonly bugs: Bugs
}

export interface PlanWorker extends PauseGate {
  now(): PlanWork
  dispatch(event: PlanWorkEvent): void
  /** `afterwards` follows whatever became of it. @throws AppError 'app.busy' while other work goes on */
  begin(task: (signal: AbortSignal) => Promise<void>, afterwards: () => void): void
  /** Another plan: a batch of its own, which its first run becomes. */
  beginPlan(order: PlanOrder): void
  /** Searches of planning belong to the run of that plan: its batch is opened here, and begun as a run when it is run. */
  openBatch(): string
  showProgress(progress: PlanState['progress']): void
  cancel(): void
  /** Settles when nothing goes on any more. */
  idle(): Promise<void>
}

export function createPlanWorker({ board, history, topics, bugs }: PlanWorkerParts): PlanWorker {
  const gate = createPauseGate()
  let work = noWork
  let abort = new AbortController()
  let ended: Promise<void> = Promise.resolve()

  function dispatch(event: PlanWorkEvent): void {
    work = nextWork(work, event)
    topics.changed('plan')
  }

  function fail(error: AppError): void {
    if (error.code === 'internal') bugs.report(error)
    dispatch({ kind: 'failed', error, hasRows: board.items().length > 0 })
  }

  function openAnother(): string {
    const batchId = history.startBatch('window')
    dispatch({ kind: 'batch.opened', batchId })
    return batchId
  }

  return {
    now: () => work,
    dispatch,
    begin(task, afterwards) {
      mustBeIdle(work)
      dispatch({ kind: 'begun' })
      const controller = new AbortController()
      abort = controller
      ended = task(controller.signal)
        .catch((thrown: unknown) => {
          fail(toAppError(controller.signal.aborted ? controller.signal.reason : thrown))
        })
        .finally(() => {
          dispatch({ kind: 'ended' })
          // What took the place of a refused one was paid for after the last archive was counted.
          topics.changed('usage')
          afterwards()
        })
    },
    beginPlan(order) {
      openAnother()
      dispatch({ kind: 'plan.begun', order })
    },
    openBatch: () => work.nextId ?? openAnother(),
    showProgress({ done, total }) {
      dispatch({ kind: 'progress', done, total })
      topics.changed('usage')
    },
    turn: (signal) => gate.turn(signal),
    pause() {
      mustBeRunning(work)
      gate.pause()
      dispatch({ kind: 'paused' })
    },
    resume() {
      mustBePaused(work)
      gate.resume()
      dispatch({ kind: 'resumed' })
    },
    cancel() {
      abort.abort(new AppError('cancelled', 'Cancelled.'))
      gate.resume()
    },
    idle: () => ended,
  }
}
