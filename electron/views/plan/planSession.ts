/**
 * The plan as the window sees it: made, decided, run, paused, cancelled, and gone on with when the quota or the service is
 * back. One work at a time; the board holds what is planned, the runs what became of it. What follows from what stands in
 * `nextWork`.
 */
import { AppError, toAppError } from '../../../shared/errors.ts'
import { isServiceAway } from '../../batch/stepOutcome.ts'
import type { Clock } from '../../../node/clock.ts'
import type { QuotaLedger } from '../../quota/quotaLedger.ts'
import type { RunPages } from '../../runs/runPages.ts'
import type { Runs } from '../../runs/runs.ts'
import type { SettingsStore } from '../../settings/settings.ts'
import type { History } from '../../sidecar/history/history.ts'
import { videoIdOf, wishIdOf } from '../ids.ts'
import type { LibrarySession } from '../library/librarySession.ts'
import type { Topics } from '../topics.ts'
import type { Alarm } from '../updates/alarm.ts'
import type { FormerPlanView } from './making/formerPlanView.ts'
import type { PlanBoard } from './board/planBoard.ts'
import { countUnheld } from './board/unheldItems.ts'
import { createLibraryFollowing } from './board/libraryFollowing.ts'
import { planIsGone } from './board/planBoardState.ts'
import type { MakePlan } from './making/planMaker.ts'
import { createPlanMaking, type PlanMakingParts, type WishOfRun } from './making/planMaking.ts'
import { createPlanOrders } from './making/planOrders.ts'
import type { PlanOrder } from './making/planScope.ts'
import type { RunPlan } from './running/planRun.ts'
import { createPlanDecisions } from './planDecisions.ts'
import { createPlanMarking, type PlanMarkingParts } from './planMarking.ts'
import type { PlanSession } from './planSessionTypes.ts'
import { createPlanResuming, type Due } from './running/planResuming.ts'
import { createPlanRunning } from './running/planRunning.ts'
import { createPlanWait } from './running/planWait.ts'
import { createServiceProbe, type ServiceProbeParts } from './running/serviceProbe.ts'
import { mustBeIdle, planStateOf, runningIdOf } from './planWork.ts'
import { createPlanWorker } from './planWorker.ts'

export type { PlanSession, ServiceAway } from './planSessionTypes.ts'

export interface PlanSessionParts extends PlanMarkingParts {
  readonly board: PlanBoard
  readonly library: Pick<LibrarySession, 'toPlan' | 'setMarks' | 'has' | 'entry' | 'row'>
  readonly make: MakePlan
  readonly estimates: PlanMakingParts['estimates']
  readonly run: RunPlan
  readonly runs: Pick<Runs, 'begin' | 'reopen' | 'end' | 'recordMet'>
  readonly pages: Pick<RunPages, 'waiting' | 'unsettled'>
  readonly history: Pick<History, 'startBatch'>
  readonly ledger: Pick<QuotaLedger, 'remaining' | 'unitsLeft' | 'heldOffUntilMs' | 'resumesAtMs' | 'spentIn'>
  readonly settings: Pick<SettingsStore, 'read'>
  readonly former: FormerPlanView
  readonly clock: Pick<Clock, 'nowMs'>
  readonly quietLink: ServiceProbeParts['quietLink']
  /** Rings when what waits may go on. */
  readonly alarm: Pick<Alarm, 'set'>
  readonly topics: Topics
}

