/** First stage: what is on the disk. Scans every root once and describes its videos; asks the service nothing. */
import type { LanguageTag } from '../../shared/language.ts'
import type { LibraryVideo, MediaFile, ScanFinding, Sidecar } from '../library/mediaFile.ts'
import type { Emit } from './batchEvents.ts'

export interface Survey {
  readonly videos: readonly LibraryVideo[]
  readonly ignored: number
  readonly orphans: number
}

export interface SurveyParts {
  readonly scan: (root: string, signal: AbortSignal) => AsyncIterable<ScanFinding>
  readonly describe: (file: MediaFile) => Promise<LibraryVideo>
  /** Keeps what the scan of a root found; complete when nothing below the root was unreadable. */
  readonly remember: (root: string, files: readonly MediaFile[], isComplete: boolean) => Promise<void>
  /** The language of a sidecar that we wrote ourselves: its name may say less ('pt' for pt-BR). */
  readonly writtenLanguage: (sidecarPath: string) => LanguageTag | null
}

/** Header reads in flight: enough to keep a disk busy, few enough for a network share. */
const describedAtOnce = 8
const tellEvery = 25

export async function surveyLibrary(
  parts: SurveyParts,
  roots: readonly string[],
  { emit, signal }: { readonly emit: Emit; readonly signal: AbortSignal },
): Promise<Survey> {
  const files = new Map<string, MediaFile>()
  let ignored = 0
  let orphans = 0
  const tell = () => {
    emit({ kind: 'progress', phase: 'scan', done: files.size, total: 0 })
  }

  for (const root of roots) {
    const found: MediaFile[] = []
    let isComplete = true
    for await (const finding of parts.scan(root, signal)) {
      if (finding.kind === 'video') {
        found.push(finding.file)
        files.set(finding.file.path, finding.file)
        if (files.size % tellEvery === 0) tell()
      } else if (finding.kind === 'ignored') {
        ignored += 1
        if (finding.reason === 'unreadable') isComplete = false
        emit(finding)
      } else orphans += 1
    }
    await parts.remember(root, found, isComplete)
  }
  tell()
  const videos = await describeAll(parts, [...files.values()], signal)
  return { videos, ignored, orphans }
}

async function describeAll(
  parts: SurveyParts,
  files: readonly MediaFile[],
  signal: AbortSignal,
): Promise<readonly LibraryVideo[]> {
  const videos: LibraryVideo[] = []
  for (let start = 0; start < files.length; start += describedAtOnce) {
    signal.throwIfAborted()
    const some = files.slice(start, start + describedAtOnce)
    videos.push(...(await Promise.all(some.map((file) => parts.describe(withOwnLanguages(parts, file))))))
  }
  return videos
}

function withOwnLanguages({ writtenLanguage }: SurveyParts, file: MediaFile): MediaFile {
  if (file.sidecars.length === 0) return file
  const known = (sidecar: Sidecar): Sidecar => ({
    ...sidecar,
    language: writtenLanguage(sidecar.path) ?? sidecar.language,
  })
  return { ...file, sidecars: file.sidecars.map(known) }
}
