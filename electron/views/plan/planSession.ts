/**
 * The plan as the window sees it: made, decided, run, paused, cancelled, and gone on with when the quota is back. One
 * work at a time; the board holds what is planned, the log what became of it.
 */
import type { PlanState } from '../../../shared/contract/plan.ts'
import { AppError, toAppError } from '../../../shared/errors.ts'
import type { Want } from '../../wanted/missing.ts'
import type { ActivityLog } from './activityLog.ts'
import type { LibrarySession, PlanScope } from '../library/librarySession.ts'
import type { WishMark } from '../library/libraryView.ts'
import { createPauseGate } from './pauseGate.ts'
import type { PlanBoard } from './planBoard.ts'
import type { MakePlan } from './planMaker.ts'
import type { RunPlan } from './planRun.ts'

export interface PlanSessionParts {
  readonly board: PlanBoard
  readonly activity: ActivityLog
  readonly library: Pick<LibrarySession, 'toPlan' | 'setMarks'>
  readonly make: MakePlan
  readonly run: RunPlan
  readonly startBatch: () => string
  readonly spentIn: (batchId: string) => { readonly search: number; readonly download: number }
  readonly quota: () => {
    readonly downloadsLeft: number | null
    readonly resumesAtMs: number | null
    readonly aiLeft: number | null
  }
  /** Ids of the library's videos that wait for quota since an earlier run, and the wishes they wait for. */
  readonly parked: () => ReadonlyMap<string, ReadonlyMap<string, WishMark>>
  /** They are planned again: a run parks them anew where they still have to wait. */
  readonly unpark: () => void
  /** Something waits until then; null: nothing does. */
  readonly waitUntil: (atMs: number | null) => void
  readonly changed: (topic: 'plan' | 'activity' | 'usage') => void
  readonly revision: () => number
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
  choose(rowId: string, candidateId: string | null, isForSeason: boolean): number
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

type Shown = Pick<PlanState, 'phase' | 'progress' | 'result' | 'problem'>

const nothingYet: Shown = { phase: 'empty', progress: { done: 0, total: 0 }, result: null, problem: null }

export function createPlanSession(parts: PlanSessionParts): PlanSession {
  const { board, activity, library } = parts
  const gate = createPauseGate()
  let shown = nothingYet
  let batchId: string | null = null
  let abort: AbortController | null = null
  let work: Promise<void> = Promise.resolve()
  let inRun: ReadonlySet<Want> = new Set()

  function show(change: Partial<Shown>): void {
    shown = { ...shown, ...change }
    parts.changed('plan')
  }

  function begin(task: (signal: AbortSignal) => Promise<void>): void {
    refuseWhileBusy()
    const controller = new AbortController()
    abort = controller
    work = task(controller.signal)
      .catch((thrown: unknown) => {
        fail(toAppError(controller.signal.aborted ? controller.signal.reason : thrown))
      })
      .finally(() => {
        abort = null
        inRun = new Set()
        refreshMarks()
        parts.changed('plan')
        parts.changed('activity')
        parts.changed('usage')
      })
  }

  function refuseWhileBusy(): void {
    if (abort)
      throw new AppError('input.invalid', 'Something is being planned or run. Wait for it, or cancel it first.')
  }

  function fail(error: AppError): void {
    if (error.code === 'cancelled') {
      show({ phase: board.items().length > 0 ? 'ready' : 'empty' })
      return
    }
    if (error.code === 'internal') parts.report(error)
    show({ phase: 'failed', problem: { code: error.code, message: error.message } })
  }

  async function makeNow(scope: PlanScope, signal: AbortSignal): Promise<void> {
    const id = (batchId ??= parts.startBatch())
    show({ ...nothingYet, phase: scope.videoIds === null ? 'scanning' : 'matching' })
    const planned = await parts.make({
      scope,
      batchId: id,
      signal,
      onPhase: (phase) => {
        show({ phase, progress: { done: 0, total: 0 } })
      },
      onProgress: showProgress,
    })
    board.load(planned)
    waitForQuota()
    show({ phase: 'ready' })
  }

  /** A failure leaves the plan as it was: it is the caller who tells it. */
  async function askAgain(videoIds: readonly string[]): Promise<void> {
    let problem: unknown = null
    begin(async (signal) => {
      const { phase } = shown
      const id = (batchId ??= parts.startBatch())
      show({ phase: 'matching', progress: { done: 0, total: 0 } })
      try {
        const scope = { folderId: null, videoIds }
        board.replace(
          await parts.make({ scope, batchId: id, signal, onPhase: () => undefined, onProgress: showProgress }),
        )
        show({ phase: 'ready' })
      } catch (thrown) {
        problem = thrown
        show({ phase })
      }
    })
    await work
    if (problem !== null) throw toAppError(problem)
  }

  function showProgress(progress: Shown['progress']): void {
    show({ progress: { done: progress.done, total: progress.total } })
    parts.changed('usage')
  }

  async function makeUnfinished(signal: AbortSignal): Promise<void> {
    await makeNow(unfinished(), signal)
    parts.unpark()
  }

  async function runNow(signal: AbortSignal): Promise<void> {
    const plan = board.plan()
    const id = (batchId ??= parts.startBatch())
    if (!plan) return
    inRun = new Set(plan.archives.flatMap(({ serves }) => serves.map(({ want }) => want)))
    show({ phase: 'running', progress: { done: 0, total: plan.archives.length }, result: null, problem: null })
    const counts = await parts.run({
      plan,
      batchId: id,
      signal,
      turn: () => gate.turn(signal),
      onStep: () => {
        parts.changed('activity')
      },
      onArchive: (done, total) => {
        show({ progress: { done, total } })
        parts.changed('usage')
      },
    })
    const { search, download } = parts.spentIn(id)
    board.refresh()
    waitForQuota()
    show({ phase: 'done', result: { ...counts, search, downloads: download } })
  }

  function waitForQuota(): void {
    parts.waitUntil(board.sums().waiting > 0 || parts.parked().size > 0 ? parts.quota().resumesAtMs : null)
  }

  function refreshMarks(): void {
    const marks = new Map([...parts.parked()].map(([videoId, wishes]) => [videoId, new Map(wishes)]))
    for (const item of board.items()) {
      const { answer } = board.placement(item)
      if (answer !== 'ask' && answer !== 'none' && answer !== 'waiting') continue
      const wishes = marks.get(item.videoId) ?? new Map<string, WishMark>()
      marks.set(item.videoId, wishes.set(item.wish, answer))
    }
    library.setMarks(marks)
  }

  /** Here, or since an earlier run. Nobody asks that of each step of a run. */
  function isWaiting(sums: PlanState['sums']): boolean {
    return sums.waiting > 0 || (shown.phase !== 'running' && parts.parked().size > 0)
  }

  function unfinished(): PlanScope {
    const planned = board.items().map(({ videoId }) => videoId)
    const ids = new Set([...planned, ...activity.unfinishedVideos(), ...parts.parked().keys()])
    return { folderId: null, videoIds: [...ids] }
  }

  return {
    state() {
      const sums = board.sums()
      const { downloadsLeft, resumesAtMs, aiLeft } = parts.quota()
      return {
        revision: parts.revision(),
        ...shown,
        sums,
        downloadsLeft,
        aiLeft,
        resumesAtMs: isWaiting(sums) ? resumesAtMs : null,
        batchId,
      }
    },
    isBusy: () => abort !== null,
    make(scope) {
      refuseWhileBusy()
      library.toPlan(scope) // Says at once what is not in the library.
      batchId = null
      begin((signal) => makeNow(scope, signal))
    },
    run() {
      if (board.items().length === 0) throw new AppError('input.invalid', 'There is no plan yet. Make one first.')
      begin(runNow)
    },
    pause() {
      if (shown.phase !== 'running') throw new AppError('input.invalid', 'Nothing is running that could be paused.')
      gate.pause()
      show({ phase: 'paused' })
    },
    resume() {
      if (shown.phase !== 'paused') throw new AppError('input.invalid', 'Nothing is paused.')
      gate.resume()
      show({ phase: 'running' })
    },
    cancel() {
      abort?.abort(new AppError('cancelled', 'Cancelled.'))
      gate.resume()
    },
    choose(rowId, candidateId, isForSeason) {
      if (inRun.has(board.item(rowId).choice.want))
        throw new AppError('input.invalid', 'This row is being run already. Cancel the run to choose again.')
      const changed = board.choose(rowId, candidateId, isForSeason)
      if (shown.phase === 'done') show({ phase: 'ready' })
      refreshMarks()
      parts.changed('plan')
      return changed
    },
    askAgain,
    retry() {
      begin((signal) => makeUnfinished(signal))
    },
    goOn() {
      if (abort) return
      begin(async (signal) => {
        await makeUnfinished(signal)
        await runNow(signal)
      })
    },
    reset() {
      board.clear()
      shown = nothingYet
      batchId = null
      refreshMarks()
      parts.changed('plan')
    },
    refreshMarks,
    idle: () => work,
  }
}
