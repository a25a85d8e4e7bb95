/** Runs that are taken up again: what of one is tried once more, what that costs, and who does it. */
import type { RetryCost } from '../../../shared/contract/runs/runs.ts'
import { AppError } from '../../../shared/errors.ts'
import type { AiQueue } from '../../ai/aiQueue.ts'
import { isRefused } from '../../runs/isRefused.ts'
import type { KeptOutcome, Run } from '../../runs/run.ts'
import { everyRow, type RunPages } from '../../runs/runPages.ts'
import type { HistorySession } from '../history/historySession.ts'
import { videoIdOf } from '../ids.ts'
import { videosAway } from '../library/videosAway.ts'
import type { LibrarySession } from '../library/librarySession.ts'
import type { PlanEstimates } from '../plan/making/planEstimates.ts'
import type { PlanCommands } from '../plan/planCommands.ts'
import { isAmongWishes } from '../plan/running/planRun.ts'
import type { Topics } from '../topics.ts'
import { causeOf } from './runOutcomes.ts'

export interface RunRetriesParts {
  readonly pages: Pick<RunPages, 'outcomes' | 'totals'>
  readonly plan: Pick<PlanCommands, 'retry' | 'retryOutlook' | 'downloadsBackMs' | 'downloadsLeft'>
  readonly estimates: Pick<PlanEstimates, 'estimate'>
  readonly queue: Pick<AiQueue, 'retry'>
  readonly historySession: Pick<HistorySession, 'undo'>
  readonly library: Pick<LibrarySession, 'has' | 'isAway' | 'lookAtFolders' | 'loaded'>
  readonly topics: Pick<Topics, 'changed'>
}

export interface RetryOrder {
  /** null: all that can be tried again. */
  readonly causeId: string | null
  /** What was said of it where it was ordered; absent where nobody could say. */
  readonly told?: RetryCost | null | undefined
}

export interface RunRetries {
  /** @throws AppError as `PlanEstimates.estimate` does */
  cost(run: Run, causeId: string | null, signal: AbortSignal): Promise<RetryCost>
  /** @throws AppError 'input.invalid' where nothing is left to try again, or it would spend more than was told */
  retry(run: Run, order: RetryOrder, signal: AbortSignal): Promise<void>
}

const free: RetryCost = {
  subtitles: 0,
  searches: 0,
  mostSearches: 0,
  downloads: 0,
  downloadsLeft: null,
  ai: 0,
  untilMs: null,
}
const unfinished: ReadonlySet<KeptOutcome['state']> = new Set(['failed', 'waiting', 'stopped'])

export function createRunRetries(parts: RunRetriesParts): RunRetries {
  const { pages, plan, queue, topics } = parts

  /** What was refused is taken up by its cause alone, for another: of everything else the same may come right. */
  function toRetry(runId: string, causeId: string | null): readonly KeptOutcome[] {
    const cause = causeOf(pages, runId, causeId)
    const { rows } = pages.outcomes(runId, { group: null, cause }, everyRow)
    return rows.filter((row) => (cause ? row.state === cause.state : unfinished.has(row.state) && !isRefused(row)))
  }

  const isAway = ({ videoPath }: KeptOutcome) => parts.library.isAway(videoIdOf(videoPath))
  // What has left the library since, or is away, is not planned again.
  const isThere = (row: KeptOutcome) => parts.library.has(videoIdOf(row.videoPath)) && !isAway(row)

  /** Without what was refused and has no other; and the downloads of the rest. */
  async function outlookOf(wishes: readonly KeptOutcome[], signal: AbortSignal) {
    if (wishes.length === 0) return { downloads: 0, hopeful: wishes }
    const { downloads, hopeful } = await plan.retryOutlook(wishes.filter(isThere), signal)
    const isHopeful = isAmongWishes(hopeful)
    return { downloads, hopeful: wishes.filter((wish) => !isRefused(wish) || isHopeful(wish)) }
  }

  async function cost({ id, kind }: Run, causeId: string | null, signal: AbortSignal): Promise<RetryCost> {
    // Of a library that is still being read, some videos would seem to be gone, and their price with them.
    await parts.library.loaded()
    await parts.library.lookAtFolders()
    const again = toRetry(id, causeId)
    if (kind === 'undo') return { ...free, subtitles: again.length }
    const jobs = new Set(again.flatMap(({ jobId }) => jobId ?? [])).size
    const wishes = again.filter((wish) => wish.jobId === null && isThere(wish))
    const { downloads, hopeful } = await outlookOf(wishes, signal)
    const ofJobs = again.filter(({ jobId }) => jobId !== null).length
    const subtitles = hopeful.length + ofJobs
    const ids = [...new Set(hopeful.map(({ videoPath }) => videoIdOf(videoPath)))]
    if (ids.length === 0) return { ...free, subtitles, ai: jobs }
    // They are planned again whole: whatever of them nobody has answered yet is asked for.
    const { searches, mostSearches, ai } = await parts.estimates.estimate({ search: '', ids, language: null }, signal)
    const untilMs = downloads > 0 ? plan.downloadsBackMs() : null
    const downloadsLeft = downloads > 0 ? plan.downloadsLeft() : null
    return { subtitles, searches, mostSearches, downloads, downloadsLeft, ai: ai + jobs, untilMs }
  }

  return {
    cost,
    async retry(run, { causeId, told }, signal) {
      const { id, kind, undoesId } = run
      if (kind === 'undo') {
        if (undoesId !== null) await parts.historySession.undo({ kind: 'batch', batchId: undoesId })
        return
      }
      await parts.library.loaded()
      await parts.library.lookAtFolders()
      if (told && isMore(await cost(run, causeId, signal), told)) throw costsMore()
      const again = toRetry(id, causeId)
      const jobs = again.flatMap(({ jobId }) => jobId ?? [])
      const ordered = again.filter((row) => row.jobId === null && !isAway(row))
      const wishes = ordered.some(isRefused) ? (await outlookOf(ordered, signal)).hopeful : ordered
      const away = new Set(again.filter(isAway).map(({ videoPath }) => videoPath))
      if (wishes.length + jobs.length === 0 && away.size > 0) throw videosAway(away.size)
      if (wishes.length + jobs.length === 0)
        throw new AppError('input.invalid', 'There is nothing left to try again in this run.')
      if (wishes.length > 0) plan.retry({ runId: id, wishes })
      if (jobs.length > 0) queue.retry(jobs)
      topics.changed('runs')
    },
  }
}

function isMore(now: RetryCost, told: RetryCost): boolean {
  const searches = ({ searches, mostSearches }: RetryCost) => Math.max(searches, mostSearches)
  return now.downloads > told.downloads || now.ai > told.ai || searches(now) > searches(told)
}

function costsMore(): AppError {
  return new AppError('input.invalid', 'By now this would spend more than was said. Look at its price, then try again.')
}
