/**
 * The jobs of the account as the service lists them, also those that were started elsewhere, and their results once more.
 * Fetching a finished one costs nothing (API §3: it is made once).
 */
import { AppError } from '../../shared/errors.ts'
import type { ArchiveReader } from '../download/archive/archiveReader.ts'
import { saveTexts, type SavedTexts, type SaveParts } from '../download/saveTexts.ts'
import type { AiApi } from '../serviceClient/calls/aiApi.ts'
import type { RemoteJob } from '../serviceClient/calls/aiJob.ts'
import type { AiJobs } from './aiJobs.ts'

export interface AccountJob {
  readonly remote: RemoteJob
  /** The video that it was ordered for here; null for one from elsewhere. */
  readonly videoPath: string | null
}

export interface AccountJobPage {
  readonly jobs: readonly AccountJob[]
  readonly pages: number
}

export interface ListParts {
  readonly client: Pick<AiApi, 'aiJobs'>
  readonly jobs: Pick<AiJobs, 'list' | 'targets'>
}

/** Newest first; the first page is 1. @throws AppError 'service.notFound' where the service keeps no list */
export async function listAccountJobs(
  { client, jobs }: ListParts,
  page: number,
  signal: AbortSignal,
): Promise<AccountJobPage> {
  const listed = await client.aiJobs(page, signal).catch((thrown: unknown) => {
    throw thrown instanceof AppError && thrown.code === 'service.notFound' ? noList() : thrown
  })
  const ours = new Map(jobs.list().map((job) => [job.requestId, job.id]))
  const videoOf = (requestId: string | null) => {
    const id = requestId === null ? undefined : ours.get(requestId)
    return id === undefined ? null : (jobs.targets(id)[0]?.videoPath ?? null)
  }
  return {
    jobs: listed.jobs.map((remote) => ({ remote, videoPath: videoOf(remote.requestId) })),
    pages: listed.totalPages,
  }
}

function noList(): AppError {
  return new AppError('service.notFound', 'This service keeps no list of translations.')
}

export interface FetchParts extends Pick<SaveParts, 'disk' | 'ids'> {
  readonly client: Pick<AiApi, 'aiJob' | 'aiResult'>
  readonly reader: Pick<ArchiveReader, 'read' | 'prepare'>
}

export interface FetchOrder {
  readonly requestId: string
  readonly folder: string
}

/** Never over a file. @throws AppError 'input.invalid' for one that is not finished, 'service.notFound' for none, as saving does */
export async function saveAccountJob(
  { client, reader, disk, ids }: FetchParts,
  { requestId, folder }: FetchOrder,
  signal: AbortSignal,
): Promise<SavedTexts> {
  const remote = await client.aiJob(requestId, signal)
  if (remote.status === 'failed') throw new AppError('input.invalid', 'This job has failed: it has no result.')
  if (!remote.isReady) throw new AppError('input.invalid', 'This job is not finished yet. Fetch it later.')
  const { bytes, fileName } = await client.aiResult(requestId, signal)
  const content = await reader.read(bytes, signal)
  const { language } = remote
  const name = fileName ?? [remote.subtitleId ?? remote.kind ?? 'subtitle', language].filter(Boolean).join('.')
  // The service names no release with a job.
  const order = { content: named(content, name), folder, fileName: null, release: '', language, fps: null, signal }
  return saveTexts({ disk, ids, reader }, order)
}

/** A text without an archive around it has the name that came with it, or none. */
function named(content: Awaited<ReturnType<ArchiveReader['read']>>, name: string): typeof content {
  if (content.kind !== 'bare') return content
  return { ...content, members: content.members.map((member) => ({ ...member, name })) }
}
