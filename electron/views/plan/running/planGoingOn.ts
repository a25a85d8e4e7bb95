/** Goes on with what runs put off, and with what could not be asked for: by itself once it may, or because a person says so. */
import type { PlanBoard } from '../board/planBoard.ts'
import type { PlanMaking } from '../making/planMaking.ts'
import type { PlanTasks } from '../planTasks.ts'
import { mustBeIdle } from '../planWork.ts'
import type { PlanWorker } from '../planWorker.ts'
import type { DueRun } from './dueRuns.ts'
import type { Due, PlanResuming } from './planResuming.ts'
import type { PlanWait } from './planWait.ts'
import type { ServiceProbe } from './serviceProbe.ts'

export interface PlanGoingOnParts {
  readonly worker: Pick<PlanWorker, 'now'>
  readonly tasks: Pick<PlanTasks, 'begin'>
  readonly board: Pick<PlanBoard, 'unaskedIds'>
  readonly making: Pick<PlanMaking, 'askAgain'>
  readonly resuming: PlanResuming
  readonly probe: Pick<ServiceProbe, 'isWanted' | 'ask'>
  readonly wait: Pick<PlanWait, 'recordAway'>
}

export interface PlanGoingOn {
  /** These wishes of a run, in that run. @throws AppError 'app.busy' */
  retry(due: DueRun): void
  /** What is due by now; nothing while other work goes on. */
  goOn(): void
  /** The same, where something that was due is back: its folder was away. */
  goOnWithReturned(): void
}

export function createPlanGoingOn(parts: PlanGoingOnParts): PlanGoingOn {
  const { worker, tasks, board, making, resuming, probe, wait } = parts
  const resume = (due: Due) => tasks.begin((signal) => resuming.resume(due, signal))

  /** Once the service is back, what could not be asked for is: the same plan, as it was meant. */
  async function askService(): Promise<void> {
    if (!(await probe.ask())) return
    const videoIds = board.unaskedIds()
    if (videoIds.length === 0 || worker.now().isBusy) return
    tasks.begin(async (signal) => {
      await making.askAgain({ videoIds, isAnew: false }, signal)
      wait.recordAway(board.unaskedIds().length > 0)
    })
  }

  function goOn(): void {
    if (worker.now().isBusy) return
    const due = resuming.due()
    if (due.runs.length > 0 || due.others.length > 0) resume(due)
    else if (probe.isWanted()) void askService()
  }

  return {
    retry(due) {
      mustBeIdle(worker.now())
      resume({ runs: [due], others: [] })
    },
    goOn,
    goOnWithReturned() {
      if (resuming.hasReturned()) goOn()
    },
  }
}
