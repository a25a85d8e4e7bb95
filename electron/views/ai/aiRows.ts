/** AI jobs as rows of the activity screen, one for each video that a result is made for. Pure but for the lists handed in. */
import type { AiFilter, AiRow, AiRowState, AiState } from '../../../shared/contract/ai.ts'
import { mayCostAgain, type AiJob, type AiTarget } from '../../ai/aiJob.ts'
import type { AiJobs } from '../../ai/aiJobs.ts'
import { nameOfPath } from '../folders/folderPaths.ts'
import { videoIdOf } from '../ids.ts'
import type { LibrarySession } from '../library/librarySession.ts'

export interface AiScene {
  readonly library: Pick<LibrarySession, 'has'>
  readonly nowMs: number
  /** Of one run, or of all. */
  readonly runId?: string | null
}

export function rowsOf(jobs: Pick<AiJobs, 'list' | 'targets'>, scene: AiScene): readonly AiRow[] {
  const { runId = null } = scene
  return jobs.list().flatMap((job) =>
    jobs
      .targets(job.id)
      .filter(({ batchId }) => runId === null || batchId === runId)
      .map((target) => rowOf(job, target, scene)),
  )
}

function rowOf(job: AiJob, target: AiTarget, { library, nowMs }: AiScene): AiRow {
  const videoId = videoIdOf(target.videoPath)
  const state = stateOf(job, target, nowMs)
  return {
    id: videoIdOf(`${job.id}\n${target.videoPath}`),
    jobId: job.id,
    videoId: library.has(videoId) ? videoId : null,
    videoName: nameOfPath(target.videoPath),
    kind: job.kind,
    from: job.sourceLanguage,
    to: job.target,
    tone: job.tone || null,
    state,
    progress: state === 'written' ? 1 : job.progress,
    remainingMs: state === 'running' ? job.etaMs : null,
    isReused: job.isReused,
    mayCostAgain: mayCostAgain(job),
    resumesAtMs: state === 'waiting' ? job.notBeforeMs : null,
    message: target.path === null ? target.message || job.message : nameOfPath(target.path),
    code: state === 'written' ? null : job.code,
    differences: job.differences.map((difference) => ({ ...difference })),
    changedMs: job.changedMs,
  }
}

function stateOf(job: AiJob, target: AiTarget, nowMs: number): AiRowState {
  if (target.state !== 'open') return target.state
  switch (job.state) {
    case 'done':
      return 'skipped'
    case 'failed':
    case 'refused':
    case 'cancelled':
      return job.state
    default:
      if (job.notBeforeMs !== null && job.notBeforeMs > nowMs) return 'waiting'
      return underWay[job.state]
  }
}

const underWay = { ordered: 'queued', starting: 'running', running: 'running', fetched: 'checking' } as const

const filterOf: Readonly<Record<AiRowState, Exclude<AiFilter, 'all'> | null>> = {
  queued: 'running',
  running: 'running',
  checking: 'running',
  waiting: 'waiting',
  written: 'written',
  skipped: null,
  cancelled: null,
  failed: 'failed',
  refused: 'failed',
}

export function isOfFilter({ state }: AiRow, filter: AiFilter): boolean {
  return filter === 'all' || filterOf[state] === filter
}

export function countsOf(rows: readonly AiRow[]): AiState['counts'] {
  const counts = { all: rows.length, running: 0, waiting: 0, written: 0, failed: 0 }
  for (const { state } of rows) {
    const filter = filterOf[state]
    if (filter) counts[filter] += 1
  }
  return counts
}
