/** Finds the job of a start whose answer was lost in the service's list (promise J2), so that nothing is started twice. */
import { AppError, type ErrorCode } from '../../shared/errors.ts'
import { defaultTone } from '../../shared/translation/tones.ts'
import type { AiApi } from '../serviceClient/calls/aiApi.ts'
import type { RemoteJob } from '../serviceClient/calls/aiJob.ts'
import type { AiJob } from './aiJob.ts'
import type { AiJobs } from './aiJobs.ts'
import { sentMd5 } from './sentText.ts'
import { sendsText } from './trackOfJob.ts'

export interface FindParts {
  readonly client: Pick<AiApi, 'aiJobs'>
  readonly jobs: Pick<AiJobs, 'isKnownRequest' | 'list' | 'text'>
}

export type FoundJob = RemoteJob & { readonly requestId: string }

/** The code of a start of which the service's list cannot tell whether it arrived. */
export const unfindable = 'service.refused'

/** Of 20 jobs each (API decisions §2 "AI"): far more than a person starts between two starts of the app. */
const mostPages = 25

/**
 * null when the service has no such job: then the start never arrived.
 * @throws AppError 'service.refused' where the list cannot tell, and as the list does
 */
export async function findStarted(parts: FindParts, job: AiJob, signal: AbortSignal): Promise<FoundJob | null> {
  const lost = { job, textMd5: sendsText(job) ? sentMd5(parts.jobs, job) : null }
  const possible: FoundJob[] = []
  let isSure = true
  for (let page = 1; page <= mostPages; page += 1) {
    const { jobs, totalPages } = await listPage(parts, page, signal)
    for (const remote of jobs.filter(hasId)) {
      if (parts.jobs.isKnownRequest(remote.requestId)) continue
      const likeness = likenessOf(lost, remote)
      if (likeness === 'same') return remote
      if (likeness === 'possible') possible.push(remote)
    }
    isSure &&= jobs.every((remote) => saysWhatItIs(lost, remote))
    if (page >= totalPages) break
  }
  const [only = null, ...others] = possible
  if (!isSure || others.length > 0 || (only && mayBeOfAnother(parts, job, only))) throw cannotTell()
  return only
}

function hasId(remote: RemoteJob): remote is FoundJob {
  return remote.requestId !== null
}

interface LostStart {
  readonly job: AiJob
  /** Of the text that was sent; null for every other job. */
  readonly textMd5: string | null
}

type Likeness = 'same' | 'possible' | 'other'

/** The service has no list, or one that nobody here can read. */
const noList: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['service.notFound', 'service.badAnswer'])

async function listPage({ client }: FindParts, page: number, signal: AbortSignal) {
  return client.aiJobs(page, signal).catch((thrown: unknown) => {
    if (thrown instanceof AppError && noList.has(thrown.code)) throw cannotTell()
    throw thrown
  })
}

/** A failed job cost nothing, so that starting once more is right. */
function likenessOf(lost: LostStart, remote: RemoteJob): Likeness {
  const { job } = lost
  if (remote.status === 'failed' || remote.language !== job.target) return 'other'
  if (remote.kind !== null && remote.kind !== job.kind) return 'other'
  if (job.kind === 'transcription') return transcriptionLikeness(job, remote)
  if (toneOf(remote.tone ?? '') !== toneOf(job.tone)) return 'other'
  return lost.textMd5 === null ? listedLikeness(job, remote) : sentLikeness(lost, remote)
}

/** Of a single subtitle a service may name the one file that it has. */
function listedLikeness(job: AiJob, remote: RemoteJob): Likeness {
  const isSame = remote.subtitleId === job.subtitleId && (job.fileId === '' || remote.fileId === job.fileId)
  return isSame ? 'same' : 'other'
}

/** A text that was sent has no number there. */
function sentLikeness({ job, textMd5 }: LostStart, remote: RemoteJob): Likeness {
  if (remote.subtitleId !== null) return 'other'
  if (remote.textMd5 !== null) return remote.textMd5 === textMd5 ? 'same' : 'other'
  return isSince(job, remote) ? 'possible' : 'other'
}

/** A list that does not name the media still tells by the language, the time and by not being a translation. */
function transcriptionLikeness(job: AiJob, remote: RemoteJob): Likeness {
  if (remote.mediaUrl !== null && /^https?:/.test(job.media)) return remote.mediaUrl === job.media ? 'same' : 'other'
  const isPossible = remote.subtitleId === null && remote.textMd5 === null && isSince(job, remote)
  return isPossible ? 'possible' : 'other'
}

function toneOf(tone: string): string {
  return tone === '' ? defaultTone : tone
}

function isSince({ startedMs }: AiJob, { createdMs }: RemoteJob): boolean {
  return (createdMs ?? 0) >= (startedMs ?? 0) - clockDifferenceMs
}

const clockDifferenceMs = 60_000
/** So long after its start no service creates a job any more: requests are given up long before. */
const longestArrivalMs = 600_000

/** The start of another job is on its way, or its fate was never known: it may be that one's. */
function mayBeOfAnother({ jobs }: FindParts, job: AiJob, remote: RemoteJob): boolean {
  return jobs.list().some(({ id, kind, service, target, requestId, startedMs }) => {
    if (id === job.id || requestId !== null || startedMs === null) return false
    if (kind !== job.kind || service !== job.service || target !== job.target) return false
    const sinceMs = (remote.createdMs ?? startedMs) - startedMs
    return sinceMs >= -clockDifferenceMs && sinceMs <= longestArrivalMs
  })
}

/** Whether the list would show this job as ours if it were. */
function saysWhatItIs({ job, textMd5 }: LostStart, remote: RemoteJob): boolean {
  if (remote.requestId === null) return false
  if (remote.status === 'failed' || (remote.kind !== null && remote.kind !== job.kind)) return true
  const needsTime = job.kind === 'transcription' || (textMd5 !== null && remote.textMd5 === null)
  return remote.language !== null && (!needsTime || remote.createdMs !== null)
}

export function cannotTell(): AppError {
  return new AppError(
    unfindable,
    'The answer to the start of this job was lost, and the service does not tell whether it has begun. Look at your account there before you start it again.',
  )
}
