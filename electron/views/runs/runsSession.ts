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
import { everyRow, type CauseCount, type RunGroup } from '../../runs/runPages.ts'
import { nameOfPath } from '../folders/folderPaths.ts'
import type { HistorySession, UndoWay } from '../history/historySession.ts'
import type { LibrarySession } from '../library/librarySession.ts'
import type { Page, PageWindow } from '../page.ts'
import type { ParkedMarks } from '../plan/board/parkedMarks.ts'
import type { PlanEstimates } from '../plan/making/planEstimates.ts'
import type { PlanCommands } from '../plan/planCommands.ts'
import { refuseWhilePlanning } from '../plan/refuseWhilePlanning.ts'
import type { Topics } from '../topics.ts'
import { videoIdOf } from '../ids.ts'
import { causeIdOf, outcomeViewOf, runCauseOf, type RunOutcomeParts } from './runOutcomes.ts'
import { videosInWindow, type OutcomeHeading } from './runGroups.ts'
import { createRunOrders } from './runOrders.ts'
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
    | 'retryDownloads'
    | 'downloadsBackMs'
    | 'plannedOf'
    | 'askAgain'
  >
  readonly estimates: Pick<PlanEstimates, 'estimate'>
  readonly parked: Pick<ParkedMarks, 'nextMs'>
  readonly queue: Pick<AiQueue, 'cancel' | 'retry'>
  readonly others: readonly StoppableWork[]
  readonly historySession: Pick<HistorySession, 'undo'>
  readonly undoing: Pick<UndoWork, 'bringBack' | 'runningId' | 'cancel'>
  readonly titleRuns: Pick<TitleRuns, 'undo' | 'bringBack' | 'stands'>
  readonly library: Pick<LibrarySession, 'has' | 'entry'>
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
  retry(runId: string, causeId: string | null): Promise<void>
  pause(runId: string): void
  resume(runId: string): void
  stop(runId: string): void
}

const free: RetryCost = { searches: 0, mostSearches: 0, downloads: 0, ai: 0, untilMs: null }

export function createRunsSession(parts: RunsSessionParts): RunsSession {
  const { pages, plan, topics, queue } = parts
  const orders = createRunOrders(parts)
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
    }
  }

  const withJobs = () => pages.underWay().filter((id) => pages.openJobs(id).length > 0)

  function runOf(runId: string): Run {
    const run = parts.runs.get(runId)
    if (!run) throw new AppError('file.missing', 'This run is no longer known. Look at the list again.')
    return run
  }

  /** What of a run is taken up again. */
  function toRetry(runId: string, causeId: string | null) {
    const states = new Set(['failed', 'waiting', 'stopped'])
    const cause = causeOf(pages, runId, causeId)
    return pages
      .outcomes(runId, { group: null, cause }, everyRow)
      .rows.filter(({ state }) => (cause ? state === cause.state : states.has(state)))
  }

  /**
   * A title is no file: none goes to the trash, and none comes back. What of it is planned was found by the other title,
   * and is asked for again, lest a run of the plan download it.
   */
  async function turnTitle(run: Run, verb: 'undo' | 'bringBack'): Promise<void> {
    const videos = pages.videosOf(run.id, { group: null, cause: null })
    const planned = plan.plannedOf(videos.map(({ videoPath }) => videoPath))
    if (planned.length > 0) refuseWhilePlanning(plan)
    parts.titleRuns[verb](run)
    for (const topic of ['runs', 'library'] as const) topics.changed(topic)
    if (planned.length > 0) await plan.askAgain(planned)
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
        for (const tied of parts.runs.tiedTo(runId)) if (parts.titleRuns.stands(tied)) await turnTitle(tied, 'undo')
        return taken
      }
      await turnTitle(run, 'undo')
      return { removed: 0, restored: 0, gone: 0, kept: [], rowIds: [] }
    },
    async bringBack(runId) {
      const run = runOf(runId)
      if (isOfTitle(run)) {
        await turnTitle(run, 'bringBack')
        return { removed: 0, kept: [] }
      }
      const results = await parts.undoing.bringBack(runId)
      for (const title of titlesGoneWith(parts, run)) await turnTitle(title, 'bringBack')
      const kept = results.flatMap(({ path, code, message }) =>
        code === null ? [] : [{ name: nameOfPath(path), code, message }],
      )
      return { removed: results.length - kept.length, kept }
    },
    async retryCost(runId, causeId, signal) {
      if (runOf(runId).kind === 'undo') return free
      const again = toRetry(runId, causeId)
      const jobs = new Set(again.flatMap(({ jobId }) => jobId ?? [])).size
      // What has left the library since is not planned again.
      const wishes = again.filter(({ jobId, videoPath }) => jobId === null && parts.library.has(videoIdOf(videoPath)))
      const ids = [...new Set(wishes.map(({ videoPath }) => videoIdOf(videoPath)))]
      if (ids.length === 0) return { ...free, ai: jobs }
      // They are planned again whole: whatever of them nobody has answered yet is asked for.
      const { searches, mostSearches, ai } = await parts.estimates.estimate({ search: '', ids, language: null }, signal)
      const downloads = await plan.retryDownloads(wishes, signal)
      const untilMs = downloads > 0 ? plan.downloadsBackMs() : null
      return { searches, mostSearches, downloads, ai: ai + jobs, untilMs }
    },
    async retry(runId, causeId) {
      const run = runOf(runId)
      if (run.kind === 'undo') {
        if (run.undoesId !== null) await parts.historySession.undo({ kind: 'batch', batchId: run.undoesId })
        return
      }
      const again = toRetry(runId, causeId)
      if (again.length === 0) throw new AppError('input.invalid', 'There is nothing left to try again in this run.')
      const jobs = again.flatMap(({ jobId }) => jobId ?? [])
      const wishes = again.filter(({ jobId }) => jobId === null)
      if (wishes.length > 0) plan.retry({ runId, wishes })
      if (jobs.length > 0) queue.retry(jobs)
      topics.changed('runs')
    },
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

/** Titles that a run of files has said by the way, and that went with it. @param run that one, or its undo */
function titlesGoneWith(
  { runs, pages }: Pick<RunsSessionParts, 'runs' | 'pages'>,
  { id, kind, undoesId }: Run,
): readonly Run[] {
  const said = runs.tiedTo(kind === 'undo' ? (undoesId ?? '') : id)
  return said.filter((title) => pages.files(title.id).undone > 0)
}

function turningRun({ undoing, runs }: Pick<RunsSessionParts, 'undoing' | 'runs'>): Run | null {
  const id = undoing.runningId()
  return id === null ? null : runs.get(id)
}

function mustBeOfPlan(plan: Pick<PlanCommands, 'runningId'>, runId: string): void {
  if (plan.runningId() !== runId) throw new AppError('input.invalid', 'This run is over, or cannot be paused.')
}

function causeOf(pages: RunsSessionParts['pages'], runId: string, causeId: string | null): CauseCount | null {
  return pages.totals(runId).causes.find((cause) => causeIdOf(cause) === causeId) ?? null
}
