/**
 * The plan as the window sees it: made, decided, run, paused, cancelled, and gone on with when the quota is back. One
 * work at a time; the board holds what is planned, the log what became of it. What follows from what stands in `nextWork`.
 */
import type { PlanState } from '../../../shared/contract/plan.ts'
import { AppError, toAppError } from '../../../shared/errors.ts'
import type { QuotaLedger } from '../../quota/quotaLedger.ts'
import type { SettingsStore } from '../../settings/settings.ts'
import type { History } from '../../sidecar/history.ts'
import type { ActivityLog } from './activityLog.ts'
import type { LibrarySession, PlanScope } from '../library/librarySession.ts'
import type { Topics } from '../topics.ts'
import type { Alarm } from '../updates/alarm.ts'
import type { ParkedMarks } from './parkedMarks.ts'
import type { PlanBoard } from './planBoard.ts'
import type { RowChoice } from './planBoardState.ts'
import type { MakePlan } from './planMaker.ts'
import { marksOf } from './planMarks.ts'
import type { RunPlan } from './planRun.ts'
import { mustBeIdle, mustNotBeInRun, planStateOf } from './planWork.ts'
import { createPlanWorker } from './planWorker.ts'

export interface PlanSessionParts {
  readonly board: PlanBoard
  readonly activity: ActivityLog
  readonly library: Pick<LibrarySession, 'toPlan' | 'setMarks'>
  readonly make: MakePlan
  readonly run: RunPlan
  readonly history: Pick<History, 'startBatch'>
  readonly ledger: Pick<QuotaLedger, 'remaining' | 'unitsLeft' | 'resumesAtMs' | 'spentIn'>
  readonly settings: Pick<SettingsStore, 'read'>
  readonly parked: ParkedMarks
  /** Rings when what waits may go on. */
  readonly alarm: Pick<Alarm, 'set'>
  readonly topics: Topics
  readonly report: (error: AppError) => void
}

export interface PlanSession {
  state(): PlanState
  isBusy(): boolean
  /** Begins in the background. @throws AppError 'input.invalid' while other work goes on */
  make(scope: PlanScope): void
  run(): void
  pause(): void
  resume(): void
  cancel(): void
  choose(choice: RowChoice): number
  /** Asks again for videos of the plan and puts the answers in their place. @throws AppError as asking does */
  askAgain(videoIds: readonly string[]): Promise<void>
  retry(): void
  /** What waits is planned again and run: the quota is back. */
  goOn(): void
  /** Another service or other wishes: what was planned means nothing any more. */
  reset(): void
  refreshMarks(): void
  /** Settles when nothing goes on any more. */
  idle(): Promise<void>
}

