/** What watch mode asks the library and the history of an engine. Composition only. */
import { lstat } from 'node:fs/promises'
import type { AiJob } from '../ai/aiJob.ts'
import type { WrittenFile } from '../batch/batchEvents.ts'
import { describeFiles } from '../batch/surveyLibrary.ts'
import type { Engine } from './compose.ts'
import type { LibraryVideo, MediaFile } from '../library/mediaFile.ts'
import { writtenSidecar } from '../sidecar/writtenName.ts'
import type { Want } from '../wanted/missing.ts'
import { wantedLanguagesOf } from '../wanted/wish.ts'
import { localMinuteOfDay } from '../watch/digest.ts'
import { parseQuietHours, quietUntilMs } from '../watch/quietHours.ts'

/** The last that we did for this wish was to write a subtitle, and it is not there any more; or it was undone. */
export function wasRemoved({ history }: Engine, { video, wish, isForced }: Want): boolean {
  if (isForced) return false
  const languages = wantedLanguagesOf(wish)
  const [last] = history
    .list({ kind: 'file', path: video.file.path }, ['written', 'undone'])
    .filter((row) => row.videoPath === video.file.path && languages.includes(row.language))
  return last !== undefined && !video.file.sidecars.some(({ path }) => path === last.path)
}

/** The end of the quiet hours of this moment; null outside of them. */
export function quietUntil({ settings }: Engine, nowMs: number): number | null {
  return quietUntilMs(parseQuietHours(settings['watch.quietHours']), nowMs, localMinuteOfDay)
}

/** Ordered by watch mode alone: where a person ordered it too, it is theirs. */
export function isOfWatch({ aiJobs, history }: Pick<Engine, 'aiJobs' | 'history'>, { id }: Pick<AiJob, 'id'>): boolean {
  return aiJobs.targets(id).every(({ batchId }) => history.commandOf(batchId) === 'watch')
}

/** The library knows of it at once; the next look finds the same. */
export function noteSidecar({ libraryIndex }: Engine, { video, sidecar: path, language }: WrittenFile): void {
  const known = libraryIndex.find(video)
  if (!known) return
  const others = known.file.sidecars.filter((each) => each.path !== path)
  libraryIndex.rememberSidecars(video, [...others, writtenSidecar(path, language)])
}

export async function remember({ survey }: Engine, files: readonly MediaFile[]): Promise<readonly LibraryVideo[]> {
  const described: LibraryVideo[] = []
  const signal = new AbortController().signal
  await describeFiles(survey, files, { signal, onVideos: (some) => described.push(...some) })
  return described
}

/** null where nothing is. */
export async function identityOf(path: string): Promise<string | null> {
  return lstat(path).then(
    (stats) => `${stats.dev}:${stats.ino}`,
    () => null,
  )
}
