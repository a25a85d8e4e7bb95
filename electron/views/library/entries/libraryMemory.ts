/** Fills the view of the library from what earlier scans remembered, and keeps it up with what changes meanwhile. */
import type { LibraryIndex } from '../../../library/libraryIndex.ts'
import { createYieldToEventLoop } from '../../../library/yieldToEventLoop.ts'
import type { LibraryVideo } from '../../../library/mediaFile.ts'
import type { StoredFolder } from '../../folders/folderStore.ts'
import type { LibraryFolders } from '../../folders/libraryFolders.ts'
import { videoIdOf } from '../../ids.ts'
import type { Topics } from '../../topics.ts'
import { rememberedVideos, type EntryMaker } from './entryMaker.ts'
import type { LibraryEntry } from './libraryEntry.ts'
import type { LibraryView } from '../list/libraryView.ts'

export interface LibraryMemoryParts {
  readonly index: Pick<LibraryIndex, 'page' | 'find'>
  readonly folders: Pick<LibraryFolders, 'refresh' | 'has' | 'holding'>
  readonly view: Pick<LibraryView, 'put' | 'replace' | 'entry' | 'alike'>
  readonly maker: EntryMaker
  readonly topics: Pick<Topics, 'changed'>
}

export interface LibraryMemory {
  /** Reads all of it anew, one reading after the other; the first time, rows appear while it goes on. */
  load(): Promise<void>
  /** A scan found these, whose survey knows our own languages already. */
  found(folder: StoredFolder, videos: readonly LibraryVideo[]): void
  /** This video is another one now. Nothing where no folder of the library holds it. */
  changed(video: LibraryVideo): void
  /** The user chose another title for this video, and so for its show. */
  retitled(videoPath: string): Promise<void>
  /** Settles when nothing is read any more. */
  idle(): Promise<void>
}

const rowsBetweenTellings = 500

export function createLibraryMemory({ index, folders, view, maker, topics }: LibraryMemoryParts): LibraryMemory {
  const yieldToEventLoop = createYieldToEventLoop()
  /** Entries that changed while a load was reading: they are newer than what it read. */
  const touched = new Map<string, LibraryEntry>()
  let loading = Promise.resolve()
  let isLoaded = false

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
      if (!isLoaded && entries.length % rowsBetweenTellings === 0) topics.changed('library')
      await yieldToEventLoop()
    }
    await view.replace(entries)
    for (const entry of touched.values()) view.put(entry)
    isLoaded = true
    topics.changed('library')
  }

  async function retitleNow(videoPath: string): Promise<void> {
    const entry = view.entry(videoIdOf(videoPath))
    for (const { path } of entry ? view.alike(entry) : []) {
      const video = index.find(path)
      if (video) takeChanged(video)
      await yieldToEventLoop()
    }
    topics.changed('library')
  }

  function takeChanged(video: LibraryVideo): void {
    const folder = folders.holding(video.file.path)
    if (!folder) return
    const entry = maker.entryOf(maker.known(video), folder)
    touched.set(entry.id, entry)
    view.put(entry)
  }

  return {
    load() {
      loading = loading.then(loadNow)
      return loading
    },
    found(folder, videos) {
      // It may have been removed from the library while it was scanned.
      if (!folders.has(folder.id)) return
      for (const video of videos) view.put(maker.entryOf(video, folder))
    },
    changed: takeChanged,
    retitled(videoPath) {
      loading = loading.then(() => retitleNow(videoPath))
      return loading
    },
    idle: () => loading,
  }
}
