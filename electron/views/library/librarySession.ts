/** The library as the window sees it: its folders, its videos in memory, scans in the background. Asks no service. */
import type { Folder, LibraryQuery, LibraryState, VideoRow } from '../../../shared/contract/library.ts'
import { AppError } from '../../../shared/errors.ts'
import type { SurveyParts } from '../../batch/surveyLibrary.ts'
import { createYieldToEventLoop } from '../../library/yieldToEventLoop.ts'
import type { LibraryIndex } from '../../library/libraryIndex.ts'
import type { LibraryVideo, Sidecar } from '../../library/mediaFile.ts'
import type { History, Written } from '../../sidecar/history.ts'
import type { WishRules } from '../../wanted/wish.ts'
import { createEntryMaker } from './entryMaker.ts'
import type { FolderStore, SkippedQuery, StoredFolder } from '../folders/folderStore.ts'
import { createLibraryFolders } from '../folders/libraryFolders.ts'
import type { Topics } from '../topics.ts'
import type { LibraryEntry } from './libraryEntry.ts'
import { createLibraryMemory } from './libraryMemory.ts'
import { createLibraryScan } from './libraryScan.ts'
import { libraryAtRest, nextStanding, shownFolder, type FolderTrouble, type LibraryEvent } from './libraryState.ts'
import type { LibraryView } from './libraryView.ts'
import { withRenamed, without, withWritten } from './sidecarChanges.ts'

export interface LibrarySessionParts {
  readonly store: FolderStore
  readonly view: LibraryView
  readonly index: LibraryIndex
  readonly survey: SurveyParts
  readonly history: Pick<History, 'ownerOf'>
  readonly topics: Topics
}

export interface PlanScope {
  readonly folderId: string | null
  readonly videoIds: readonly string[] | null
}

type Revised<Page> = Page & { readonly revision: number }

export interface LibrarySession {
  /** Reads what earlier scans remembered; the first time, rows appear while it goes on. */
  load(): Promise<void>
  state(): LibraryState
  page(query: LibraryQuery): Revised<{ readonly rows: VideoRow[]; readonly total: number }>
  skipped(query: SkippedQuery): Revised<ReturnType<FolderStore['skipped']>>
  has(videoId: string): boolean
  /** @throws AppError 'file.missing' for an id that is not in the library, as the next three do. */
  entry(videoId: string): LibraryEntry
  row(videoId: string): VideoRow
  video(videoId: string): LibraryVideo
  /** Videos with a wish that is not met or met under an old name, or those that were named. @throws AppError 'folder.missing', 'file.missing' */
  toPlan(scope: PlanScope): readonly LibraryEntry[]
  /** Adds it, or finds the folder that holds it. Scanning it is another call. */
  addFolder(path: string): Folder
  removeFolder(folderId: string): Promise<void>
  /** All folders for null; settles when they are through. @throws AppError 'cancelled', 'folder.missing' */
  scan(folderId: string | null): Promise<void>
  cancelScan(): void
  /** Settles when no scan and no load goes on. */
  idle(): Promise<void>
  setRules(rules: WishRules): void
  tryRules: LibraryView['tryRules']
  setMarks: LibraryView['setMarks']
  /** A subtitle of ours was written, or was taken away again. */
  recordWritten(written: Pick<Written, 'videoPath' | 'path' | 'language'>): void
  recordRemoved(written: Pick<Written, 'videoPath' | 'path'>): void
  /** The index knows already that this video has other subtitles now. */
  noteKnown(videoPath: string): void
  /** A subtitle of this video has another name now. */
  recordRenamed(videoPath: string, fromPath: string, sidecar: Sidecar): void
  folders(): readonly Folder[]
  /** Watch mode has looked: these are new or changed, those are gone; the index knows already. */
  recordChecked(changed: readonly LibraryVideo[], gone: readonly string[]): Promise<void>
  /** How watch mode found the folder of this path; null: it is there. */
  recordFolder(path: string, trouble: FolderTrouble | null): void
}

