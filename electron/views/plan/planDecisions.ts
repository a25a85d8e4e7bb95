/** What a person decides about wishes of the plan, and what follows on the screens. Nothing is decided that a run has taken up. */
import type { PlanBoard } from './board/planBoard.ts'
import type { Decision, PlanItem } from './board/planItem.ts'
import type { PlanMarking } from './planMarking.ts'
import { mustNotBeInRun } from './planWork.ts'
import type { PlanWorker } from './planWorker.ts'
import type { RowChoice } from './running/handDecisions.ts'

export interface PlanDecisionsParts {
  readonly board: Pick<PlanBoard, 'item' | 'choose' | 'decide' | 'listingsChanged'>
  readonly worker: Pick<PlanWorker, 'now' | 'dispatch'>
  readonly marking: Pick<PlanMarking, 'refresh'>
}

export interface PlanDecisions {
  /** @returns how many rows changed. @throws AppError 'input.invalid' for a wish that is being met already */
  choose(choice: RowChoice): number
  /** @throws AppError 'input.invalid' for a wish that is being met already */
  decide(decisions: ReadonlyMap<PlanItem, Decision | null>): void
  /** Other releases or authors are ignored. false where only a new plan has what is wanted again. */
  listingsChanged(): boolean
}

export function createPlanDecisions({ board, worker, marking }: PlanDecisionsParts): PlanDecisions {
  function tell(): void {
    worker.dispatch({ kind: 'gone.on' })
    marking.refresh()
  }

  return {
    choose(choice) {
      mustNotBeInRun(worker.now(), board.item(choice.rowId).choice.gap)
      const changed = board.choose(choice)
      tell()
      return changed
    },
    decide(decisions) {
      for (const { choice } of decisions.keys()) mustNotBeInRun(worker.now(), choice.gap)
      board.decide(decisions)
      tell()
    },
    listingsChanged() {
      const isDone = board.listingsChanged()
      if (isDone) tell()
      return isDone
    },
  }
}
