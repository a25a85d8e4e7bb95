/** How the translation of a track inside a video is known again among the jobs. Pure. */
import type { MediaFile } from '../library/mediaFile.ts'
import { insideIdOf, type InsideTrack } from '../wanted/insideTrack.ts'
import type { AiSubject } from './aiJob.ts'

/** Which file it was under its path: another release there has another text. */
export type FileVersion = Pick<MediaFile, 'sizeBytes' | 'modifiedMs'>

type Named = Pick<AiSubject, 'kind' | 'subtitleId' | 'fileId'>

/** The `fileId` of a translation of this track, of this version of the file. */
export function fileIdOfTrack(inside: Pick<InsideTrack, 'index'>, { sizeBytes, modifiedMs }: FileVersion): string {
  return `${insideIdOf(inside)}@${sizeBytes}-${Math.trunc(modifiedMs)}`
}

/** The number of its track; null for a job of any other kind. */
export function trackOfJob(job: Named): number | null {
  const [, index] = partsOf(job)
  return index === undefined ? null : Number(index)
}

/** null for a job of any other kind, and for one of an older version of the app, which did not note it. */
export function fileVersionOfJob(job: Named): FileVersion | null {
  const [, , sizeBytes, modifiedMs] = partsOf(job)
  if (sizeBytes === undefined || modifiedMs === undefined) return null
  return { sizeBytes: Number(sizeBytes), modifiedMs: Number(modifiedMs) }
}

function partsOf({ kind, subtitleId, fileId }: Named): readonly (string | undefined)[] {
  if (kind !== 'translation' || subtitleId !== '') return []
  return /^inside:(\d{1,4})(?:@(\d{1,16})-(-?\d{1,16}))?$/.exec(fileId) ?? []
}
