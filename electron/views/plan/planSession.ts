/**
 * The plan as the window sees it: made, decided, run, paused, cancelled, and gone on with when the quota or the service is
 * back. One work at a time; the board holds what is planned, the runs what became of it. What follows from what stands in
 * `nextWork`.
 */
import { AppError } from '../../../shared/errors.ts'
import { isServiceAway } from '../../serviceClient/awayPause.ts'
import type { Clock } from '../../../node/clock.ts'
import type { QuotaLedger } from '../../quota/quotaLedger.ts'
import type { RunPages } from '../../runs/runPages.ts'
import type { RunTimes } from '../../runs/runTimes.ts'
import type { Runs } from '../../runs/runs.ts'
import type { SettingsStore } from '../../settings/settings.ts'
import type { History } from '../../sidecar/history/history.ts'
import type { LibrarySession } from '../library/librarySession.ts'
import type { Topics } from '../topics.ts'
import type { Alarm } from '../updates/alarm.ts'
import type { FormerPlanView } from './making/formerPlanView.ts'
import type { PlanBoard } from './board/planBoard.ts'
import { createLibraryFollowing } from './board/libraryFollowing.ts'
import { planIsGone } from './board/planBoardState.ts'
import type { MakePlan } from './making/planMaker.ts'
import { createPlanMaking, type PlanMakingParts } from './making/planMaking.ts'
import { createPlanOrders } from './making/planOrders.ts'
import { createPlanRecalling } from './making/planRecalling.ts'
import type { PlanOrder } from './making/planScope.ts'
import type { RunPlan } from './running/planRun.ts'
import { createPlanDecisions } from './planDecisions.ts'
import { createPlanMarking, type PlanMarking, type PlanMarkingParts } from './planMarking.ts'
import type { PlanSession } from './planSessionTypes.ts'
import { createPlanGoingOn } from './running/planGoingOn.ts'
import { createPlanResuming } from './running/planResuming.ts'
import { createPlanRunning } from './running/planRunning.ts'
import { createPlanWait } from './running/planWait.ts'
import { createServiceProbe, type ServiceProbeParts } from './running/serviceProbe.ts'
import { createPlanShown } from './planShown.ts'
import { createPlanTasks } from './planTasks.ts'
import { mustBeIdle, runningIdOf } from './planWork.ts'
import { createPlanWorker, type PlanWorker } from './planWorker.ts'

export type { PlanSession, ServiceAway } from './planSessionTypes.ts'

export interface PlanSessionParts extends PlanMarkingParts {
  readonly board: PlanBoard
  readonly library: Pick<LibrarySession, 'toPlan' | 'setMarks' | 'has' | 'isAway' | 'entry' | 'row' | 'state'>
  readonly make: MakePlan
  readonly estimates: PlanMakingParts['estimates']
  readonly run: RunPlan
  readonly runs: Pick<Runs, 'begin' | 'reopen' | 'end' | 'recordMet'>
  readonly pages: Pick<RunPages, 'waiting' | 'unsettled'>
  readonly times: RunTimes
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
  const { board, library } = parts
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
  const tasks = createPlanTasks({ ...parts, worker, marking, following, probe })
  const goingOn = createPlanGoingOn({ ...parts, worker, tasks, making, resuming, probe, wait })
  const recalling = createPlanRecalling({ ...parts, worker, making, marking })
  const { reset, rulesChanged } = planDrops({ ...parts, worker, marking })
  const shown = createPlanShown({ ...parts, worker, wait, orders })

  function make(order: PlanOrder): void {
    mustBeIdle(worker.now())
    library.toPlan(order.scope) // Says at once what is not in the library.
    tasks.begin((signal) => {
      worker.beginPlan(order)
      return making.make(order, signal)
    })
  }

  return {
    state() {
      following.follow()
      return shown.state()
    },
    followLibrary() {
      following.follow()
      recalling.recallFound()
      goingOn.goOnWithReturned()
    },
    isBusy: () => worker.now().isBusy,
    runningId: () => runningIdOf(worker.now()),
    away: () => wait.away(),
    downloadsBackMs: () => shown.downloadsBackMs(),
    downloadsLeft: () => shown.downloadsLeft(),
    openBatch: () => worker.openBatch(),
    make: ({ isAnew = false, ...order }) => make({ ...order, answersSinceMs: isAnew ? parts.clock.nowMs() : 0 }),
    makeFormer: () => make(orders.former()),
    makeNext: () => make(orders.next()),
    run() {
      if (board.items().length === 0) throw noPlan(parts.former)
      tasks.begin((signal) => running.run(signal))
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
    recall: (wishId) => recalling.recall(wishId),
    askAgain: (videoIds, isAnew = false) => tasks.finish((signal) => making.askAgain({ videoIds, isAnew }, signal)),
    retry: (due) => goingOn.retry(due),
    goOn: () => goingOn.goOn(),
    wake() {
      marking.refresh()
      marking.refreshNotFound()
      recalling.recallAll()
      const isAway = parts.pages.waiting().some(({ code, reason }) => isServiceAway(code) && reason === 'error')
      parts.alarm.set(isAway ? parts.clock.nowMs() : parts.parked.nextMs())
    },
    reset,
    keyChanged() {
      if (board.items().length === 0) reset()
    },
    rulesChanged,
    ignoredChanged: () => following.leaveOutIgnored(),
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

interface PlanDropsParts extends Pick<PlanSessionParts, 'board' | 'former'> {
  readonly worker: Pick<PlanWorker, 'dispatch'>
  readonly marking: Pick<PlanMarking, 'refresh' | 'refreshNotFound'>
}

/** The plan goes: for good, or to be made again for other wishes. */
function planDrops({ board, former, worker, marking }: PlanDropsParts): Pick<PlanSession, 'reset' | 'rulesChanged'> {
  function dropPlan(): void {
    worker.dispatch({ kind: 'reset' })
    marking.refresh()
  }

  return {
    reset() {
      board.clear()
      former.forget()
      dropPlan()
      marking.refreshNotFound()
    },
    rulesChanged() {
      board.takeAway()
      dropPlan()
    },
  }
}

function noPlan(former: Pick<FormerPlanView, 'order'>): AppError {
  return former.order() === null ? new AppError('input.invalid', 'There is no plan yet. Make one first.') : planIsGone()
}
