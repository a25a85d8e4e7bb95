/** Scans the library's folders one after the other in the background; whatever is asked for meanwhile is scanned too. */
import { AppError, toAppError } from '../../../../shared/errors.ts'
import type { FollowRenamed } from '../../../batch/followRenamed.ts'
import { scanRoot, type SkippedFinding, type SurveyParts } from '../../../batch/surveyLibrary.ts'
import type { DescribedVideo } from '../../../library/describeVideos.ts'
import type { LanguageDoubts } from '../../../checkup/languageDoubts.ts'
import type { TakenVideos } from '../../../library/takenVideos.ts'
import type { TimingBook } from '../../../timing/timingBook.ts'
import type { Topics } from '../../topics.ts'
import type { FolderStore, SkippedFile, StoredFolder } from '../../folders/folderStore.ts'
import { orphanFile } from '../../folders/orphanFile.ts'
import type { LibraryFolders } from '../../folders/libraryFolders.ts'
import type { LibraryMemory } from './libraryMemory.ts'
import type { FolderLook } from '../folderLook.ts'
import type { FolderTrouble, LibraryEvent } from '../libraryState.ts'

export interface LibraryScanParts {
  readonly survey: SurveyParts
  readonly folders: Pick<LibraryFolders, 'has' | 'list' | 'refresh'>
  readonly looking: Pick<FolderLook, 'troubleOf'>
  readonly renamed: FollowRenamed
  readonly taken: Pick<TakenVideos, 'met'>
  readonly store: Pick<FolderStore, 'keepScan' | 'dropSkipped'>
  readonly memory: Pick<LibraryMemory, 'found' | 'gone' | 'changed'>
  readonly timings: Pick<TimingBook, 'refresh'>
  readonly topics: Pick<Topics, 'changed'>
  readonly doubts: Pick<LanguageDoubts, 'refresh'>
  readonly dispatch: (event: LibraryEvent) => void
}

export interface LibraryScan {
  /** Settles when these folders are through. @throws AppError 'cancelled' */
  scan(folders: readonly StoredFolder[]): Promise<void>
  /** What we wrote beside videos that have another name now follows them; a scan does so at its end. @throws AppError 'cancelled' */
  followRenamed(signal: AbortSignal): Promise<void>
  cancel(): void
  /** Settles when nothing is scanned any more, however it ended. */
  idle(): Promise<void>
}

export function createLibraryScan(parts: LibraryScanParts): LibraryScan {
  const { survey, folders, looking, renamed, taken, store, memory, timings, doubts, topics, dispatch } = parts
  const waiting = new Map<string, StoredFolder>()
  let running: Promise<void> | null = null
  let abort = new AbortController()

  async function runAll(): Promise<void> {
    const { signal } = abort
    try {
      for (let folder = takeFirst(waiting); folder; folder = takeFirst(waiting))
        if (folders.has(folder.id)) await scanOne(folder, signal)
      await followRenamed(signal)
    } finally {
      running = null
      dispatch({ kind: 'scan.ended' })
    }
    signal.throwIfAborted()
  }

  async function scanOne(folder: StoredFolder, signal: AbortSignal): Promise<void> {
    const { id: folderId, path } = folder
    const skipped: SkippedFile[] = []
    dispatch({ kind: 'folder.begun', folderId })
    const onVideos = (videos: readonly DescribedVideo[]) => {
      memory.found(folder, videos)
      skipped.push(...taken.met(videos.map(({ file }) => file)).map(takenFile))
      dispatch({ kind: 'videos.found', videos: videos.length })
    }
    const onSkipped = (finding: SkippedFinding) => skipped.push(skippedFile(finding))
    try {
      await memory.gone(await scanRoot(survey, path, { signal, onVideos, onSkipped }))
      await timings.refresh(path, signal)
      await doubts.refresh(path, signal)
      await store.keepScan(folderId, skipped)
      folders.refresh()
      // Of an empty one nothing was forgotten: its drive may be away.
      dispatch({ kind: 'folder.ended', folderId, trouble: await looking.troubleOf(folder) })
    } catch (thrown) {
      if (signal.aborted) throw toAppError(signal.reason)
      dispatch({ kind: 'folder.ended', folderId, trouble: troubleIn(thrown) })
    }
  }

  async function followRenamed(signal: AbortSignal): Promise<void> {
    const roots = folders.list().map(({ path }) => path)
    const followed = await renamed.follow(roots, signal)
    if (followed.length === 0) return
    for (const { video } of followed) memory.changed(video)
    store.dropSkipped(followed.flatMap(({ left }) => left))
    topics.changed('history')
  }

  return {
    scan(some) {
      for (const folder of some) waiting.set(folder.id, folder)
      if (running === null) {
        abort = new AbortController()
        running = runAll()
      }
      return running
    },
    followRenamed,
    cancel() {
      waiting.clear()
      abort.abort(new AppError('cancelled', 'The scan was cancelled.'))
    },
    async idle() {
      await running?.catch(() => undefined)
    },
  }
}

function takeFirst(waiting: Map<string, StoredFolder>): StoredFolder | undefined {
  const [first] = waiting.values()
  if (first) waiting.delete(first.id)
  return first
}

/** @throws what is no matter of the folder */
function troubleIn(thrown: unknown): FolderTrouble {
  const { code } = toAppError(thrown)
  if (code === 'internal') throw thrown
  return code === 'folder.unreadable' ? 'unreadable' : 'away'
}

/** It stands in the list of what is skipped, where the user can take back that it is a video. */
function takenFile(path: string): SkippedFile {
  return { kind: 'ignored', path, reason: 'taken', message: 'You have said that it is a video.' }
}

function skippedFile(finding: SkippedFinding): SkippedFile {
  return finding.kind === 'ignored' ? finding : orphanFile(finding.path)
}
