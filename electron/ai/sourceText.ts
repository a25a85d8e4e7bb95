/** Gets the text that is to be translated before anything is started: the result is compared with it, and a bad one costs no unit. */
import { AppError } from '../../shared/errors.ts'
import { parseRelease } from '../../shared/release/parseRelease.ts'
import type { Disk } from '../disk/disk.ts'
import type { TextReader } from '../verify/textReader.ts'
import type { FetchArchive } from '../download/fetchArchive.ts'
import { createOpenMember } from '../download/member/openMember.ts'
import type { LibraryIndex } from '../library/libraryIndex.ts'
import type { Candidate } from '../matching/choose/ranking.ts'
import type { Programs } from '../media/mediaTools.ts'
import { readTrackText } from '../media/readTrack.ts'
import { subtitleTracks } from '../wanted/insideTrack.ts'
import type { TextBeside } from '../wanted/textBeside.ts'
import type { WantedRules } from '../wanted/wantedRules.ts'
import type { Wish } from '../wanted/wish.ts'
import type { AiJob, AiTarget, AiText } from './aiJob.ts'
import type { AiJobs } from './aiJobs.ts'
import { aiVideo } from './aiVideo.ts'
import { requireSameVideo } from './requireSameVideo.ts'
import { readTextBeside } from './beside/readTextBeside.ts'
import { textOfJob, trackOfJob } from './trackOfJob.ts'

export interface SourceParts {
  readonly disk: Pick<Disk, 'stat' | 'read'>
  readonly jobs: AiJobs
  readonly fetch: FetchArchive
  readonly reader: TextReader
  readonly rules: Pick<WantedRules, 'book'>
  readonly libraryIndex: Pick<LibraryIndex, 'find'>
  /** The program that reads videos. */
  readonly programs: Programs
}

/** Costs a download unless the archive is in the cache; nothing for a track inside the video or a file beside it. @throws AppError as fetching and opening do */
export async function keepSource(parts: SourceParts, job: AiJob, signal: AbortSignal): Promise<void> {
  if (job.kind !== 'translation') return
  const mediaPath = videoOfTrack(parts, job)
  await requireSameVideo(job, mediaPath)
  if (parts.jobs.text(job.id, 'source')) return
  const index = trackOfJob(job)
  if (index !== null) {
    parts.jobs.keepText(job.id, 'source', await openTrack(parts, { job, index, mediaPath }, signal))
    return
  }
  const ordered = textOfJob(job)
  if (ordered !== null) {
    parts.jobs.keepText(job.id, 'source', await openBeside(parts, { job, ...ordered, mediaPath }, signal))
    return
  }
  const { name, bytes } = await openSource(parts, requireSourced(parts, job), signal)
  parts.jobs.keepText(job.id, 'source', { name, bytes })
}

/** @throws AppError 'input.invalid' where nothing waits for it any more */
export function requireSourced({ jobs }: Pick<SourceParts, 'jobs'>, { id }: AiJob): Sourced {
  const target = jobs.targets(id).find(({ state, pick }) => state === 'open' && pick !== null)
  if (!target?.pick) throw new AppError('input.invalid', 'No video waits for this translation any more.')
  return { ...target, pick: target.pick }
}

interface TrackOfJob {
  readonly job: AiJob
  readonly index: number
  readonly mediaPath: string
}

/** Under the name that it has now. */
function videoOfTrack({ jobs }: SourceParts, { id, media }: AiJob): string {
  return jobs.targets(id).find(({ state }) => state !== 'written')?.videoPath ?? media
}

/** As UTF-8, whatever it was. @throws AppError as reading and preparing do */
async function openTrack(
  parts: SourceParts,
  { job, index, mediaPath }: TrackOfJob,
  signal: AbortSignal,
): Promise<AiText> {
  const { sourceLanguage: languageHint } = job
  const tracks = subtitleTracks(aiVideo(parts.libraryIndex, mediaPath))
  const codec = tracks[index]?.track.codec ?? ''
  const { name, bytes } = await readTrackText({ mediaPath, index, codec, signal, program: parts.programs.ffmpeg })
  const { text } = await parts.reader.prepare(bytes, { languageHint, fileName: name }, signal)
  return { name, bytes: new TextEncoder().encode(text) }
}

interface TextOfJob extends Pick<TextBeside, 'sha256'> {
  readonly job: AiJob
  readonly mediaPath: string
}

/** @throws AppError 'file.changed' for another text than was ordered, and as reading does */
async function openBeside(
  parts: SourceParts,
  { job, sha256, mediaPath }: TextOfJob,
  signal: AbortSignal,
): Promise<AiText> {
  const video = aiVideo(parts.libraryIndex, mediaPath)
  const named = { path: job.media, language: job.sourceLanguage ?? 'und', video }
  const read = await readTextBeside(parts, named, signal)
  if (read.sha256 === sha256) return read.text
  throw new AppError(
    'file.changed',
    'The subtitle that this was to be translated from has been changed since. Order the translation again.',
  )
}

/** What it is translated from was chosen before. */
const anything: Wish = { alternatives: [] }

export type Sourced = AiTarget & { readonly pick: Candidate }

async function openSource(parts: SourceParts, target: Sourced, signal: AbortSignal): Promise<AiText> {
  const { pick, videoPath: subject, batchId } = target
  const reason = 'source of a translation'
  const { content } = await parts.fetch({ subtitle: pick.subtitle, batchId, subject, reason }, signal)
  const gap = { video: aiVideo(parts.libraryIndex, subject), release: parseRelease(subject), wish: anything }
  // The member of the archive for this video; what is no readable subtitle is refused.
  const open = createOpenMember(parts.reader, parts.rules.book())
  const { member } = await open({ gap, pick, content, signal })
  return member
}
