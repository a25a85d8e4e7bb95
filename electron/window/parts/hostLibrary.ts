/** Puts the library of the window together over an engine. Composition only. */
import { homedir } from 'node:os'
import { realDisk } from '../../disk/disk.ts'
import { lookAtRoot } from '../../library/scan/lookAtRoot.ts'
import type { Engine } from '../../engine/compose.ts'
import { openRenamedVideos, openVideoFollower } from '../../engine/videoFollower.ts'
import type { VideoFollower } from '../../watch/follow/videoFollower.ts'
import type { WatchStores } from '../../engine/watchStores.ts'
import type { HostOptions } from '../hostParts.ts'
import type { HostEvents } from '../hostEvents.ts'
import { createTitleCorrections, type TitleCorrections } from '../../matching/titleCorrections.ts'
import { toAppError } from '../../../shared/errors.ts'
import { systemClock } from '../../../node/clock.ts'
import { findDrives } from '../../views/folders/drives.ts'
import { findVideoFolders } from '../../views/folders/videoFolders.ts'
import { createFolderCommands, type FolderCommands } from '../../views/folders/folderCommands.ts'
import { createFolderStore, type FolderStore } from '../../views/folders/folderStore.ts'
import { reportedTitleRuns } from '../../batch/reportedTitleRuns.ts'
import { createTitleRuns, type TitleRuns } from '../../batch/titleRuns.ts'
import { createChosenTitles } from '../../views/library/titles/chosenTitles.ts'
import { createLearntTitles, type LearntTitles } from '../../views/library/titles/learntTitles.ts'
import { createToldTimings, type ToldTimings } from '../../views/timing/toldTimings.ts'
import { createLibrarySession, type LibrarySession } from '../../views/library/librarySession.ts'
import { createLibraryView } from '../../views/library/list/libraryView.ts'
import { createPlaces } from '../../views/folders/places.ts'
import { createPosters } from '../../views/posters/posters.ts'
import type { Undoing } from '../../views/rules/undoing.ts'
import { randomIds } from '../../../node/ids.ts'
import type { Bugs } from '../../log/bugs.ts'

export interface HostLibrary {
  readonly store: FolderStore
  readonly library: LibrarySession
  /** One for the scans of the window and for watch mode. */
  readonly videoFollower: VideoFollower
  readonly folders: FolderCommands
  readonly titles: TitleCorrections
  /** The library follows what is said of titles. */
  readonly titleRuns: TitleRuns
  readonly learntTitles: LearntTitles
  readonly timings: ToldTimings
}

export interface HostLibraryNeeds {
  readonly engine: Engine
  readonly options: HostOptions
  readonly events: HostEvents
  readonly stores: WatchStores
  /** What was answered for these videos was about another title. */
  readonly retitled: (videoPaths: readonly string[]) => void
  readonly undoing: Pick<Undoing, 'keep'>
  readonly bugs: Bugs
}

export function openLibrary({
  engine,
  options,
  events,
  stores,
  retitled,
  undoing,
  bugs,
}: HostLibraryNeeds): HostLibrary {
  const store = createFolderStore(engine.db, systemClock)
  const posters = createPosters({ disk: realDisk })
  const videoFollower = openVideoFollower(engine, stores)
  const { survey, history, libraryIndex: index } = engine
  const renamed = openRenamedVideos(engine, videoFollower)
  const library = createLibrarySession({
    store,
    view: createLibraryView(engine.rules.book(), posters),
    ...{ index, survey, history, renamed, taken: engine.takenVideos },
    timings: engine.timingBook,
    doubts: engine.languageDoubts,
    chosen: createChosenTitles(engine),
    posters,
    abilities: { canOpenVideo: options.openVideo !== undefined, canShowInFolder: options.showInFolder !== undefined },
    topics: events,
    roots: { lookAt: lookAtRoot },
    clock: systemClock,
  })
  engine.timingBook.follow((videoPath) => library.noteKnown(videoPath))
  engine.languageDoubts.follow((videoPath) => library.noteKnown(videoPath))
  const failed = (thrown: unknown) => bugs.report(toAppError(thrown))
  engine.learntNames.follow((isChanged) => void library.recordNamed(isChanged).catch(failed))
  const folders = createFolderCommands({
    places: createPlaces({
      starts: async () => [homedir(), ...(await findVideoFolders(homedir())), ...(await findDrives(process.platform))],
      ids: randomIds,
    }),
    ...{ library, undoing },
    chooseFolder: options.chooseFolder ?? null,
    demo: { folder: engine.dataFolder.demo, catalogue: engine.files.sample },
    ids: randomIds,
    bugs: { report: options.report ?? (() => undefined) },
  })
  const timings = createToldTimings({ book: engine.timingBook, library, history: engine.history })
  const { db, runs, runPages: pages } = engine
  const titles = createTitleCorrections(engine.memory, engine.learntNames)
  const titleRuns = reportedTitleRuns(createTitleRuns({ db, runs, pages, corrections: titles }), ({ file }) => {
    retitled(library.alike(file.path).map(({ path }) => path))
    library.recordRetitled(file.path).catch(failed)
  })
  const learntTitles = createLearntTitles({ titleRuns, runs, library, topics: events })
  return { store, library, videoFollower, folders, titles, titleRuns, learntTitles, timings }
}
