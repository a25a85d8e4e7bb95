/** Makes the entries of the view from videos: reads their names, knows our own subtitles, lets alike videos share a profile. */
import { parseRelease } from '../../../shared/release/parseRelease.ts'
import type { SurveyParts } from '../../batch/surveyLibrary.ts'
import type { LibraryIndex } from '../../library/libraryIndex.ts'
import type { LibraryVideo } from '../../library/mediaFile.ts'
import { createProfiles } from './coverageProfile.ts'
import type { StoredFolder } from '../folders/folderStore.ts'
import { libraryEntry, type LibraryEntry } from './libraryEntry.ts'

export interface EntryMaker {
  entryOf(video: LibraryVideo, folder: StoredFolder): LibraryEntry
  /** With the languages that we know better than the names of our files say. */
  known(video: LibraryVideo): LibraryVideo
}

export function createEntryMaker(survey: Pick<SurveyParts, 'writtenLanguage'>): EntryMaker {
  const profileOf = createProfiles()
  return {
    entryOf(video, folder) {
      const profile = profileOf(video, ({ path }) => survey.writtenLanguage(path) !== null)
      return libraryEntry(video, parseRelease(video.file.path), { folderId: folder.id, profile })
    },
    known(video) {
      if (video.file.sidecars.length === 0) return video
      const sidecars = video.file.sidecars.map((sidecar) => ({
        ...sidecar,
        language: survey.writtenLanguage(sidecar.path) ?? sidecar.language,
      }))
      return { ...video, file: { ...video.file, sidecars } }
    },
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
