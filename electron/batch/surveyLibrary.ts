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
  readonly describe: (files: readonly MediaFile[]) => Promise<readonly LibraryVideo[]>
  /** Keeps what the scan of a root found; complete when nothing below the root was unreadable. */
  readonly remember: (root: string, files: readonly MediaFile[], isComplete: boolean) => Promise<void>
  /** The language of a sidecar that we wrote ourselves: its name may say less ('pt' for pt-BR). */
  readonly writtenLanguage: (sidecarPath: string) => LanguageTag | null
}

export type LeftOut = Exclude<ScanFinding, { readonly kind: 'video' }>

/** Read together and stored together; the pool's four threads are what a disk or a network share gets at a time. */
const describedAtOnce = 32
const tellEvery = 25

export async function surveyLibrary(
  parts: SurveyParts,
  roots: readonly string[],
  { emit, signal }: { readonly emit: Emit; readonly signal: AbortSignal },
): Promise<Survey> {
  const files = new Map<string, MediaFile>()
  const ignored = new Set<string>()
  const orphans = new Set<string>()
  const tell = (done: number) => {
    emit({ kind: 'progress', phase: 'scan', done, total: 0 })
  }

  for (const root of roots) {
    const found = await scanRoot(parts, root, {
      signal,
      onVideo: (count) => {
        if ((files.size + count) % tellEvery === 0) tell(files.size + count)
      },
      onLeftOut: (finding) => {
        if (finding.kind === 'orphan') orphans.add(finding.path)
        else if (!ignored.has(finding.path)) {
          ignored.add(finding.path)
          emit(finding)
        }
      },
    })
    for (const file of found) files.set(file.path, file)
  }
  tell(files.size)
  const videos: LibraryVideo[] = []
  await describeFiles(parts, [...files.values()], { signal, onVideos: (some) => videos.push(...some) })
  return { videos, ignored: ignored.size, orphans: orphans.size }
}

export interface ScanRootOrder {
  readonly signal: AbortSignal
  /** How many videos were found below this root so far. */
  readonly onVideo: (count: number) => void
  readonly onLeftOut: (finding: LeftOut) => void
}

/** Walks one root to its end and remembers what is there. @throws AppError as the scan does */
export async function scanRoot(
  parts: SurveyParts,
  root: string,
  { signal, onVideo, onLeftOut }: ScanRootOrder,
): Promise<readonly MediaFile[]> {
  const found: MediaFile[] = []
  let isComplete = true
  for await (const finding of parts.scan(root, signal)) {
    if (finding.kind === 'video') {
      found.push(finding.file)
      onVideo(found.length)
      continue
    }
    if (finding.kind === 'ignored' && finding.reason === 'unreadable') isComplete = false
    onLeftOut(finding)
  }
  await parts.remember(root, found, isComplete)
  return found
}

/** Tells of the videos a few at a time, in the order of the files. */
export async function describeFiles(
  parts: SurveyParts,
  files: readonly MediaFile[],
  { signal, onVideos }: { readonly signal: AbortSignal; readonly onVideos: (videos: readonly LibraryVideo[]) => void },
): Promise<void> {
  for (let start = 0; start < files.length; start += describedAtOnce) {
    signal.throwIfAborted()
    const some = files.slice(start, start + describedAtOnce)
    onVideos(await parts.describe(some.map((file) => withOwnLanguages(parts, file))))
  }
}

export function withOwnLanguages(
  { writtenLanguage }: Pick<SurveyParts, 'writtenLanguage'>,
  file: MediaFile,
): MediaFile {
  if (file.sidecars.length === 0) return file
  const known = (sidecar: Sidecar): Sidecar => ({
    ...sidecar,
    language: writtenLanguage(sidecar.path) ?? sidecar.language,
  })
  return { ...file, sidecars: file.sidecars.map(known) }
}