export function createPlanSession(parts: PlanSessionParts): PlanSession {
  const { board, activity, library, ledger, parked, topics } = parts
  const worker = createPlanWorker(parts)

  function begin(task: (signal: AbortSignal) => Promise<void>): void {
    worker.begin(task, () => {
      refreshMarks()
      tellStep()
      topics.changed('usage')
    })
  }

  /** What is made and run after another is spent under one batch, until a plan is made anew. */
  function openBatch(former = worker.now().batchId): string {
    const batchId = former ?? parts.history.startBatch('window')
    worker.dispatch({ kind: 'batch.opened', batchId })
    return batchId
  }

  async function makeNow(scope: PlanScope, signal: AbortSignal): Promise<void> {
    const batchId = openBatch()
    worker.dispatch({ kind: 'making', isScanning: scope.videoIds === null })
    const onPhase = (phase: 'scanning' | 'matching') => worker.dispatch({ kind: 'phase.reached', phase })
    board.load(await parts.make({ scope, batchId, signal, onPhase, onProgress: showProgress }))
    waitForQuota()
    worker.dispatch({ kind: 'planned' })
  }

  /** A failure leaves the plan as it was: it is the caller who tells it. */
  async function askAgain(videoIds: readonly string[]): Promise<void> {
    let problem: unknown = null
    begin(async (signal) => {
      const { phase } = worker.now()
      const batchId = openBatch()
      worker.dispatch({ kind: 'asking' })
      try {
        const scope = { folderId: null, videoIds }
        board.replace(await parts.make({ scope, batchId, signal, onPhase: () => undefined, onProgress: showProgress }))
        worker.dispatch({ kind: 'planned' })
      } catch (thrown) {
        problem = thrown
        worker.dispatch({ kind: 'ask.failed', phase })
      }
    })
    await worker.idle()
    if (problem !== null) throw toAppError(problem)
  }

  function showProgress({ done, total }: PlanState['progress']): void {
    worker.dispatch({ kind: 'progress', done, total })
    topics.changed('usage')
  }

  function tellStep(): void {
    topics.changed('activity')
    topics.changed('history')
  }

  async function makeUnfinished(signal: AbortSignal): Promise<void> {
    await makeNow(unfinished(), signal)
    // A run parks them anew where they still have to wait.
    parked.clear()
  }

  async function runNow(signal: AbortSignal): Promise<void> {
    const plan = board.plan()
    const batchId = openBatch()
    if (!plan) return
    worker.dispatch({ kind: 'running', plan })
    const onArchive = (done: number, total: number) => showProgress({ done, total })
    const turn = () => worker.turn(signal)
    const counts = await parts.run({ plan, batchId, signal, turn, onStep: tellStep, onArchive })
    const { search, download } = ledger.spentIn(batchId)
    board.refresh()
    waitForQuota()
    worker.dispatch({ kind: 'ran', result: { ...counts, search, downloads: download } })
  }

  function waitForQuota(): void {
    const isWaiting = board.sums().waiting > 0 || parked.byVideo().size > 0
    parts.alarm.set(isWaiting ? quotaOf(parts).resumesAtMs : null)
  }

  function refreshMarks(): void {
    const placed = board.items().map((item) => [item, board.placement(item).answer] as const)
    library.setMarks(marksOf(parked.byVideo(), placed))
  }

  function unfinished(): PlanScope {
    const planned = board.items().map(({ videoId }) => videoId)
    const ids = new Set([...planned, ...activity.unfinishedVideos(), ...parked.byVideo().keys()])
    return { folderId: null, videoIds: [...ids] }
  }

  return {
    state: () =>
      planStateOf(worker.now(), {
        revision: topics.revision('plan'),
        sums: board.sums(),
        ...quotaOf(parts),
        hasParked: () => parked.byVideo().size > 0,
      }),
    isBusy: () => worker.now().isBusy,
    make(scope) {
      mustBeIdle(worker.now())
      library.toPlan(scope) // Says at once what is not in the library.
      begin(async (signal) => {
        openBatch(null)
        await makeNow(scope, signal)
      })
    },
    run() {
      if (board.items().length === 0) throw new AppError('input.invalid', 'There is no plan yet. Make one first.')
      begin(runNow)
    },
    pause: () => worker.pause(),
    resume: () => worker.resume(),
    cancel: () => worker.cancel(),
    choose(choice) {
      mustNotBeInRun(worker.now(), board.item(choice.rowId).choice.gap)
      const changed = board.choose(choice)
      worker.dispatch({ kind: 'decided' })
      refreshMarks()
      return changed
    },
    askAgain,
    retry() {
      begin(makeUnfinished)
    },
    goOn() {
      if (worker.now().isBusy) return
      begin(async (signal) => {
        await makeUnfinished(signal)
        await runNow(signal)
      })
    },
    reset() {
      board.clear()
      worker.dispatch({ kind: 'reset' })
      refreshMarks()
    },
    refreshMarks,
    idle: () => worker.idle(),
  }
}

/** What is left, and when there is more. */
function quotaOf({ ledger, settings }: Pick<PlanSessionParts, 'ledger' | 'settings'>) {
  const service = settings.read()['service.address']
  const left = ledger.remaining(service, 'search') === 0 ? 'search' : 'download'
  return {
    downloadsLeft: ledger.remaining(service, 'download'),
    aiLeft: ledger.unitsLeft(service, 'ai'),
    resumesAtMs: ledger.resumesAtMs(service, left),
  }
}
