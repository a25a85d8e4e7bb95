/** The library as the window sees it: its folders, its videos in memory, scans in the background. Asks no service. */
import type { Folder, LibraryQuery, LibraryState, VideoRow } from '../../../shared/contract/library.ts'
import { AppError } from '../../../shared/errors.ts'
import type { LibraryIndex } from '../../library/libraryIndex.ts'
import type { LibraryVideo, Sidecar } from '../../library/mediaFile.ts'
import type { Written } from '../../sidecar/history.ts'
import { writtenSidecar } from '../../sidecar/writtenName.ts'
import type { WantedRules } from '../../wanted/wish.ts'
import { rememberedVideos, type EntryMaker } from './entryMaker.ts'
import type { FolderStore, LeftOutQuery } from '../folders/folderStore.ts'
import type { LibraryEntry } from './libraryEntry.ts'
import type { LibraryFolders } from '../folders/libraryFolders.ts'
import { createLibraryScan, type FolderTrouble, type LibraryScanParts } from './libraryScan.ts'
import type { LibraryView } from './libraryView.ts'

export interface LibrarySessionParts {
  readonly store: FolderStore
  readonly folders: LibraryFolders
  readonly view: LibraryView
  readonly index: LibraryIndex
  readonly maker: EntryMaker
  readonly scanRoot: LibraryScanParts['scanRoot']
  readonly breathe: () => Promise<void>
  readonly changed: () => void
  readonly revision: () => number
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
  leftOut(query: LeftOutQuery): Revised<ReturnType<FolderStore['leftOut']>>
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
  setRules(rules: WantedRules): void
  tryRules: LibraryView['tryRules']
  setMarks: LibraryView['setMarks']
  /** A subtitle of ours was written, or was taken away again. */
  noteWritten(written: Pick<Written, 'videoPath' | 'path' | 'language'>): void
  noteRemoved(written: Pick<Written, 'videoPath' | 'path'>): void
  /** A subtitle of this video has another name now. */
  noteRenamed(videoPath: string, fromPath: string, sidecar: Sidecar): void
  folders(): readonly Folder[]
  /** Watch mode has looked: these are new or changed, those are gone; the index knows already. */
  noteChecked(changed: readonly LibraryVideo[], gone: readonly string[]): Promise<void>
  /** How watch mode found the folder of this path; null: it is there. */
  noteFolder(path: string, trouble: FolderTrouble | null): void
}

export function createLibrarySession(parts: LibrarySessionParts): LibrarySession {
  const { store, folders, view, index, maker, changed } = parts
  /** Entries that changed while a load was reading: they are newer than what it read. */
  const touched = new Map<string, LibraryEntry>()
  let loading = Promise.resolve()
  let isLoaded = false

  const scanning = createLibraryScan({
    scanRoot: parts.scanRoot,
    changed,
    isWanted: folders.has,
    onVideos: (folder, videos) => {
      if (!folders.has(folder.id)) return
      for (const video of videos) view.put(maker.entryOf(video, folder))
      changed()
    },
    async onFolder(folder, result) {
      const isTrouble = typeof result === 'string'
      folders.note(folder.id, isTrouble ? result : null)
      if (!isTrouble) await store.keepScan(folder.id, result)
    },
    onEnd: load,
  })

  /** One after the other: the last one has read everything. */
  function load(): Promise<void> {
    loading = loading.then(loadNow)
    return loading
  }

  async function loadNow(): Promise<void> {
    folders.refresh()
    touched.clear()
    const entries: LibraryEntry[] = []
    for (const video of rememberedVideos(index)) {
      const folder = folders.holding(video.file.path)
      if (!folder) continue
      const entry = maker.entryOf(maker.known(video), folder)
      entries.push(entry)
      if (!isLoaded) view.put(entry)
      if (!isLoaded && entries.length % 500 === 0) changed()
      await parts.breathe()
    }
    await view.replace(entries)
    for (const entry of touched.values()) view.put(entry)
    isLoaded = true
    changed()
  }

  function entry(videoId: string): LibraryEntry {
    const found = view.entry(videoId)
    if (!found) throw new AppError('file.missing', 'This video is no longer in the library. Scan again to look for it.')
    return found
  }

  function changeSidecars(videoPath: string, change: (sidecars: readonly Sidecar[]) => readonly Sidecar[]): void {
    const found = index.find(videoPath)
    const folder = folders.holding(videoPath)
    if (!found || !folder) return
    const sidecars = change(found.file.sidecars)
    index.rememberSidecars(videoPath, sidecars)
    const changedEntry = maker.entryOf(maker.known({ ...found, file: { ...found.file, sidecars } }), folder)
    touched.set(changedEntry.id, changedEntry)
    view.put(changedEntry)
    changed()
  }

  function shownFolders(): Folder[] {
    const videos = view.videosByFolder()
    const scanned = scanning.state().folderId
    return folders
      .list()
      .map((folder) => folders.shown(folder, { videos: videos.get(folder.id) ?? 0, isScanned: scanned === folder.id }))
  }

  return {
    load,
    state() {
      const { isScanning, found } = scanning.state()
      const leftOut = { ignored: store.countLeftOut('ignored'), orphans: store.countLeftOut('orphan') }
      return {
        revision: parts.revision(),
        isScanning,
        found,
        lastScanMs: folders.lastScanMs(),
        counts: { ...view.counts(), ...leftOut },
        folders: shownFolders(),
      }
    },
    page: (query) => ({ ...view.page(query), revision: parts.revision() }),
    leftOut: (query) => ({ ...store.leftOut(query), revision: parts.revision() }),
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
      return folders.shown(folder, { videos: view.videosByFolder().get(folder.id) ?? 0, isScanned: true })
    },
    async removeFolder(folderId) {
      const { path } = folders.get(folderId)
      folders.remove(folderId)
      index.forget(path)
      await load()
    },
    scan: (folderId) => scanning.scan(folderId === null ? folders.list() : [folders.get(folderId)]),
    cancelScan: () => {
      scanning.cancel()
    },
    async idle() {
      await scanning.idle()
      await loading
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
    noteWritten({ videoPath, path, language }) {
      const sidecar = writtenSidecar(path, language)
      changeSidecars(videoPath, (sidecars) => [...sidecars.filter((each) => each.path !== path), sidecar])
    },
    noteRemoved({ videoPath, path }) {
      changeSidecars(videoPath, (sidecars) => sidecars.filter((each) => each.path !== path))
    },
    noteRenamed(videoPath, fromPath, sidecar) {
      changeSidecars(videoPath, (sidecars) => sidecars.map((each) => (each.path === fromPath ? sidecar : each)))
    },
    folders: shownFolders,
    async noteChecked(videos, gone) {
      if (gone.length > 0) {
        await load()
        return
      }
      for (const video of videos) {
        const folder = folders.holding(video.file.path)
        if (!folder) continue
        const found = maker.entryOf(maker.known(video), folder)
        touched.set(found.id, found)
        view.put(found)
        await parts.breathe()
      }
      changed()
    },
    noteFolder(path, trouble) {
      const folder = folders.list().find((each) => each.path === path)
      if (folder) folders.note(folder.id, trouble)
    },
  }
}
