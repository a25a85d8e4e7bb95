/** What watch mode asks the library and the history of an engine. Composition only. */
import { lstat, opendir } from 'node:fs/promises'
import type { AiJob } from '../ai/aiJob.ts'
import type { WrittenFile } from '../batch/batchEvents.ts'
import { describeFiles } from '../batch/surveyLibrary.ts'
import type { Engine } from './compose.ts'
import type { LibraryVideo, MediaFile } from '../library/mediaFile.ts'
import type { Want } from '../wanted/missing.ts'
import { wantedLanguagesOf } from '../wanted/wish.ts'
import { localMinuteOfDay } from '../watch/digest.ts'
import { parseQuietHours, quietUntilMs } from '../watch/quietHours.ts'

export function withOwnLanguages({ survey }: Engine, video: LibraryVideo): LibraryVideo {
  if (video.file.sidecars.length === 0) return video
  const sidecars = video.file.sidecars.map((sidecar) => ({
    ...sidecar,
    language: survey.writtenLanguage(sidecar.path) ?? sidecar.language,
  }))
  return { ...video, file: { ...video.file, sidecars } }
}

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
  const [, flag, extension = ''] = /(?:\.(sdh|forced))?\.([^.]+)$/.exec(path) ?? []
  const sidecar = { path, language, isForced: flag === 'forced', isHearingImpaired: flag === 'sdh', extension }
  libraryIndex.rememberSidecars(video, [...known.file.sidecars.filter((each) => each.path !== path), sidecar])
}

export async function remember({ survey }: Engine, files: readonly MediaFile[]): Promise<readonly LibraryVideo[]> {
  const described: LibraryVideo[] = []
  const signal = new AbortController().signal
  await describeFiles(survey, files, { signal, onVideos: (some) => described.push(...some) })
  return described
}

/** False also where nothing is, or nothing can be read. */
export async function holdsFiles(folder: string): Promise<boolean> {
  try {
    for await (const _entry of await opendir(folder)) return true
    return false
  } catch {
    return false
  }
}

/** null where nothing is. */
export async function identityOf(path: string): Promise<string | null> {
  return lstat(path).then(
    (stats) => `${stats.dev}:${stats.ino}`,
    () => null,
  )
}
