/** Takes one job from where it is to its end: starts it, looks at it with growing pauses, fetches and delivers its result. */
import { AppError, toAppError, type ErrorCode } from '../../shared/errors.ts'
import type { QuotaLedger } from '../quota/quotaLedger.ts'
import type { AiApi } from '../serviceClient/calls/aiApi.ts'
import type { RemoteJob } from '../serviceClient/calls/aiJob.ts'
import { WaitError } from '../serviceClient/waitError.ts'
import type { AiJob } from './aiJob.ts'
import { isEnded } from './aiJob.ts'
import { deliverResult, requirePlace, type DeliverResultParts } from './deliverResult.ts'
import type { FirstOfKind } from './firstOfKind.ts'
import type { HandOver } from './handOver.ts'
import { longestJobMs, pollDelayMs, restMs, troubleDelayMs } from './pollPace.ts'
import { keepSource, requireSourced, type SourceParts } from './sourceText.ts'
import { requireTranslator, type Translators } from './translators.ts'
import { sendsText } from './trackOfJob.ts'
import { resolveStart, startJob, type StartParts } from './startJob.ts'

export interface FollowParts extends StartParts, SourceParts, DeliverResultParts {
  readonly client: Pick<
    AiApi,
    'startTranslation' | 'startSentTranslation' | 'startTranscription' | 'aiJobs' | 'aiJob' | 'aiResult'
  >
  readonly ledger: StartParts['ledger'] & Pick<QuotaLedger, 'resumesAtMs'>
  readonly handOver: Pick<HandOver, 'address' | 'isReachable' | 'end'>
  readonly changed: (job: AiJob) => void
  readonly firstOfKind: FirstOfKind
  readonly translators: Translators
}

/** Failures that pass by themselves. */
const passing: ReadonlySet<ErrorCode> = new Set([
  'service.unreachable',
  'service.timeout',
  'service.busy',
  'service.cutAnswer',
  'service.badAnswer',
])

/**
 * Settles when the job is ended or has to wait for a later time (`notBeforeMs`). Every step is stored before the next, so
 * that a dead process is gone on from. @throws AppError 'cancelled'
 */
export async function followJob(parts: FollowParts, job: AiJob, signal: AbortSignal): Promise<AiJob> {
  let current = parts.jobs.change(job.id, { notBeforeMs: null })
  let failures = 0
  let polls = 0
  while (!isEnded(current) && current.notBeforeMs === null) {
    try {
      if (current.state === 'running' && polls > 0)
        await parts.clock.wait(pollDelayMs(polls - 1, current.etaMs), signal)
      if (current.state === 'running') polls += 1
      current = await takeStep(parts, current, signal)
      failures = 0
    } catch (thrown) {
      const error = toAppError(signal.aborted ? signal.reason : thrown)
      if (error.code === 'cancelled') throw error
      failures += 1
      current = await afterFailure(parts, { job: current, error, failures }, signal)
    }
    parts.changed(current)
  }
  if (isEnded(current)) await parts.handOver.end(current.id)
  return current
}

async function takeStep(parts: FollowParts, job: AiJob, signal: AbortSignal): Promise<AiJob> {
  switch (job.state) {
    case 'ordered':
      await requirePlace(parts, job)
      return parts.firstOfKind.start(job, () => begin(parts, job, signal))
    case 'starting':
      return resolveStart(parts, job, signal)
    case 'running':
      return pollJob(parts, job, signal)
    default:
      if (job.kind === 'translation' && !parts.jobs.text(job.id, 'source')) await keepSource(parts, job, signal)
      return deliverResult(parts, job, signal)
  }
}

/** What it is made from is paid for where the service is known to take such a job; else once there is a result to compare. */
async function begin(parts: FollowParts, job: AiJob, signal: AbortSignal): Promise<AiJob> {
  if (job.kind === 'translation') {
    await requireTranslator(parts.translators, signal)
    if (isSourceFirst(parts, job)) await keepSource(parts, job, signal)
    else requireSourced(parts, job)
  }
  return startJob(parts, job, signal)
}

function isSourceFirst({ jobs }: FollowParts, job: AiJob): boolean {
  return job.service === 'embedded' || jobs.text(job.id, 'source') !== null || sendsText(job) || jobs.isTakenKind(job)
}

async function pollJob(parts: FollowParts, job: AiJob, signal: AbortSignal): Promise<AiJob> {
  const { jobs, client } = parts
  const requestId = job.requestId ?? ''
  const remote = await client.aiJob(requestId, signal)
  if (remote.status === 'failed') return failedThere(parts, job, remote)
  if (remote.isReady) {
    const { bytes, fileName } = await client.aiResult(requestId, signal)
    return parts.db.transaction(() => {
      jobs.keepText(job.id, 'result', { name: fileName ?? jobs.text(job.id, 'source')?.name ?? 'result.srt', bytes })
      return jobs.change(job.id, { state: 'fetched', remoteStatus: remote.status, progress: 1, etaMs: 0 })
    })
  }
  // Asked first, for the machine may have slept, or its clock been set, while the service went on.
  if (parts.clock.nowMs() - (job.startedMs ?? parts.clock.nowMs()) > longestJobMs)
    throw new AppError(
      'service.refused',
      'The service has not finished this job within a day. Try again to look once more.',
    )
  const { status: remoteStatus, progress, etaMs } = remote
  return jobs.change(job.id, { remoteStatus, progress, etaMs, message: '' })
}

/** A failed job costs nothing (API decisions §2 "AI"), so one whose file died with an earlier run of the app is started anew. */
function failedThere(parts: FollowParts, job: AiJob, { failure }: RemoteJob): AiJob {
  const { jobs, ledger, db } = parts
  const reason = (failure?.message ?? failure?.code ?? '').replace(/\.$/, '')
  const message = `The service could not do it${reason && `: ${reason}`}. It took no AI unit; try again later.`
  const code = failure?.code === 'engine_unavailable' ? 'engine.missing' : 'engine.failed'
  const end = parts.handOver.isReachable(job)
    ? ({ state: 'failed', code, message, remoteStatus: 'failed' } as const)
    : ({ state: 'ordered', progress: null, etaMs: null } as const)
  return db.transaction(() => {
    if (job.ledgerEntry !== null) ledger.correct(job.ledgerEntry, 0)
    return jobs.change(job.id, { requestId: null, startedMs: null, ledgerEntry: null, ...end })
  })
}

interface Trouble {
  readonly job: AiJob
  readonly error: AppError
  /** In a row. */
  readonly failures: number
}

async function afterFailure(
  { jobs, ledger, clock }: FollowParts,
  { job, error, failures }: Trouble,
  signal: AbortSignal,
): Promise<AiJob> {
  const { id } = job
  const current = jobs.get(id) ?? job
  const { code, message } = error
  const rest = (notBeforeMs: number) => jobs.change(id, { notBeforeMs: Math.round(notBeforeMs), code, message })
  if (error instanceof WaitError) return rest(error.retryAtMs)
  if (code === 'quota.exhausted') return rest(ledger.resumesAtMs(job.service, 'ai') ?? clock.nowMs() + restMs)
  if (!passing.has(code)) return jobs.change(id, { state: 'failed', code, message })
  const delayMs = troubleDelayMs(failures)
  if (delayMs === null) return rest(clock.nowMs() + restMs)
  await clock.wait(delayMs, signal)
  return current
}
