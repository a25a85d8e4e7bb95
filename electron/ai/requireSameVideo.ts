/** Whether a video is still the file of which a track was ordered: the text of another release does not fit it. */
import { lstat } from 'node:fs/promises'
import { AppError } from '../../shared/errors.ts'
import { diskErrorOf } from '../disk/diskErrors.ts'
import type { AiJob } from './aiJob.ts'
import { fileVersionOfJob } from './trackOfJob.ts'

/** FAT keeps times to two seconds. */
const timeToleranceMs = 2_000

/** Asks nothing for a job of any other kind. @throws AppError 'file.changed', and what the disk says */
export async function requireSameVideo(job: AiJob, videoPath: string): Promise<void> {
  const ordered = fileVersionOfJob(job)
  if (ordered === null) return
  const now = await lstat(videoPath).catch((thrown: unknown) => {
    throw diskErrorOf(thrown, videoPath)
  })
  if (now.size === ordered.sizeBytes && Math.abs(now.mtimeMs - ordered.modifiedMs) <= timeToleranceMs) return
  throw new AppError(
    'file.changed',
    'Another file lies under the name of this video since its translation was ordered. Scan the folder, then order it again.',
  )
}
