/** Runs as the window lists, opens, steers, takes back and takes up again. Counts nothing itself and keeps nothing but an order of rows. */
import type { TakenBack, UndoResult } from '../../../shared/contract/runs/history.ts'
import type {
  RetryCost,
  RunDetails,
  RunListQuery,
  RunOutcome,
  RunRow,
  RunsState,
} from '../../../shared/contract/runs/runs.ts'
import { AppError } from '../../../shared/errors.ts'
import { progressOfRuns } from '../../../shared/counting.ts'
import type { OutcomeGroup } from '../../../shared/runs/runKinds.ts'
import { startOfDayMs } from '../../../shared/startOfDay.ts'
import type { AiQueue } from '../../ai/aiQueue.ts'
import type { Run } from '../../runs/run.ts'
import type { SettingsStore } from '../../settings/settings.ts'
import type { RunGroup } from '../../runs/runPages.ts'
import { nameOfPath } from '../folders/folderPaths.ts'
import { videoIdOf } from '../ids.ts'
import type { HistorySession, UndoWay } from '../history/historySession.ts'
import type { LibrarySession } from '../library/librarySession.ts'
import type { Page, PageWindow } from '../page.ts'
import type { ParkedMarks } from '../plan/board/parkedMarks.ts'
import type { PlanEstimates } from '../plan/making/planEstimates.ts'
import type { PlanCommands } from '../plan/planCommands.ts'
import type { Topics } from '../topics.ts'
import { causeOf, outcomeViewOf, runCauseOf, type RunOutcomeParts } from './runOutcomes.ts'
import { videosInWindow, type OutcomeHeading } from './runGroups.ts'
import { createRunOrders } from './runOrders.ts'
import { createRunRetries, type RetryOrder } from './runRetries.ts'
import { createTitleTurns } from './titleTurns.ts'
import { isAway, isTurnedBy, runRowOf, type LiveRuns, type RunRowParts } from './runRows.ts'
import type { Clock } from '../../../node/clock.ts'
import { isOfTitle, type TitleRuns } from '../../batch/titleRuns.ts'
import type { UndoWork } from '../history/undoWork.ts'

/** Work of another kind that goes on in a run and can be stopped. */
export interface StoppableWork {
  runningId(): string | null
  cancel(): void
}

export interface RunsSessionParts extends RunRowParts, Omit<RunOutcomeParts, 'pages' | 'library'> {
  readonly plan: Pick<
    PlanCommands,
    | 'state'
    | 'isBusy'
    | 'runningId'
    | 'away'
    | 'pause'
    | 'resume'
    | 'cancel'
    | 'retry'
    | 'retryOutlook'
    | 'downloadsBackMs'
    | 'downloadsLeft'
    | 'plannedOf'
    | 'askAgain'
  >
  readonly estimates: Pick<PlanEstimates, 'estimate'>
  readonly parked: Pick<ParkedMarks, 'nextMs' | 'byVideo'>
  readonly settings: Pick<SettingsStore, 'read'>
  readonly queue: Pick<AiQueue, 'cancel' | 'retry'>
  readonly others: readonly StoppableWork[]
  readonly historySession: Pick<HistorySession, 'undo'>
  readonly undoing: Pick<UndoWork, 'bringBack' | 'runningId' | 'cancel'>
  readonly titleRuns: Pick<TitleRuns, 'undo' | 'bringBack' | 'stands'>
  readonly library: Pick<LibrarySession, 'has' | 'isAway' | 'lookAtFolders' | 'entry' | 'loaded'>
  readonly clock: Pick<Clock, 'nowMs'>
  readonly topics: Topics
}

export interface RowsAsked {
  readonly runId: string
  readonly group: OutcomeGroup | null
  readonly causeId: string | null
}

export type RowsQuery = RowsAsked & PageWindow

export interface RunsSession {
  state(): RunsState
  page(query: RunListQuery & PageWindow): Page<RunRow> & { readonly groups: { group: RunGroup; rows: number }[] }
  /** @throws AppError 'file.missing', as all that name a run */
  run(runId: string): RunDetails
  /** In the order of their headings. */
  rows(query: RowsQuery): Promise<Page<RunOutcome>>
  /** The headings of these rows. */
  groups(query: RowsAsked): Promise<OutcomeHeading[]>
  /** With the titles that it said by the way. @param way as of `HistorySession.undo` */
  undo(runId: string, way?: UndoWay): Promise<TakenBack>
  bringBack(runId: string): Promise<UndoResult>
  /** @throws AppError as `PlanEstimates.estimate` does */
  retryCost(runId: string, causeId: string | null, signal: AbortSignal): Promise<RetryCost>
  /** @throws AppError as `RunRetries.retry` does */
  retry(runId: string, order: RetryOrder, signal: AbortSignal): Promise<void>
  pause(runId: string): void
  resume(runId: string): void
  stop(runId: string): void
}

