/** What the session of the plan offers to the rest of the window. Types only. */
import type { PlanState } from '../../../shared/contract/plan.ts'
import type { DueRun } from './running/dueRuns.ts'
import type { RowChoice } from './running/handDecisions.ts'
import type { Decision, PlanItem } from './board/planItem.ts'
import type { PlanOrder } from './making/planScope.ts'

/** The service cannot be reached; it is asked again by itself. */
export interface ServiceAway {
  readonly tries: number
  readonly retryAtMs: number
}

export interface PlanSession {
  state(): PlanState
  isBusy(): boolean
  /** The run that goes on now; null where none does. */
  runningId(): string | null
  away(): ServiceAway | null
  /** When downloads are back; null while some are left, and where nobody knows. */
  downloadsBackMs(): number | null
  /** null where nobody knows. */
  downloadsLeft(): number | null
  /** What is asked now is charged to this batch: it becomes the next run. */
  openBatch(): string
  /** Begins in the background. @throws AppError 'app.busy' while other work goes on */
  make(order: Omit<PlanOrder, 'answersSinceMs'> & { readonly isAnew?: boolean }): void
  /** The plan that a restart has taken away. @throws AppError 'input.invalid' where there is none */
  makeFormer(): void
  /** The plan with the next of what it does not ask for yet. @throws AppError 'input.invalid' where there is none */
  makeNext(): void
  run(): void
  /** Another plan could not be made: the one that stands is what is meant after all. */
  goOnWithPlan(): void
  pause(): void
  resume(): void
  /** @param ending `cut` where the app is closed. */
  cancel(ending?: 'stopped' | 'cut'): void
  choose(choice: RowChoice): number
  /** null takes a decision back. @throws AppError 'input.invalid' for a wish that is being met already */
  decide(decisions: ReadonlyMap<PlanItem, Decision | null>): void
  /** Takes a video into the plan with what is known of it without asking: costs nothing. */
  lookAt(videoId: string): Promise<void>
  /**
   * Takes in the wish of this id, which a run has left open, with what is known of it without asking: costs nothing. Where no plan
   * stands, all that runs left open comes with it.
   */
  recall(wishId: string): Promise<void>
  /**
   * Asks again for videos and puts the answers in their place in the plan; `isAnew` leaves out what was answered before.
   * @throws AppError as asking does
   */
  askAgain(videoIds: readonly string[], isAnew?: boolean): Promise<void>
  /** Takes these wishes of a run up again, in that run. @throws AppError 'app.busy' */
  retry(due: DueRun): void
  /** What waits is planned again and run: the quota or the service is back. */
  goOn(): void
  /** Sets the alarm for what an earlier start of the app left waiting. */
  wake(): void
  /** Another service: what was planned means nothing any more, nor what was decided. */
  reset(): void
  /** Another key of the same service: what is planned stays; where nothing is, neither does what a refused key has left. */
  keyChanged(): void
  /** Other wishes: a new plan is needed, and what was decided holds in it where the wish is still there. */
  rulesChanged(): void
  /** Other videos or titles are ignored: what is planned stays, without or with them. */
  ignoredChanged(): void
  /** Other releases or authors are ignored: what is planned stays, without or with them. */
  listingsChanged(): void
  refreshMarks(): void
  /** The library is another one: what is met by now is asked and planned no more. */
  followLibrary(): void
  /** Somebody else asked the service, or asks another one: what is not found may be something else. */
  refreshNotFound(): void
  /** Another title: nobody has asked for these yet. */
  forgetNotFound(videoPaths: readonly string[]): void
  /** Settles when nothing goes on any more. */
  idle(): Promise<void>
}
