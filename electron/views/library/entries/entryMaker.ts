/** Makes the entries of the view from videos: reads their names, knows our own subtitles, lets alike videos share a profile. */
import { stepOf } from '../../../../shared/timing/stepOf.ts'
import { parseRelease } from '../../../../shared/release/parseRelease.ts'
import type { Release } from '../../../../shared/release/release.ts'
import type { LibraryIndex } from '../../../library/libraryIndex.ts'
import type { StepOfFile } from '../../../../shared/contract/videos/timing.ts'
import type { LanguageDoubts } from '../../../checkup/languageDoubts.ts'
import { isMeasurable } from '../../../timing/timingSources.ts'
import type { TimingBook } from '../../../timing/timingBook.ts'
import type { LibraryVideo, MediaFile, Sidecar } from '../../../library/mediaFile.ts'
import type { History } from '../../../sidecar/history/history.ts'
import { withOwnLanguages } from '../../../sidecar/history/ownLanguages.ts'
import { createProfiles } from '../counts/coverageProfile.ts'
import type { StoredFolder } from '../../folders/folderStore.ts'
import { libraryEntry, type ChosenTitle, type LibraryEntry } from './libraryEntry.ts'

export interface EntryMaker {
  entryOf(video: LibraryVideo, folder: StoredFolder): LibraryEntry
  /** With the languages that we know better than the names of our files say. */
  known(video: LibraryVideo): LibraryVideo
}

/** What is known of the title of a video besides its name. */
export interface TitlesOfVideos {
  /** What the user said of it; null: nothing. */
  chosen(video: LibraryVideo, release: Release): ChosenTitle | null
  /** What it is called otherwise, as it is searched: one text for all videos of the title; '' for nothing. */
  learntKey(video: LibraryVideo, release: Release): string
}

/** What was found out about subtitles; nothing where it is not handed in. */
export interface KnownOfFiles {
  readonly timings?: Pick<TimingBook, 'of'>
  readonly doubts?: Pick<LanguageDoubts, 'of'>
}

const nothingKnown = { of: () => null }
const asNamed: TitlesOfVideos = { chosen: () => null, learntKey: () => '' }

export function createEntryMaker(
  history: Pick<History, 'ownerOf'>,
  titles: TitlesOfVideos = asNamed,
  { timings = nothingKnown, doubts = nothingKnown }: KnownOfFiles = {},
): EntryMaker {
  const texts = new Map<string, string>()
  const makerOf = ({ path }: Sidecar) => {
    const owner = history.ownerOf(path)
    if (owner === null) return null
    return owner.details.isMachineMade ? 'machine' : 'person'
  }
  const stepOf = (sidecar: Sidecar, file: MediaFile) =>
    isMeasurable(sidecar) ? stepOfFile(timings, sidecar, file) : null
  const profileOf = createProfiles({ makerOf, stepOf, doubtOf: ({ path }) => doubts.of(path) })
  function intern(text: string): string {
    const known = texts.get(text)
    if (known !== undefined) return known
    texts.set(text, text)
    return text
  }
  return {
    entryOf(video, folder) {
      const release = parseRelease(video.file.path)
      const profile = profileOf(video)
      const [chosen, learntKey] = [titles.chosen(video, release), titles.learntKey(video, release)]
      return libraryEntry({ video, release, folder, profile, intern, chosen, learntKey })
    },
    known: (video) => ({ ...video, file: withOwnLanguages(history, video.file) }),
  }
}

function stepOfFile(timings: Pick<TimingBook, 'of'>, { path }: Sidecar, file: MediaFile): StepOfFile {
  const told = timings.of(path, file)
  if (told === null) return 'not-measured'
  return stepOf(told.fact)
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
