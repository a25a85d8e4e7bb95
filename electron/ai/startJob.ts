/**
 * Starts a job exactly once (promise J2): the intent and its unit are stored before the request, the request's id after it.
 * A start whose answer was lost is looked for at the service, and sent a second time only where its list does not show it;
 * a third time is a person's decision.
 */
import type { Database } from '../database/database.ts'
import { paidCall, type PayingLedger } from '../quota/paidCall.ts'
import type { QuotaLedger } from '../quota/quotaLedger.ts'
import type { Reservation } from '../quota/quotaStore.ts'
import type { AiApi } from '../serviceClient/calls/aiApi.ts'
import type { AiJob } from './aiJob.ts'
import type { AiJobs } from './aiJobs.ts'
import { cannotTell, findStarted, type FoundJob } from './findStarted.ts'
import type { HandOver } from './handOver.ts'
import { sentText } from './sentText.ts'
import { sendsText } from './trackOfJob.ts'
import { requireTakesText } from './insideJob.ts'
import { pollDelayMs } from './pollPace.ts'
import type { Clock } from '../../node/clock.ts'

export interface StartParts {
  readonly client: Pick<AiApi, 'startTranslation' | 'startSentTranslation' | 'startTranscription' | 'aiJobs'>
  readonly jobs: AiJobs
  readonly ledger: PayingLedger & Pick<QuotaLedger, 'correct'>
  readonly db: Pick<Database, 'transaction'>
  readonly clock: Pick<Clock, 'nowMs' | 'wait'>
  /** Gives the service what is to be transcribed. */
  readonly handOver: Pick<HandOver, 'address'>
}

/** So long a request may still be on its way, and its job may be missing from the service's list. */
const arrivalMs = 7_000
/** Pauses between looks of 1, 2 and 4 s, whatever the clock says. */
const mostPauses = 3
/** An answer that was lost twice is most likely no accident: each of these starts may have been charged. */
const mostLostStarts = 2

/** From ordered to running. @throws AppError: 'quota.exhausted', 'plan.required', … when it was refused; others leave it starting */
export async function startJob(parts: StartParts, job: AiJob, signal: AbortSignal): Promise<AiJob> {
  const { jobs, ledger } = parts
  return paidCall(ledger, {
    unit: unitOf(parts, job),
    call: await sender(parts, job, signal),
    // From this commit on a second start is only thought of after the service was asked.
    intend: (entry) =>
      jobs.change(job.id, { state: 'starting', startedMs: parts.clock.nowMs(), ledgerEntry: entry, message: '' }),
    unitsSpent: ({ isReused }) => (isReused ? 0 : 1),
    keep: ({ requestId, isReused, status, progress, etaMs }) =>
      jobs.change(job.id, {
        ...{ state: 'running', lostStarts: 0, requestId, isReused, remoteStatus: status, progress, etaMs },
      }),
    failed(charge, { code }) {
      if (charge === 'free') jobs.change(job.id, notStarted)
      // Who stops a start on its way has not lost its answer.
      else if (code !== 'cancelled') jobs.change(job.id, { lostStarts: job.lostStarts + 1 })
    },
  })
}

/**
 * From starting to running, or back to ordered where the start never arrived. @throws AppError as `findStarted` does, and
 * `unfindable` where starting again would be one start too many
 */
export async function resolveStart(parts: StartParts, job: AiJob, signal: AbortSignal): Promise<AiJob> {
  const { jobs } = parts
  const found = await findJob(parts, job, signal)
  if (!found && job.lostStarts >= mostLostStarts) throw cannotTell()
  return parts.db.transaction(() => {
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

async function findJob(parts: StartParts, job: AiJob, signal: AbortSignal): Promise<FoundJob | null> {
  const { clock } = parts
  const look = () => findStarted(parts, job, signal)
  const surelyMs = (job.startedMs ?? 0) + arrivalMs
  let found = await look()
  for (let pauses = 0; !found && pauses < mostPauses && clock.nowMs() < surelyMs; pauses += 1) {
    await clock.wait(pollDelayMs(pauses, null), signal)
    found = await look()
  }
  return found
}

const notStarted = { state: 'ordered', startedMs: null, ledgerEntry: null } as const

/** @throws AppError 'input.invalid' for a service that takes no text */
async function sender({ client, handOver, jobs }: StartParts, job: AiJob, signal: AbortSignal) {
  const { subtitleId, fileId, target, tone } = job
  if (job.kind === 'transcription') {
    const mediaUrl = await handOver.address(job, signal)
    return () => client.startTranscription({ mediaUrl, language: target }, signal)
  }
  if (sendsText(job)) {
    requireTakesText(job.service)
    const sent = sentText(jobs, job)
    return () => client.startSentTranslation({ ...sent, target, tone: tone || null }, signal)
  }
  const order = { subtitleId, fileId: fileId || null, target, tone: tone || null }
  return () => client.startTranslation(order, signal)
}

function unitOf({ jobs }: StartParts, job: AiJob): Reservation {
  const [first] = jobs.targets(job.id)
  return {
    kind: 'ai',
    units: 1,
    batchId: first?.batchId ?? '',
    subject: first?.videoPath ?? job.media,
    reason: job.kind === 'translation' ? `translation into ${job.target}` : `transcription in ${job.target}`,
    service: job.service,
  }
}