export function createRunsSession(parts: RunsSessionParts): RunsSession {
  const { pages, plan, topics, queue } = parts
  const orders = createRunOrders(parts)
  const retries = createRunRetries(parts)
  const titles = createTitleTurns(parts)
  const revision = () => topics.revision('runs')
  const row = (run: Run, now = live()) => runRowOf(parts, run, now)
  const rowsOf = (ids: readonly string[]) => {
    const now = live()
    return ids.flatMap(known).map((run) => row(run, now))
  }
  const known = (id: string) => parts.runs.get(id) ?? []

  function live(): LiveRuns {
    return {
      runningId: plan.runningId(),
      isPaused: plan.state().phase === 'paused',
      turning: turningRun(parts),
      stoppable: new Set([...parts.others.flatMap((work) => work.runningId() ?? []), ...withJobs()]),
      serviceRetryMs: plan.away()?.retryAtMs ?? null,
      quotaMs: parts.parked.nextMs(),
      nowMs: parts.clock.nowMs(),
      isWatchOff: !parts.settings.read()['watch.isOn'],
      isParked: parkedTest(parts.parked),
    }
  }

  const withJobs = () => pages.underWay().filter((id) => pages.openJobs(id).length > 0)

  function runOf(runId: string): Run {
    const run = parts.runs.get(runId)
    if (!run) throw new AppError('file.missing', 'This run is no longer known. Look at the list again.')
    return run
  }

  return {
    state() {
      const underWay = rowsOf(pages.underWay())
      return { revision: revision(), underWay, counts: pages.filterCounts(), now: progressOfRuns(underWay) }
    },
    page({ offset, limit, ...query }) {
      const asked = { ...query, todayMs: startOfDayMs(parts.clock.nowMs()) }
      const { ids, total } = pages.page({ ...asked, offset, limit })
      const groups = pages.groups(asked).map((group) => ({ ...group }))
      return { rows: rowsOf(ids), total, groups, revision: revision() }
    },
    run(runId) {
      const run = runOf(runId)
      const causes = pages.totals(runId).causes.filter((cause) => cause.state === 'failed' || isAway(cause))
      return {
        row: row(run),
        videos: pages.videos(runId),
        languages: [...pages.languages(runId)],
        causes: causes.map((cause) => runCauseOf(parts, runId, cause)),
      }
    },
    async rows({ runId, group, causeId, offset, limit }) {
      const run = runOf(runId)
      const cause = causeOf(pages, runId, causeId)
      const asked = revision()
      if (causeId !== null && cause === null) return { rows: [], total: 0, revision: asked }
      const { videos } = await orders.of(runId, { group, cause })
      const { videoPaths, skipped } = videosInWindow(videos, { offset, limit })
      const rows = pages.outcomesOf(runId, { group, cause }, videoPaths).slice(skipped, skipped + limit)
      const total = videos.reduce((sum, video) => sum + video.rows, 0)
      return { rows: rows.map(outcomeViewOf(parts, run)), total, revision: asked }
    },
    async groups({ runId, group, causeId }) {
      runOf(runId)
      const cause = causeOf(pages, runId, causeId)
      if (causeId !== null && cause === null) return []
      const { headings } = await orders.of(runId, { group, cause })
      return [...headings]
    },
    async undo(runId, way) {
      const run = runOf(runId)
      if (!isOfTitle(run)) {
        const taken = await parts.historySession.undo({ kind: 'batch', batchId: runId }, way)
        await titles.undoThoseOf(run)
        return taken
      }
      await titles.undo(run)
      return { removed: 0, restored: 0, gone: 0, kept: [], rowIds: [] }
    },
    async bringBack(runId) {
      const run = runOf(runId)
      if (isOfTitle(run)) {
        await titles.bringBack(run)
        return { removed: 0, kept: [] }
      }
      const results = await parts.undoing.bringBack(runId)
      await titles.bringBackThoseOf(run)
      const kept = results.flatMap(({ path, code, message }) =>
        code === null ? [] : [{ name: nameOfPath(path), code, message }],
      )
      return { removed: results.length - kept.length, kept }
    },
    retryCost: async (runId, causeId, signal) => retries.cost(runOf(runId), causeId, signal),
    retry: async (runId, order, signal) => retries.retry(runOf(runId), order, signal),
    pause(runId) {
      mustBeOfPlan(plan, runId)
      plan.pause()
      topics.changed('runs')
    },
    resume(runId) {
      mustBeOfPlan(plan, runId)
      plan.resume()
      topics.changed('runs')
    },
    stop(runId) {
      if (plan.runningId() === runId) plan.cancel()
      for (const work of parts.others) if (work.runningId() === runId) work.cancel()
      if (isTurnedBy(parts, runId, turningRun(parts))) parts.undoing.cancel()
      queue.cancel(pages.openJobs(runId))
      topics.changed('runs')
    },
  }
}

function turningRun({ undoing, runs }: Pick<RunsSessionParts, 'undoing' | 'runs'>): Run | null {
  const id = undoing.runningId()
  return id === null ? null : runs.get(id)
}

/** What the window takes up by itself, as `dueRuns` has it; null for nothing. Read once a list, and only where somebody asks. */
function parkedTest(parked: Pick<ParkedMarks, 'byVideo' | 'nextMs'>): LiveRuns['isParked'] {
  if (parked.nextMs() === null) return null
  let read: ReturnType<ParkedMarks['byVideo']> | null = null
  const marks = () => (read ??= parked.byVideo())
  return ({ videoPath, wish }) => marks().get(videoIdOf(videoPath))?.has(wish) ?? false
}

function mustBeOfPlan(plan: Pick<PlanCommands, 'runningId'>, runId: string): void {
  if (plan.runningId() !== runId) throw new AppError('input.invalid', 'This run is over, or cannot be paused.')
}
