/** What was written, renamed, retitled or seen outside a scan, taken into the library at once. */
import { yieldToEventLoop } from '../../library/yieldToEventLoop.ts'
import type { LibraryIndex } from '../../library/libraryIndex.ts'
import type { LibraryVideo, Sidecar } from '../../library/mediaFile.ts'
import type { TitleTest } from '../../matching/learntNames.ts'
import type { Written } from '../../sidecar/history/history.ts'
import type { FolderStore } from '../folders/folderStore.ts'
import { orphanFile } from '../folders/orphanFile.ts'
import type { LibraryFolders } from '../folders/libraryFolders.ts'
import type { Topics } from '../topics.ts'
import type { LibraryMemory } from './entries/libraryMemory.ts'
import { withRenamed, without, withWritten } from '../../watch/follow/sidecarChanges.ts'
import type { ChosenTitles } from './titles/chosenTitles.ts'

export interface LibraryNews {
  /** A subtitle of ours was written, or was taken away again; beside a video that is gone it is an orphan. */
  recordWritten(written: Pick<Written, 'videoPath' | 'path' | 'language'>): void
  recordRemoved(written: Pick<Written, 'videoPath' | 'path'>): void
  /** A subtitle of this video has another name now. */
  recordRenamed(videoPath: string, fromPath: string, sidecar: Sidecar): void
  /** The user chose another title for this video, and so for its show. Settles when its videos are in their new place. */
  recordRetitled(videoPath: string): Promise<void>
  /** The service calls these titles otherwise. Settles when their videos are found by that. */
  recordNamed(isMeant: TitleTest): Promise<void>
  /** The index knows already that this video has other subtitles now. */
  noteKnown(videoPath: string): void
  /** Watch mode has looked: these are new or changed, those are gone; the index knows already. */
  recordChecked(changed: readonly LibraryVideo[], gone: readonly string[]): Promise<void>
}

export interface LibraryNewsParts {
  readonly index: Pick<LibraryIndex, 'find' | 'rememberSidecars'>
  readonly folders: Pick<LibraryFolders, 'holding'>
  readonly store: Pick<FolderStore, 'keepSkipped' | 'dropSkipped'>
  readonly memory: LibraryMemory
  readonly chosen: Pick<ChosenTitles, 'refresh'>
  readonly topics: Pick<Topics, 'changed'>
}

export function createLibraryNews(parts: LibraryNewsParts): LibraryNews {
  const { index, folders, store, memory, chosen, topics } = parts
  const changed = () => topics.changed('library')

  function changeSidecars(videoPath: string, change: (sidecars: readonly Sidecar[]) => readonly Sidecar[]): void {
    const found = index.find(videoPath)
    if (!found || !folders.holding(videoPath)) return
    const sidecars = change(found.file.sidecars)
    index.rememberSidecars(videoPath, sidecars)
    memory.changed({ ...found, file: { ...found.file, sidecars } })
    changed()
  }

  return {
    recordWritten({ videoPath, path, language }) {
      const folder = index.find(videoPath) === null ? folders.holding(path) : null
      if (folder) store.keepSkipped(folder.id, orphanFile(path))
      changeSidecars(videoPath, (sidecars) => withWritten(sidecars, path, language))
    },
    recordRemoved({ videoPath, path }) {
      if (index.find(videoPath) === null) store.dropSkipped([path])
      changeSidecars(videoPath, (sidecars) => without(sidecars, path))
    },
    recordRenamed: (videoPath, fromPath, sidecar) =>
      changeSidecars(videoPath, (sidecars) => withRenamed(sidecars, fromPath, sidecar)),
    async recordRetitled(videoPath) {
      chosen.refresh()
      await memory.retitled(videoPath)
    },
    async recordNamed(isMeant) {
      chosen.refresh()
      await memory.renamed(isMeant)
    },
    noteKnown(videoPath) {
      const found = index.find(videoPath)
      if (!found) return
      memory.changed(found)
      changed()
    },
    async recordChecked(videos, gone) {
      await memory.gone(gone)
      for (const video of videos) {
        memory.changed(video)
        await yieldToEventLoop()
      }
      if (videos.length > 0) changed()
    },
  }
}
