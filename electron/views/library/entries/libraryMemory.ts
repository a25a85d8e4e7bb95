/** Fills the view of the library from what earlier scans remembered, and keeps it up with what changes meanwhile. */
import type { DescribedVideo } from '../../../library/describeVideos.ts'
import type { LibraryIndex } from '../../../library/libraryIndex.ts'
import { textsBeside } from '../../../library/emptyTexts.ts'
import { yieldToEventLoop } from '../../../library/yieldToEventLoop.ts'
import type { TitleTest } from '../../../matching/learntNames.ts'
import type { LibraryVideo, MediaFile } from '../../../library/mediaFile.ts'
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
  readonly view: Pick<LibraryView, 'put' | 'drop' | 'replace' | 'entry' | 'entries' | 'alike'>
  readonly maker: EntryMaker
  readonly topics: Pick<Topics, 'changed'>
}

export interface LibraryMemory {
  /** Reads all of it anew, one reading after the other; the first time, rows appear while it goes on. */
  load(): Promise<void>
  /** A scan found these, whose survey knows our own languages already. What stands here as it was found is left alone. */
  found(folder: StoredFolder, videos: readonly DescribedVideo[]): void
  /** This video is another one now. Nothing where no folder of the library holds it. */
  changed(video: LibraryVideo): void
  /** Videos that are no longer there. */
  gone(paths: readonly string[]): Promise<void>
  /** The user chose another title for this video, and so for its show. */
  retitled(videoPath: string): Promise<void>
  /** These titles are called otherwise. */
  renamed(isMeant: TitleTest): Promise<void>
  /** Settles when nothing is read any more. */
  idle(): Promise<void>
}

const rowsBetweenTellings = 500

export function createLibraryMemory({ index, folders, view, maker, topics }: LibraryMemoryParts): LibraryMemory {
  /** What changed while a load was reading is newer than what it read. null: it went. */
  const touched = new Map<string, LibraryEntry | null>()
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
    for (const [id, entry] of touched)
      if (entry) view.put(entry)
      else view.drop(id)
    isLoaded = true
    topics.changed('library')
  }

  function alikeOf(videoPath: string): Iterable<LibraryEntry> {
    const entry = view.entry(videoIdOf(videoPath))
    return entry ? view.alike(entry) : []
  }

  async function makeAnew(entries: Iterable<LibraryEntry>): Promise<void> {
    for (const { path } of entries) {
      const video = index.find(path)
      if (video) takeChanged(video)
      await yieldToEventLoop()
    }
    topics.changed('library')
  }

  function takeChanged(video: LibraryVideo): void {
    const folder = folders.holding(video.file.path)
    if (!folder) return
    take(maker.entryOf(maker.known(video), folder))
  }

  function take(entry: LibraryEntry): void {
    touched.set(entry.id, entry)
    view.put(entry)
  }

  /** As the scan found it: nothing of it need be read anew. */
  function isShown({ file, isNews }: DescribedVideo, { id }: StoredFolder): boolean {
    if (isNews) return false
    const entry = view.entry(videoIdOf(file.path))
    return entry?.folderId === id && isAsFound(entry, file)
  }

  return {
    load() {
      loading = loading.then(loadNow)
      return loading
    },
    found(folder, videos) {
      // It may have been removed from the library while it was scanned.
      if (!folders.has(folder.id)) return
      for (const video of videos) if (!isShown(video, folder)) take(maker.entryOf(video, folder))
    },
    changed: takeChanged,
    async gone(paths) {
      for (const path of paths) {
        const id = videoIdOf(path)
        touched.set(id, null)
        view.drop(id)
        await yieldToEventLoop()
      }
      if (paths.length > 0) topics.changed('library')
    },
    retitled(videoPath) {
      loading = loading.then(() => makeAnew(alikeOf(videoPath)))
      return loading
    },
    renamed(isMeant) {
      loading = loading.then(() => makeAnew([...view.entries()].filter(isMeant)))
      return loading
    },
    idle: () => loading,
  }
}

/** Another program may have told the index before. Whatever else is known of a video comes with its own news. */
function isAsFound({ sizeBytes, modifiedMs, profile }: LibraryEntry, file: MediaFile): boolean {
  const known = profile.video.file
  return (
    sizeBytes === file.sizeBytes &&
    modifiedMs === file.modifiedMs &&
    known.sidecars.length === file.sidecars.length &&
    textsBeside(known).length === textsBeside(file).length
  )
}