export function createPlanSession(parts: PlanSessionParts): PlanSession {
  const { board, library, parked, topics } = parts
  const worker = createPlanWorker(parts)
  const wait = createPlanWait(parts)
  const making = createPlanMaking({ ...parts, worker, wait })
  const running = createPlanRunning({ ...parts, worker, wait })
  const resuming = createPlanResuming({ ...parts, worker, wait, making, running })
  const marking = createPlanMarking(parts)
  const probe = createServiceProbe({ ...parts, worker, wait })
  const orders = createPlanOrders({ ...parts, worker })
  const decisions = createPlanDecisions({ board, worker, marking })
  const following = createLibraryFollowing({ ...parts, worker, marking })

  function begin(task: (signal: AbortSignal) => Promise<void>): void {
    worker.begin(task, () => {
      // What was asked in vain is read again once the work is over: what says that it is ready can be run at once.
      marking.refreshNotFound()
      following.forget()
      probe.noteFailure()
      for (const topic of ['runs', 'history', 'usage'] as const) topics.changed(topic)
    })
  }

  /** Once the service is back, what could not be asked for is: the same plan, as it was meant. */
  async function askService(): Promise<void> {
    if (!(await probe.ask())) return
    const videoIds = board.unaskedIds()
    if (videoIds.length === 0 || worker.now().isBusy) return
    begin(async (signal) => {
      await making.askAgain({ videoIds, isAnew: false }, signal)
      wait.recordAway(board.unaskedIds().length > 0)
    })
  }

  /** Where the service cannot be asked, whoever looks at a question is told. */
  function reportBug(thrown: unknown): void {
    const error = toAppError(thrown)
    if (error.code === 'internal') parts.bugs.report(error)
  }

  async function recall(wishId: string | null): Promise<void> {
    const held = parked.byVideo()
    const isMeant = ({ videoPath, wish }: WishOfRun) =>
      wishId === null ? !held.get(videoIdOf(videoPath))?.has(wish) : wishIdOf(videoPath, wish) === wishId
    const wishes = parts.pages.unsettled().filter((each) => library.has(videoIdOf(each.videoPath)) && isMeant(each))
    if (wishes.length > 0 && !worker.now().isBusy && (await making.recall(wishes))) marking.refresh()
  }

  function dropPlan(): void {
    worker.dispatch({ kind: 'reset' })
    marking.refresh()
  }

  function rulesChanged(): void {
    board.takeAway()
    dropPlan()
  }

  const resume = (due: Due) => begin((signal) => resuming.resume(due, signal))
  const formerNow = () => (worker.now().phase === 'empty' ? parts.former.told() : null)

  function make(order: PlanOrder): void {
    mustBeIdle(worker.now())
    library.toPlan(order.scope) // Says at once what is not in the library.
    begin((signal) => {
      worker.beginPlan(order)
      return making.make(order, signal)
    })
  }

  return {
    state() {
      following.follow()
      const around = { ...wait.quota(), retryAtMs: wait.away()?.retryAtMs ?? null, again: orders.again() }
      return planStateOf(worker.now(), { ...boardAround(parts), ...around, former: formerNow() })
    },
    followLibrary: () => following.follow(),
    isBusy: () => worker.now().isBusy,
    runningId: () => runningIdOf(worker.now()),
    away: () => wait.away(),
    downloadsBackMs() {
      const { downloadsLeft, resumesAtMs } = wait.quota()
      return downloadsLeft === 0 ? resumesAtMs : null
    },
    openBatch: () => worker.openBatch(),
    make: ({ isAnew = false, ...order }) => make({ ...order, answersSinceMs: isAnew ? parts.clock.nowMs() : 0 }),
    makeFormer: () => make(orders.former()),
    makeNext: () => make(orders.next()),
    run() {
      if (board.items().length === 0) throw noPlan(parts.former)
      begin((signal) => running.run(signal))
    },
    goOnWithPlan: () => worker.dispatch({ kind: 'gone.on' }),
    pause: () => worker.pause(),
    resume: () => worker.resume(),
    cancel(how = 'stopped') {
      running.setEnding(how)
      worker.cancel()
    },
    choose: (choice) => decisions.choose(choice),
    decide: (made) => decisions.decide(made),
    async lookAt(videoId) {
      if (await making.lookAt(videoId)) marking.refresh()
    },
    recall: (wishId) => recall(wishId),
    async askAgain(videoIds, isAnew = false) {
      const problems: AppError[] = []
      begin(async (signal) => {
        const problem = await making.askAgain({ videoIds, isAnew }, signal)
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
      else if (probe.isWanted()) void askService()
    },
    wake() {
      marking.refresh()
      marking.refreshNotFound()
      // A plan that is to be made again brings back more than that.
      if (formerNow() === null) void recall(null).catch(reportBug)
      const isAway = parts.pages.waiting().some(({ code, reason }) => isServiceAway(code) && reason === 'error')
      parts.alarm.set(isAway ? parts.clock.nowMs() : parts.parked.nextMs())
    },
    reset() {
      board.clear()
      parts.former.forget()
      dropPlan()
      marking.refreshNotFound()
    },
    rulesChanged,
    listingsChanged() {
      if (!decisions.listingsChanged()) rulesChanged()
    },
    refreshMarks: () => marking.refresh(),
    refreshNotFound: () => marking.refreshNotFound(),
    forgetNotFound: (videoPaths) => marking.forgetNotFound(videoPaths),
    async idle() {
      await worker.idle()
      await marking.idle()
    },
  }
}

function boardAround({ board, parked, topics }: Pick<PlanSessionParts, 'board' | 'parked' | 'topics'>) {
  return {
    revision: topics.revision('plan'),
    sums: board.sums(),
    languages: board.languages(),
    decided: board.decided(),
    hasParked: () => parked.byVideo().size > 0,
    countUnheld: () => countUnheld(board, parked.byVideo()),
  }
}

function noPlan(former: Pick<FormerPlanView, 'order'>): AppError {
  return former.order() === null ? new AppError('input.invalid', 'There is no plan yet. Make one first.') : planIsGone()
}
