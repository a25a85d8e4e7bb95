/**
 * Starts a job exactly once (promise J2): the intent and its unit are stored before the request, the request's id after it.
 * A start whose answer was lost is looked for at the service, and sent a second time only where its list does not show it;
 * a third time is a person's decision.
 */
import { AppError, toAppError, type ErrorCode } from '../../shared/errors.ts'
import type { Database } from '../database/database.ts'
import type { QuotaLedger } from '../quota/quotaLedger.ts'
import type { AiApi, StartedJob } from '../serviceClient/calls/aiApi.ts'
import { mayBeCharged } from '../serviceClient/mayBeCharged.ts'
import { WaitError } from '../serviceClient/waitError.ts'
import type { AiJob } from './aiJob.ts'
import type { AiJobs } from './aiJobs.ts'
import { cannotTell, findStarted, type FoundJob } from './findStarted.ts'
import type { HandOver } from './handOver.ts'
import { pollDelayMs } from './pollPace.ts'

export interface StartParts {
  readonly client: Pick<AiApi, 'startTranslation' | 'startTranscription' | 'aiJobs'>
  readonly jobs: AiJobs
  readonly ledger: Pick<QuotaLedger, 'reserve' | 'settle' | 'release' | 'lose' | 'correct' | 'markExhausted'>
  readonly transaction: Database['transaction']
  readonly nowMs: () => number
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>
  /** Gives the service what is to be transcribed. */
  readonly handOver: Pick<HandOver, 'address'>
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

/** So long a request may still be on its way, and its job may be missing from the service's list. */
const arrivalMs = 7_000
/** Pauses between looks of 1, 2 and 4 s, whatever the clock says. */
const mostPauses = 3
/** An answer that was lost twice is most likely no accident: each of these starts may have been charged. */
const mostLostStarts = 2

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

/**
 * From starting to running, or back to ordered where the start never arrived. @throws AppError as `findStarted` does, and
 * `unfindable` where starting again would be one start too many
 */
export async function resolveStart(parts: StartParts, job: AiJob, signal: AbortSignal): Promise<AiJob> {
  const { jobs } = parts
  const found = await lookFor(parts, job, signal)
  if (!found && job.lostStarts >= mostLostStarts) throw cannotTell()
  return parts.transaction(() => {
    const isOld = found !== null && (found.createdMs ?? Infinity) < (job.startedMs ?? 0) - 60_000
    if (job.ledgerEntry !== null) parts.ledger.correct(job.ledgerEntry, found && !isOld ? 1 : 0)
    return found
      ? jobs.change(job.id, {
          ...{ state: 'running', requestId: found.requestId, isReused: isOld || found.isReused },
          lostStarts: 0,
        })
      : jobs.change(job.id, notStarted)
  })
}

async function lookFor(parts: StartParts, job: AiJob, signal: AbortSignal): Promise<FoundJob | null> {
  const { nowMs, wait } = parts
  const look = () => findStarted(parts, job, signal)
  const surelyMs = (job.startedMs ?? 0) + arrivalMs
  let found = await look()
  for (let pauses = 0; !found && pauses < mostPauses && nowMs() < surelyMs; pauses += 1) {
    await wait(pollDelayMs(pauses, null), signal)
    found = await look()
  }
  return found
}

const notStarted = { state: 'ordered', startedMs: null, ledgerEntry: null } as const

async function sender({ client, handOver }: StartParts, job: AiJob, signal: AbortSignal) {
  const { subtitleId, fileId, target, tone } = job
  if (job.kind === 'transcription') {
    const mediaUrl = await handOver.address(job, signal)
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
    const known = { requestId, isReused, remoteStatus: status, progress, etaMs }
    return jobs.change(job.id, { state: 'running', lostStarts: 0, ...known })
  })
}

interface Refused {
  readonly job: AiJob
  readonly entry: number
  readonly error: AppError
}

function refused({ jobs, ledger, transaction }: StartParts, { job, entry, error }: Refused): AppError {
  if (unclearCodes.has(error.code) && mayBeCharged(error)) {
    transaction(() => {
      ledger.lose(entry)
      // Who stops a start on its way has not lost its answer.
      if (error.code !== 'cancelled') jobs.change(job.id, { lostStarts: job.lostStarts + 1 })
    })
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
