/** Makes the entries of the view from videos: reads their names, knows our own subtitles, lets alike videos share a profile. */
import { parseRelease } from '../../../shared/release/parseRelease.ts'
import type { LibraryIndex } from '../../library/libraryIndex.ts'
import type { LibraryVideo } from '../../library/mediaFile.ts'
import type { History } from '../../sidecar/history.ts'
import { withOwnLanguages } from '../../sidecar/ownLanguages.ts'
import { createProfiles } from './coverageProfile.ts'
import type { StoredFolder } from '../folders/folderStore.ts'
import { libraryEntry, type LibraryEntry } from './libraryEntry.ts'

export interface EntryMaker {
  entryOf(video: LibraryVideo, folder: StoredFolder): LibraryEntry
  /** With the languages that we know better than the names of our files say. */
  known(video: LibraryVideo): LibraryVideo
}

export function createEntryMaker(history: Pick<History, 'ownerOf'>): EntryMaker {
  const profileOf = createProfiles()
  return {
    entryOf(video, folder) {
      const profile = profileOf(video, ({ path }) => history.ownerOf(path) !== null)
      return libraryEntry(video, parseRelease(video.file.path), { folderId: folder.id, profile })
    },
    known: (video) => ({ ...video, file: withOwnLanguages(history, video.file) }),
  }
}

/** Few enough that reading them is not felt. */
const videosInOneRead = 50

/** Every video that earlier scans remembered, by path. */
export function* rememberedVideos(index: Pick<LibraryIndex, 'page'>): Generator<LibraryVideo> {
  for (let afterPath = ''; ;) {
    const some = index.page({ afterPath, limit: videosInOneRead })
    yield* some
    const last = some.at(-1)
    if (!last) return
    afterPath = last.file.path
  }
}
