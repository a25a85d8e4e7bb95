/** Scans the library's folders one after the other in the background; whatever is asked for meanwhile is scanned too. */
import { AppError, toAppError } from '../../../shared/errors.ts'
import type { LeftOut, ScanRootOrder } from '../../batch/surveyLibrary.ts'
import type { LibraryVideo } from '../../library/mediaFile.ts'
import type { LeftOutFile, StoredFolder } from '../folders/folderStore.ts'

export type FolderTrouble = 'away' | 'unreadable'

export interface LibraryScanParts {
  readonly scanRoot: (root: string, order: ScanRootOrder) => Promise<void>
  /** False for a folder that was removed meanwhile. */
  readonly isWanted: (folderId: string) => boolean
  readonly onVideos: (folder: StoredFolder, videos: readonly LibraryVideo[]) => void
  /** One folder is through, with what it left out, or with what kept it from being read. */
  readonly onFolder: (folder: StoredFolder, result: readonly LeftOutFile[] | FolderTrouble) => Promise<void>
  /** All that was asked for is through, or was cancelled. */
  readonly onEnd: () => Promise<void>
  readonly changed: () => void
}

export interface ScanState {
  readonly isScanning: boolean
  /** Videos found since the scan began. */
  readonly found: number
  readonly folderId: string | null
}

export interface LibraryScan {
  state(): ScanState
  /** Settles when these folders are through. @throws AppError 'cancelled' */
  scan(folders: readonly StoredFolder[]): Promise<void>
  cancel(): void
  /** Settles when nothing is scanned any more, however it ended. */
  idle(): Promise<void>
}

const idle: ScanState = { isScanning: false, found: 0, folderId: null }

export function createLibraryScan(parts: LibraryScanParts): LibraryScan {
  const waiting = new Map<string, StoredFolder>()
  let state = idle
  let running: Promise<void> | null = null
  let abort = new AbortController()

  function tell(next: ScanState): void {
    state = next
    parts.changed()
  }

  async function runAll(): Promise<void> {
    const { signal } = abort
    let found = 0
    try {
      for (let folder = takeFirst(waiting); folder; folder = takeFirst(waiting)) {
        if (!parts.isWanted(folder.id)) continue
        tell({ isScanning: true, found, folderId: folder.id })
        found = await scanOne(folder, found, signal)
      }
    } finally {
      running = null
      await parts.onEnd()
      tell(idle)
    }
    signal.throwIfAborted()
  }

  async function scanOne(folder: StoredFolder, before: number, signal: AbortSignal): Promise<number> {
    const leftOut: LeftOutFile[] = []
    let found = before
    const onVideos = (videos: readonly LibraryVideo[]) => {
      parts.onVideos(folder, videos)
      found += videos.length
      tell({ isScanning: true, found, folderId: folder.id })
    }
    const onLeftOut = (finding: LeftOut) => leftOut.push(leftOutFile(finding))
    try {
      await parts.scanRoot(folder.path, { signal, onVideos, onLeftOut })
      await parts.onFolder(folder, leftOut)
      return found
    } catch (thrown) {
      const { code } = toAppError(thrown)
      if (signal.aborted) throw toAppError(signal.reason)
      if (code === 'internal') throw thrown
      await parts.onFolder(folder, code === 'folder.unreadable' ? 'unreadable' : 'away')
      return before
    }
  }

  return {
    state: () => state,
    scan(folders) {
      for (const folder of folders) waiting.set(folder.id, folder)
      if (running === null) {
        abort = new AbortController()
        running = runAll()
      }
      return running
    },
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

function leftOutFile(finding: LeftOut): LeftOutFile {
  if (finding.kind === 'ignored') return finding
  const message = 'A subtitle that belongs to no video of the library.'
  return { kind: 'orphan', path: finding.path, reason: 'orphan', message }
}