export function createLibrarySession(parts: LibrarySessionParts): LibrarySession {
  const { store, view, index, survey, history, topics } = parts
  const folders = createLibraryFolders(store)
  const maker = createEntryMaker(history)
  const memory = createLibraryMemory({ index, folders, view, maker, topics })
  const scanning = createLibraryScan({ survey, folders, store, memory, dispatch })
  const yieldToEventLoop = createYieldToEventLoop()
  let standing = libraryAtRest
  const revision = () => topics.revision('library')
  const changed = () => topics.changed('library')

  function dispatch(event: LibraryEvent): void {
    standing = nextStanding(standing, event)
    changed()
  }

  function entry(videoId: string): LibraryEntry {
    const found = view.entry(videoId)
    if (!found) throw new AppError('file.missing', 'This video is no longer in the library. Scan again to look for it.')
    return found
  }

  function changeSidecars(videoPath: string, change: (sidecars: readonly Sidecar[]) => readonly Sidecar[]): void {
    const found = index.find(videoPath)
    if (!found || !folders.holding(videoPath)) return
    const sidecars = change(found.file.sidecars)
    index.rememberSidecars(videoPath, sidecars)
    memory.changed({ ...found, file: { ...found.file, sidecars } })
    changed()
  }

  function shownFolders(): Folder[] {
    const videos = view.videosByFolder()
    const shown = (folder: StoredFolder) => shownFolder(standing, folder, videos.get(folder.id) ?? 0)
    return folders.list().map(shown)
  }

  return {
    load: () => memory.load(),
    state() {
      const { isScanning, found } = standing
      const skipped = { ignored: store.countSkipped('ignored'), orphans: store.countSkipped('orphan') }
      return {
        revision: revision(),
        isScanning,
        found,
        lastScanMs: folders.lastScanMs(),
        counts: { ...view.counts(), ...skipped },
        folders: shownFolders(),
      }
    },
    page: (query) => ({ ...view.page(query), revision: revision() }),
    skipped: (query) => ({ ...store.skipped(query), revision: revision() }),
    has: (videoId) => view.entry(videoId) !== null,
    entry,
    row: (videoId) => view.row(entry(videoId)),
    video(videoId) {
      const found = index.find(entry(videoId).path)
      if (!found) throw new AppError('file.missing', 'This video is away. Connect its drive, then scan again.')
      return maker.known(found)
    },
    toPlan({ folderId, videoIds }) {
      if (videoIds !== null) return videoIds.map(entry)
      return view.toPlan(folderId === null ? null : folders.get(folderId).id)
    },
    addFolder(path) {
      const folder = folders.add(path)
      changed()
      return { ...shownFolder(standing, folder, view.videosByFolder().get(folder.id) ?? 0), state: 'scanning' }
    },
    async removeFolder(folderId) {
      const { path } = folders.get(folderId)
      folders.remove(folderId)
      dispatch({ kind: 'folder.removed', folderId })
      index.forget(path)
      await memory.load()
    },
    scan: (folderId) => scanning.scan(folderId === null ? folders.list() : [folders.get(folderId)]),
    cancelScan: () => scanning.cancel(),
    async idle() {
      await scanning.idle()
      await memory.idle()
    },
    setRules(rules) {
      view.setRules(rules)
      changed()
    },
    tryRules: (rules) => view.tryRules(rules),
    setMarks(marks) {
      view.setMarks(marks)
      changed()
    },
    recordWritten: ({ videoPath, path, language }) =>
      changeSidecars(videoPath, (sidecars) => withWritten(sidecars, path, language)),
    recordRemoved: ({ videoPath, path }) => changeSidecars(videoPath, (sidecars) => without(sidecars, path)),
    recordRenamed: (videoPath, fromPath, sidecar) =>
      changeSidecars(videoPath, (sidecars) => withRenamed(sidecars, fromPath, sidecar)),
    noteKnown(videoPath) {
      const found = index.find(videoPath)
      if (!found) return
      memory.changed(found)
      changed()
    },
    folders: shownFolders,
    async recordChecked(videos, gone) {
      if (gone.length > 0) {
        await memory.load()
        return
      }
      if (videos.length === 0) return
      for (const video of videos) {
        memory.changed(video)
        await yieldToEventLoop()
      }
      changed()
    },
    recordFolder(path, trouble) {
      const folder = folders.list().find((each) => each.path === path)
      // Whoever has looked tells the screens itself.
      if (folder) standing = nextStanding(standing, { kind: 'folder.seen', folderId: folder.id, trouble })
    },
  }
}
