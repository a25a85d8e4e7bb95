/** Gets the text that is to be translated before anything is started: the result is compared with it, and a bad one costs no unit. */
import { AppError } from '../../shared/errors.ts'
import type { ArchiveContent } from '../download/archiveContent.ts'
import type { FetchArchive } from '../download/fetchArchive.ts'
import type { LibraryVideo } from '../library/mediaFile.ts'
import type { RankedSubtitle } from '../matching/choose/choice.ts'
import type { Want } from '../wanted/missing.ts'
import type { AiJob, AiTarget, AiText } from './aiJob.ts'
import type { AiJobs } from './aiJobs.ts'

export interface SourceParts {
  readonly jobs: AiJobs
  readonly fetch: FetchArchive
  /** The member of the archive for this video; refuses what is no readable subtitle. */
  readonly open: (order: {
    readonly want: Want
    readonly pick: RankedSubtitle
    readonly content: ArchiveContent
    readonly signal: AbortSignal
  }) => Promise<{ readonly member: AiText }>
  readonly videoOf: (path: string) => LibraryVideo
  readonly wantOf: (video: LibraryVideo) => Want
}

/** Costs a download unless the archive is in the cache. @throws AppError as fetching and opening do */
export async function keepSource(parts: SourceParts, job: AiJob, signal: AbortSignal): Promise<void> {
  if (job.kind !== 'translation' || parts.jobs.text(job.id, 'source')) return
  const target = parts.jobs.targets(job.id).find(({ state, pick }) => state === 'open' && pick !== null)
  if (!target?.pick) throw new AppError('input.invalid', 'No video waits for this translation any more.')
  const { name, bytes } = await openSource(parts, { ...target, pick: target.pick }, signal)
  parts.jobs.keepText(job.id, 'source', { name, bytes })
}

type Sourced = AiTarget & { readonly pick: RankedSubtitle }

async function openSource(parts: SourceParts, target: Sourced, signal: AbortSignal): Promise<AiText> {
  const { pick, videoPath: subject, batchId } = target
  const reason = 'source of a translation'
  const { content } = await parts.fetch({ subtitle: pick.subtitle, batchId, subject, reason }, signal)
  const want = parts.wantOf(parts.videoOf(subject))
  const { member } = await parts.open({ want, pick, content, signal })
  return member
}
