/** Runs the plan that is on the board, or a part of it, as a work of the plan's worker. */
import { toAppError } from '../../../../shared/errors.ts'
import type { Plan } from '../../../plan/plan.ts'
import type { QuotaLedger } from '../../../quota/quotaLedger.ts'
import type { Gap } from '../../../wanted/missing.ts'
import { endFailed, type Runs } from '../../../runs/runs.ts'
import type { Topics } from '../../topics.ts'
import type { FormerPlanView } from '../making/formerPlanView.ts'
import type { PlanBoard } from '../board/planBoard.ts'
import type { RunPlan } from './planRun.ts'
import { answersOf } from './answersOf.ts'
import { planRunScope } from './planRunScope.ts'
import type { PlanWait } from './planWait.ts'
import type { PlanWorker } from '../planWorker.ts'

export interface PlanRunningParts {
  readonly worker: PlanWorker
  readonly board: Pick<PlanBoard, 'plan' | 'matched' | 'items' | 'decisionOf' | 'refresh'>
  readonly wait: Pick<PlanWait, 'setAlarm' | 'recordAway'>
  readonly former: Pick<FormerPlanView, 'forget'>
  readonly run: RunPlan
  readonly runs: Pick<Runs, 'begin' | 'reopen' | 'end'>
  readonly ledger: Pick<QuotaLedger, 'spentIn'>
  readonly topics: Pick<Topics, 'changed'>
}

/** How a run ends that is cancelled: a person stopped it, or the app was closed. */
export type CancelledAs = 'stopped' | 'cut'

export interface PlanRunning {
  /** A second run of one plan is a run of its own: it takes up what was decided since, and tells nothing twice. */
  run(signal: AbortSignal): Promise<void>
  /** A part of the plan as a run of its own. */
  runPart(plan: Plan, signal: AbortSignal): Promise<void>
  /** A run goes on with what it put off. */
  goOn(order: { readonly runId: string; readonly plan: Plan }, signal: AbortSignal): Promise<void>
  /** What a cancelled run says of its end. */
  setEnding(ending: CancelledAs): void
}

interface Carrying {
  readonly runId: string
  readonly plan: Plan
  readonly isResumed: boolean
}

export function createPlanRunning({ worker, board, wait, runs, topics, ...parts }: PlanRunningParts): PlanRunning {
  let ending: CancelledAs = 'stopped'
  const onArchive = (done: number, total: number) => worker.showProgress({ done, total })
  const onStep = () => {
    topics.changed('runs')
    topics.changed('history')
  }

  async function carry({ runId, plan, isResumed }: Carrying, signal: AbortSignal): Promise<void> {
    worker.dispatch({ kind: 'running', plan, runId })
    topics.changed('runs')
    ending = 'stopped'
    try {
      const turn = () => worker.turn(signal)
      const { isAway, ...counts } = await parts.run({ plan, runId, isResumed, signal, turn, onStep, onArchive })
      runs.end(runId, signal.aborted ? ending : 'done')
      wait.recordAway(isAway)
      const { search, download } = parts.ledger.spentIn(runId)
      if (board.items().length === 0) parts.former.forget()
      worker.dispatch({ kind: 'ran', result: { ...counts, search, downloads: download } })
    } catch (thrown) {
      endFailed(runs, runId, toAppError(thrown))
      throw thrown
    } finally {
      board.refresh()
      wait.setAlarm()
    }
  }

  return {
    async run(signal) {
      const plan = board.plan()
      if (!plan) return
      const isFirst = worker.now().runId === null
      const runId = worker.openBatch()
      const answers = answersOf(plan, { decided: decidedGaps(board), isFirst })
      const meant = answers ?? plan
      runs.begin(runId, {
        kind: answers ? 'review' : 'find',
        scope: planRunScope({ plan: meant, matched: board.matched() }, isFirst),
      })
      await carry({ runId, plan: meant, isResumed: false }, signal)
    },
    async runPart(plan, signal) {
      const runId = worker.openBatch()
      runs.begin(runId, { kind: 'find', scope: planRunScope({ plan, matched: board.matched() }, true) })
      await carry({ runId, plan, isResumed: true }, signal)
    },
    async goOn({ runId, plan }, signal) {
      runs.reopen(runId)
      await carry({ runId, plan, isResumed: true }, signal)
    },
    setEnding(how) {
      ending = how
    },
  }
}

function decidedGaps(board: Pick<PlanBoard, 'items' | 'decisionOf'>): ReadonlySet<Gap> {
  return new Set(board.items().flatMap(({ id, choice }) => (board.decisionOf(id) === null ? [] : [choice.gap])))
}
