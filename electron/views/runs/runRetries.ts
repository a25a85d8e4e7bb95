/** Runs that are taken up again: what of one is tried once more, what that costs, and who does it. */
import type { RetryCost } from '../../../shared/contract/runs/runs.ts'
import { AppError } from '../../../shared/errors.ts'
import type { AiQueue } from '../../ai/aiQueue.ts'
import type { KeptOutcome, Run } from '../../runs/run.ts'
import { everyRow, type RunPages } from '../../runs/runPages.ts'
import type { HistorySession } from '../history/historySession.ts'
import { videoIdOf } from '../ids.ts'
import type { LibrarySession } from '../library/librarySession.ts'
import type { PlanEstimates } from '../plan/making/planEstimates.ts'
import type { PlanCommands } from '../plan/planCommands.ts'
import type { Topics } from '../topics.ts'
import { causeOf } from './runOutcomes.ts'

export interface RunRetriesParts {
  readonly pages: Pick<RunPages, 'outcomes' | 'totals'>
  readonly plan: Pick<PlanCommands, 'retry' | 'retryDownloads' | 'downloadsBackMs'>
  readonly estimates: Pick<PlanEstimates, 'estimate'>
  readonly queue: Pick<AiQueue, 'retry'>
  readonly historySession: Pick<HistorySession, 'undo'>
  readonly library: Pick<LibrarySession, 'has'>
  readonly topics: Pick<Topics, 'changed'>
}

export interface RunRetries {
  /** @throws AppError as `PlanEstimates.estimate` does */
  cost(run: Run, causeId: string | null, signal: AbortSignal): Promise<RetryCost>
  /** @throws AppError 'input.invalid' where nothing is left to try again */
  retry(run: Run, causeId: string | null): Promise<void>
}

const free: RetryCost = { searches: 0, mostSearches: 0, downloads: 0, ai: 0, untilMs: null }
const unfinished: ReadonlySet<KeptOutcome['state']> = new Set(['failed', 'waiting', 'stopped'])

export function createRunRetries(parts: RunRetriesParts): RunRetries {
  const { pages, plan, queue, topics } = parts

  function toRetry(runId: string, causeId: string | null): readonly KeptOutcome[] {
    const cause = causeOf(pages, runId, causeId)
    const { rows } = pages.outcomes(runId, { group: null, cause }, everyRow)
    return rows.filter(({ state }) => (cause ? state === cause.state : unfinished.has(state)))
  }

  return {
    async cost({ id, kind }, causeId, signal) {
      if (kind === 'undo') return free
      const again = toRetry(id, causeId)
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
    async retry({ id, kind, undoesId }, causeId) {
      if (kind === 'undo') {
        if (undoesId !== null) await parts.historySession.undo({ kind: 'batch', batchId: undoesId })
        return
      }
      const again = toRetry(id, causeId)
      if (again.length === 0) throw new AppError('input.invalid', 'There is nothing left to try again in this run.')
      const jobs = again.flatMap(({ jobId }) => jobId ?? [])
      const wishes = again.filter(({ jobId }) => jobId === null)
      if (wishes.length > 0) plan.retry({ runId: id, wishes })
      if (jobs.length > 0) queue.retry(jobs)
      topics.changed('runs')
    },
  }
}
