/**
 * The plan as the window sees it: made, decided, run, paused, cancelled, and gone on with when the quota or the service is
 * back. One work at a time; the board holds what is planned, the runs what became of it. What follows from what stands in
 * `nextWork`.
 */
import type { PlanState } from '../../../shared/contract/plan.ts'
import { AppError, toAppError } from '../../../shared/errors.ts'
import { isServiceAway } from '../../batch/stepOutcome.ts'
import type { Clock } from '../../../node/clock.ts'
import type { QuotaLedger } from '../../quota/quotaLedger.ts'
import type { RunPages } from '../../runs/runPages.ts'
import type { Runs } from '../../runs/runs.ts'
import type { SettingsStore } from '../../settings/settings.ts'
import type { History } from '../../sidecar/history/history.ts'
import type { LibrarySession } from '../library/librarySession.ts'
import type { Topics } from '../topics.ts'
import type { Alarm } from '../updates/alarm.ts'
import type { FormerPlanView } from './making/formerPlanView.ts'
import type { ParkedMarks } from './board/parkedMarks.ts'
import type { PlanBoard } from './board/planBoard.ts'
import { planIsGone } from './board/planBoardState.ts'
import type { MakePlan } from './making/planMaker.ts'
import { createPlanMaking, type PlanMakingParts } from './making/planMaking.ts'
import { orderOfNext, planAgain } from './making/leftOver.ts'
import type { PlanOrder } from './making/planScope.ts'
import { marksOf, withQuestions } from './board/planMarks.ts'
import type { NotFoundMarks } from './board/notFoundMarks.ts'
import type { RunPlan } from './running/planRun.ts'
import type { PlanSession } from './planSessionTypes.ts'
import { createPlanResuming, type Due } from './running/planResuming.ts'
import { createPlanRunning } from './running/planRunning.ts'
import { createPlanWait } from './running/planWait.ts'
import { mustBeIdle, mustNotBeInRun, planStateOf } from './planWork.ts'
import { createPlanWorker } from './planWorker.ts'
import type { Bugs } from '../../log/bugs.ts'

export type { PlanSession, ServiceAway } from './planSessionTypes.ts'

export interface PlanSessionParts {
  readonly board: PlanBoard
  readonly library: Pick<LibrarySession, 'toPlan' | 'setMarks' | 'has'>
  readonly make: MakePlan
  readonly estimates: PlanMakingParts['estimates']
  readonly run: RunPlan
  readonly runs: Pick<Runs, 'begin' | 'reopen' | 'end'>
  readonly pages: Pick<RunPages, 'waiting'>
  readonly history: Pick<History, 'startBatch'>
  readonly ledger: Pick<QuotaLedger, 'remaining' | 'unitsLeft' | 'heldOffUntilMs' | 'resumesAtMs' | 'spentIn'>
  readonly settings: Pick<SettingsStore, 'read'>
  readonly parked: ParkedMarks
  readonly notFound: NotFoundMarks
  readonly former: FormerPlanView
  /** Wishes that watch mode asks about, and that are not in the plan. */
  readonly asked: () => readonly { readonly videoId: string; readonly wish: string }[]
  readonly clock: Pick<Clock, 'nowMs'>
  /** Rings when what waits may go on. */
  readonly alarm: Pick<Alarm, 'set'>
  readonly topics: Topics
  readonly bugs: Bugs
}

