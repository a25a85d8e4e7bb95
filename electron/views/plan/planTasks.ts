/** The works of the plan as the session begins them: one at a time, and what follows once one is over, whatever became of it. */
import type { AppError } from '../../../shared/errors.ts'
import type { Topics } from '../topics.ts'
import type { LibraryFollowing } from './board/libraryFollowing.ts'
import type { PlanMarking } from './planMarking.ts'
import type { PlanWorker } from './planWorker.ts'
import type { ServiceProbe } from './running/serviceProbe.ts'

export interface PlanTasksParts {
  readonly worker: Pick<PlanWorker, 'begin' | 'idle'>
  readonly marking: Pick<PlanMarking, 'refreshNotFound'>
  readonly following: Pick<LibraryFollowing, 'forget'>
  readonly probe: Pick<ServiceProbe, 'noteFailure'>
  readonly topics: Pick<Topics, 'changed'>
}

export interface PlanTasks {
  /** @throws AppError 'app.busy' while other work goes on */
  begin(task: (signal: AbortSignal) => Promise<void>): void
  /** Begins it and waits for its end. @throws AppError what it answers, and 'app.busy' */
  finish(task: (signal: AbortSignal) => Promise<AppError | null>): Promise<void>
}

export function createPlanTasks({ worker, marking, following, probe, topics }: PlanTasksParts): PlanTasks {
  function begin(task: (signal: AbortSignal) => Promise<void>): void {
    worker.begin(task, () => {
      // What was asked in vain is read again once the work is over: what says that it is ready can be run at once.
      marking.refreshNotFound()
      following.forget()
      probe.noteFailure()
      for (const topic of ['runs', 'history', 'usage'] as const) topics.changed(topic)
    })
  }

  return {
    begin,
    async finish(task) {
      const problems: AppError[] = []
      begin(async (signal) => {
        const problem = await task(signal)
        if (problem) problems.push(problem)
      })
      await worker.idle()
      const [problem] = problems
      if (problem) throw problem
    },
  }
}
