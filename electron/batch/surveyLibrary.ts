/** First stage: what is on the disk. Scans every root once and describes its videos; asks the service nothing. */
import { canBeOverruled } from '../../shared/skippedVideos.ts'
import type { DescribedVideo } from '../library/describeVideos.ts'
import type { LibraryIndex } from '../library/libraryIndex.ts'
import type { LibraryVideo, MediaFile, ScanFinding } from '../library/mediaFile.ts'
import { createUnreadPlaces } from '../library/scan/unreadPlaces.ts'
import type { History } from '../sidecar/history/history.ts'
import { allWithOwnLanguages } from '../sidecar/history/ownLanguages.ts'
import type { Emit } from './batchEvents.ts'
import type { FollowRenamed } from './followRenamed.ts'

/** What a scan saw and no run works on, counted. */
export interface LeftOut {
  /** Left out on purpose: samples, extras, hidden files and the like. */
  readonly ignored: number
  /** Folders and files that the disk would not show: what is in them nobody knows. */
  readonly unreadable: number
  readonly orphans: number
}

export interface Survey extends LeftOut {
  readonly videos: readonly LibraryVideo[]
}

/** Of videos that were chosen, not looked for. */
export const nothingLeftOut: LeftOut = { ignored: 0, unreadable: 0, orphans: 0 }

export interface SurveyParts {
  readonly scan: (root: string, signal: AbortSignal) => AsyncIterable<readonly ScanFinding[]>
  readonly libraryIndex: Pick<LibraryIndex, 'describeAll' | 'endScan'>
  readonly history: Pick<History, 'languagesOf'>
}

export type SkippedFinding = Exclude<ScanFinding, { readonly kind: 'video' }>

/** Read together and stored together; the pool's four threads are what a disk or a network share gets at a time. */
const describedAtOnce = 32

export interface SurveyOrder {
  readonly emit: Emit
  readonly signal: AbortSignal
  /** null: nothing follows a renamed video. */
  readonly renamed?: FollowRenamed | null
  /** Of videos as they are found: some of them may yet have what seems to be missing, once renamed ones were followed. */
  readonly onFound?: (videos: readonly LibraryVideo[]) => void
}

export async function surveyLibrary(
  parts: SurveyParts,
  roots: readonly string[],
  { emit, signal, renamed = null, onFound }: SurveyOrder,
): Promise<Survey> {
  const videos = new Map<string, LibraryVideo>()
  const ignored = new Set<string>()
  const unreadable = new Set<string>()
  const orphans = new Set<string>()
  const onVideos = (some: readonly LibraryVideo[]) => {
    for (const video of some) videos.set(video.file.path, video)
    onFound?.(some)
    emit({ kind: 'progress', phase: 'scan', done: videos.size, total: 0 })
  }
  const onSkipped = (finding: SkippedFinding) => {
    if (finding.kind === 'orphan') orphans.add(finding.path)
    else {
      const seen = finding.reason === 'unreadable' ? unreadable : ignored
      if (seen.has(finding.path)) return
      seen.add(finding.path)
      emit(finding)
    }
  }

  for (const root of roots) await scanRoot(parts, root, { signal, onVideos, onSkipped })
  for (const { from, video, sidecars, left } of (await renamed?.follow(roots, signal)) ?? []) {
    videos.set(video.file.path, video)
    for (const path of left) orphans.delete(path)
    emit({ kind: 'renamed', from, to: video.file.path, sidecars })
  }
  const leftOut = { ignored: ignored.size, unreadable: unreadable.size, orphans: orphans.size }
  return { videos: [...videos.values()], ...leftOut }
}

export interface ScanRootOrder {
  readonly signal: AbortSignal
  /** A few at a time, in the order of the scan, which goes on meanwhile. */
  readonly onVideos: (videos: readonly DescribedVideo[]) => void
  readonly onSkipped: (finding: SkippedFinding) => void
}

/**
 * Walks one root to its end, describes the videos as they are found, and remembers them.
 * @returns the paths of videos that were known and are no longer there
 * @throws AppError as the scan does
 */
export async function scanRoot(
  parts: SurveyParts,
  root: string,
  { signal, onVideos, onSkipped }: ScanRootOrder,
): Promise<readonly string[]> {
  const found = new Set<string>()
  const unread = createUnreadPlaces()
  const skipped = new Set<string>()
  for await (const findings of parts.scan(root, signal)) {
    const files: MediaFile[] = []
    for (const finding of findings) {
      if (finding.kind === 'video') {
        found.add(finding.file.path)
        files.push(finding.file)
        continue
      }
      unread.note(finding)
      if (isSkippedVideo(finding)) skipped.add(finding.path)
      onSkipped(finding)
    }
    await describeFiles(parts, files, { signal, onVideos })
  }
  return parts.libraryIndex.endScan(root, found, { unread, skipped })
}

function isSkippedVideo(finding: SkippedFinding): boolean {
  return finding.kind === 'ignored' && canBeOverruled(finding.reason) && !finding.isEmpty
}

/** Tells of the videos a few at a time, in the order of the files. */
export async function describeFiles(
  parts: Pick<SurveyParts, 'libraryIndex' | 'history'>,
  files: readonly MediaFile[],
  { signal, onVideos }: Pick<ScanRootOrder, 'signal' | 'onVideos'>,
): Promise<void> {
  for (let start = 0; start < files.length; start += describedAtOnce) {
    signal.throwIfAborted()
    const some = files.slice(start, start + describedAtOnce)
    onVideos(await parts.libraryIndex.describeAll(allWithOwnLanguages(parts.history, some)))
  }
}
