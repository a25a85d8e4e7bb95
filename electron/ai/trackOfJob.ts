/** How the translation of a text that the service does not have is known again among the jobs: of a track, or of a file. Pure. */
import type { MediaFile } from '../library/mediaFile.ts'
import { insideIdOf, type InsideTrack } from '../wanted/insideTrack.ts'
import type { TextBeside } from '../wanted/textBeside.ts'
import type { AiSubject } from './aiJob.ts'

/** Which file it was under its path: another release there has another text. */
export type FileVersion = Pick<MediaFile, 'sizeBytes' | 'modifiedMs'>

type Named = Pick<AiSubject, 'kind' | 'subtitleId' | 'fileId'>

/** The `fileId` of a translation of this track, of this version of the file. */
export function fileIdOfTrack(inside: Pick<InsideTrack, 'index'>, { sizeBytes, modifiedMs }: FileVersion): string {
  return `${insideIdOf(inside)}@${sizeBytes}-${Math.trunc(modifiedMs)}`
}

/** The `fileId` of a translation of a file beside a video, as it is now. */
export function fileIdOfText({ sha256 }: Pick<TextBeside, 'sha256'>): string {
  return `beside:${sha256}`
}

/** What the file was when it was ordered; null for a job of any other kind. */
export function textOfJob({ kind, subtitleId, fileId }: Named): Pick<TextBeside, 'sha256'> | null {
  if (kind !== 'translation' || subtitleId !== '') return null
  const [, sha256] = /^beside:([0-9a-f]{64})$/.exec(fileId) ?? []
  return sha256 === undefined ? null : { sha256 }
}

/** Whether its text travels with the start: the service has no subtitle of its own to make it from. */
export function sendsText(job: Named): boolean {
  return trackOfJob(job) !== null || textOfJob(job) !== null
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