export function createPlanSession(parts: PlanSessionParts): PlanSession {
  const { board, library, parked, notFound, topics } = parts
  const worker = createPlanWorker(parts)
  const wait = createPlanWait(parts)
  const making = createPlanMaking({ ...parts, worker, wait })
  const running = createPlanRunning({ ...parts, worker, wait })
  const resuming = createPlanResuming({ ...parts, worker, wait, making, running })
  let rereading: Promise<void> = Promise.resolve()

  function begin(task: (signal: AbortSignal) => Promise<void>): void {
    worker.begin(task, () => {
      // What was asked in vain is read again once the work is over: what says that it is ready can be run at once.
      refreshNotFound()
      for (const topic of ['runs', 'history', 'usage'] as const) topics.changed(topic)
    })
  }

  function refreshMarks(): void {
    const placed = board
      .items()
      .map((item) => [item, board.placement(item).answer, item.choice.ranking.candidates.length] as const)
    const kept = { notFound: notFound.byVideo(), parked: parked.byVideo() }
    library.setMarks(withQuestions(marksOf(kept, placed), parts.asked()))
  }

  function refreshNotFound(): void {
    rereading = notFound
      .refresh()
      .catch((thrown: unknown) => parts.bugs.report(toAppError(thrown)))
      .then(refreshMarks)
  }

  function dropPlan(): void {
    worker.dispatch({ kind: 'reset' })
    refreshMarks()
  }

  function rulesChanged(): void {
    board.takeAway()
    dropPlan()
  }

  /** Without a batch of its own it was not made: videos were looked at. */
  function again(): PlanState['again'] {
    const { phase, batchId, leftOver } = worker.now()
    const isMade = batchId !== null && (phase === 'ready' || phase === 'done' || phase === 'failed')
    return isMade ? planAgain(parts.former.order(), leftOver, (id) => library.has(id)) : null
  }

  function make(order: PlanOrder): void {
    mustBeIdle(worker.now())
    library.toPlan(order.scope) // Says at once what is not in the library.
    begin((signal) => {
      worker.beginPlan()
      return making.make(order, signal)
    })
  }

  function resume(due: Due): void {
    begin((signal) => resuming.resume(due, signal))
  }

  function recordDecided(): void {
    topics.changed('plan')
    refreshMarks()
  }

  return {
    state: () =>
      planStateOf(worker.now(), {
        revision: topics.revision('plan'),
        sums: board.sums(),
        ...wait.quota(),
        hasParked: () => parked.byVideo().size > 0,
        languages: board.languages(),
        former: worker.now().phase === 'empty' ? parts.former.told() : null,
        again: again(),
      }),
    isBusy: () => worker.now().isBusy,
    runningId() {
      const { phase, runId } = worker.now()
      return phase === 'running' || phase === 'paused' ? runId : null
    },
    away: () => wait.away(),
    openBatch: () => worker.openBatch(),
    make,
    makeFormer() {
      const order = parts.former.order()
      if (order === null) throw new AppError('input.invalid', 'There is no former plan. Make a new one.')
      make(order)
    },
    makeNext() {
      const { leftOver } = worker.now()
      if (leftOver === null) throw new AppError('input.invalid', 'Nothing is left to ask for. Make a new plan.')
      const openIds = new Set(library.toPlan(leftOver.whole).map(({ id }) => id))
      make(orderOfNext(leftOver, openIds))
    },
    run() {
      if (board.items().length === 0)
        throw parts.former.order() === null
          ? new AppError('input.invalid', 'There is no plan yet. Make one first.')
          : planIsGone()
      begin((signal) => running.run(signal))
    },
    pause: () => worker.pause(),
    resume: () => worker.resume(),
    cancel(how = 'stopped') {
      running.setEnding(how)
      worker.cancel()
    },
    choose(choice) {
      mustNotBeInRun(worker.now(), board.item(choice.rowId).choice.gap)
      const changed = board.choose(choice)
      recordDecided()
      return changed
    },
    decide(decisions) {
      for (const { choice } of decisions.keys()) mustNotBeInRun(worker.now(), choice.gap)
      board.decide(decisions)
      recordDecided()
    },
    async lookAt(videoId) {
      if (await making.lookAt(videoId)) refreshMarks()
    },
    async askAgain(videoIds) {
      const problems: AppError[] = []
      begin(async (signal) => {
        const problem = await making.askAgain(videoIds, signal)
        if (problem) problems.push(problem)
      })
      await worker.idle()
      const [problem] = problems
      if (problem) throw problem
    },
    retry(due) {
      mustBeIdle(worker.now())
      resume({ runs: [due], others: [] })
    },
    goOn() {
      if (worker.now().isBusy) return
      const due = resuming.due()
      if (due.runs.length > 0 || due.others.length > 0) resume(due)
    },
    wake() {
      refreshMarks()
      refreshNotFound()
      const isAway = parts.pages.waiting().some(({ code, reason }) => isServiceAway(code) && reason === 'error')
      parts.alarm.set(isAway ? parts.clock.nowMs() : parked.nextMs())
    },
    reset() {
      board.clear()
      parts.former.forget()
      dropPlan()
      refreshNotFound()
    },
    rulesChanged,
    listingsChanged() {
      if (board.listingsChanged()) recordDecided()
      else rulesChanged()
    },
    refreshMarks,
    refreshNotFound,
    forgetNotFound(videoPaths) {
      notFound.forget(videoPaths)
      refreshMarks()
    },
    async idle() {
      await worker.idle()
      await rereading
    },
  }
}
