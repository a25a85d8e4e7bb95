/**
 * Starts a job exactly once (promise J2): the intent and its unit are stored before the request, the request's id after it.
 * A start whose answer was lost is looked for at the service and never sent a second time blindly.
 */
import { AppError, toAppError, type ErrorCode } from '../../shared/errors.ts'
import type { Database } from '../database/database.ts'
import type { QuotaLedger } from '../plan/quotaLedger.ts'
import type { AiApi, StartedJob } from '../serviceClient/aiApi.ts'
import { WaitError } from '../serviceClient/waitError.ts'
import type { AiJob } from './aiJob.ts'
import type { AiJobs } from './aiJobs.ts'
import { findStarted } from './findStarted.ts'

export interface StartParts {
  readonly client: Pick<AiApi, 'startTranslation' | 'startTranscription' | 'aiJobs'>
  readonly jobs: AiJobs
  readonly ledger: Pick<QuotaLedger, 'reserve' | 'settle' | 'release' | 'lose' | 'correct' | 'markExhausted'>
  readonly transaction: Database['transaction']
  readonly nowMs: () => number
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>
  /** The address at which the service can fetch what is to be transcribed; a file of this machine is handed over. */
  readonly mediaAddress: (job: AiJob, signal: AbortSignal) => Promise<string>
}

/** After one of these nobody can say whether the service has taken the start. */
const unclearCodes: ReadonlySet<ErrorCode> = new Set([
  'service.timeout',
  'service.unreachable',
  'service.busy',
  'service.cutAnswer',
  'service.badAnswer',
  'service.tooLarge',
  'cancelled',
  'internal',
])

/** So long a request may still be on its way to the service after the app that sent it has died. */
const arrivalMs = 3_000

/** From ordered to running. @throws AppError: 'quota.exhausted', 'plan.required', … when it was refused; others leave it starting */
export async function startJob(parts: StartParts, job: AiJob, signal: AbortSignal): Promise<AiJob> {
  const send = await sender(parts, job, signal)
  const { intended, entry } = intend(parts, job)
  let started: StartedJob
  try {
    started = await send()
  } catch (thrown) {
    throw refused(parts, { job: intended, entry, error: toAppError(thrown) })
  }
  return accept(parts, { job: intended, entry, started })
}

/** From starting to running, or back to ordered where the start never arrived. @throws AppError as `findStarted` does */
export async function resolveStart(parts: StartParts, job: AiJob, signal: AbortSignal): Promise<AiJob> {
  const { client, jobs } = parts
  const look = () => findStarted({ client, isKnownRequest: (id) => jobs.isKnownRequest(id) }, job, signal)
  let found = await look()
  const waitMs = (job.startedMs ?? 0) + arrivalMs - parts.nowMs()
  if (!found && waitMs > 0) {
    await parts.wait(Math.min(waitMs, arrivalMs), signal)
    found = await look()
  }
  return parts.transaction(() => {
    const isOld = found !== null && (found.createdMs ?? Infinity) < (job.startedMs ?? 0) - 60_000
    if (job.ledgerEntry !== null) parts.ledger.correct(job.ledgerEntry, found && !isOld ? 1 : 0)
    return found
      ? jobs.change(job.id, { state: 'running', requestId: found.requestId, isReused: isOld || found.isReused })
      : jobs.change(job.id, notStarted)
  })
}

const notStarted = { state: 'ordered', startedMs: null, ledgerEntry: null } as const

async function sender({ client, mediaAddress }: StartParts, job: AiJob, signal: AbortSignal) {
  const { subtitleId, fileId, target, tone } = job
  if (job.kind === 'transcription') {
    const mediaUrl = await mediaAddress(job, signal)
    return () => client.startTranscription({ mediaUrl, language: target }, signal)
  }
  const order = { subtitleId, fileId: fileId || null, target, tone: tone || null }
  return () => client.startTranslation(order, signal)
}

/** One commit: from here on a second start is only thought of after the service was asked. */
function intend({ jobs, ledger, transaction, nowMs }: StartParts, job: AiJob) {
  return transaction(() => {
    const [first] = jobs.targets(job.id)
    const entry = ledger.reserve({
      kind: 'ai',
      units: 1,
      batchId: first?.batchId ?? '',
      subject: first?.videoPath ?? job.media,
      reason: job.kind === 'translation' ? `translation into ${job.target}` : `transcription in ${job.target}`,
      service: job.service,
    })
    const startedMs = nowMs()
    return { entry, intended: jobs.change(job.id, { state: 'starting', startedMs, ledgerEntry: entry, message: '' }) }
  })
}

interface Accepted {
  readonly job: AiJob
  readonly entry: number
  readonly started: StartedJob
}

function accept({ jobs, ledger, transaction }: StartParts, { job, entry, started }: Accepted): AiJob {
  const { requestId, isReused, status, progress, etaMs } = started
  return transaction(() => {
    ledger.settle(entry, isReused ? 0 : 1)
    return jobs.change(job.id, { state: 'running', requestId, isReused, remoteStatus: status, progress, etaMs })
  })
}

interface Refused {
  readonly job: AiJob
  readonly entry: number
  readonly error: AppError
}

function refused({ jobs, ledger, transaction }: StartParts, { job, entry, error }: Refused): AppError {
  if (unclearCodes.has(error.code)) {
    ledger.lose(entry)
    return error
  }
  transaction(() => {
    ledger.release(entry)
    jobs.change(job.id, notStarted)
  })
  if (error.code === 'quota.exhausted')
    ledger.markExhausted(job.service, 'ai', error instanceof WaitError ? error.retryAtMs : null)
  return error
}
