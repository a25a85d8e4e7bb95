/** Finds the job of a start whose answer was lost in the service's list (promise J2), so that nothing is started twice. */
import { AppError, type ErrorCode } from '../../shared/errors.ts'
import { defaultTone } from '../../shared/translation/tones.ts'
import type { AiApi } from '../serviceClient/calls/aiApi.ts'
import type { RemoteJob } from '../serviceClient/calls/aiJob.ts'
import type { AiJob } from './aiJob.ts'
import type { AiJobs } from './aiJobs.ts'
import { trackOfJob } from './trackOfJob.ts'

export interface FindParts {
  readonly client: Pick<AiApi, 'aiJobs'>
  readonly jobs: Pick<AiJobs, 'isKnownRequest'>
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
  let isSure = true
  for (let page = 1; page <= mostPages; page += 1) {
    const { jobs, totalPages } = await listPage(parts, page, signal)
    const found = jobs.find((remote) => isOurs(parts, job, remote))
    if (found?.requestId) return { ...found, requestId: found.requestId }
    isSure &&= jobs.every((remote) => saysWhatItIs(job, remote))
    if (page >= totalPages) break
  }
  if (!isSure) throw cannotTell()
  return null
}

/** The service has no list, or one that nobody here can read. */
const noList: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['service.notFound', 'service.badAnswer'])

async function listPage({ client }: FindParts, page: number, signal: AbortSignal) {
  return client.aiJobs(page, signal).catch((thrown: unknown) => {
    if (thrown instanceof AppError && noList.has(thrown.code)) throw cannotTell()
    throw thrown
  })
}

/** A failed job cost nothing, so that starting once more is right. */
function isOurs({ jobs }: FindParts, job: AiJob, remote: RemoteJob): boolean {
  if (remote.requestId === null || remote.status === 'failed') return false
  if (jobs.isKnownRequest(remote.requestId) || remote.language !== job.target) return false
  return job.kind === 'translation' ? isSameTranslation(job, remote) : isSameTranscription(job, remote)
}

/** Of a single subtitle a service may name the one file that it has. */
function isSameTranslation(job: AiJob, remote: RemoteJob): boolean {
  // A text that was sent has no number there: it is known by when it was.
  if (trackOfJob(job) !== null)
    return remote.subtitleId === null && isSince(job, remote) && toneOf(remote.tone ?? '') === toneOf(job.tone)
  return (
    remote.subtitleId === job.subtitleId &&
    (job.fileId === '' || remote.fileId === job.fileId) &&
    toneOf(remote.tone ?? '') === toneOf(job.tone)
  )
}

function toneOf(tone: string): string {
  return tone === '' ? defaultTone : tone
}

/** A list that does not name the media still tells by the language and by not being a translation. */
function isSameTranscription(job: AiJob, remote: RemoteJob): boolean {
  if (remote.mediaUrl !== null && /^https?:/.test(job.media)) return remote.mediaUrl === job.media
  return remote.subtitleId === null && isSince(job, remote)
}

function isSince({ startedMs }: AiJob, { createdMs }: RemoteJob): boolean {
  return (createdMs ?? 0) >= (startedMs ?? 0) - clockDifferenceMs
}

const clockDifferenceMs = 60_000

function saysWhatItIs({ kind }: AiJob, remote: RemoteJob): boolean {
  if (remote.requestId === null) return false
  if (remote.status === 'failed') return true
  return kind === 'translation' ? remote.language !== null : remote.language !== null && remote.createdMs !== null
}

export function cannotTell(): AppError {
  return new AppError(
    unfindable,
    'The answer to the start of this job was lost, and the service does not tell whether it has begun. Look at your account there before you start it again.',
  )
}
