/** The library as the window sees it: its folders, its videos in memory, scans in the background. Asks no service. */
import type { Folder, LibraryState, Poster, VideoRow } from '../../../shared/contract/library.ts'
import type { Scope, ScopeFacts } from '../../../shared/contract/scope.ts'
import { awayVideos } from '../../../shared/counting.ts'
import { AppError } from '../../../shared/errors.ts'
import type { FollowRenamed } from '../../batch/followRenamed.ts'
import type { TakenVideos } from '../../library/takenVideos.ts'
import type { SurveyParts } from '../../batch/surveyLibrary.ts'
import type { LibraryIndex } from '../../library/libraryIndex.ts'
import type { LibraryVideo } from '../../library/mediaFile.ts'
import type { History } from '../../sidecar/history/history.ts'
import type { RulesBook } from '../../wanted/rulesBook.ts'
import type { Posters } from '../posters/posters.ts'
import type { ChosenTitles } from './titles/chosenTitles.ts'
import type { LanguageDoubts } from '../../checkup/languageDoubts.ts'
import type { TimingBook } from '../../timing/timingBook.ts'
import { createEntryMaker } from './entries/entryMaker.ts'
import type { FolderStore, SkippedQuery } from '../folders/folderStore.ts'
import { createLibraryFolders } from '../folders/libraryFolders.ts'
import { videoIdOf } from '../ids.ts'
import type { Topics } from '../topics.ts'
import type { LibraryEntry } from './entries/libraryEntry.ts'
import { createLibraryMemory } from './entries/libraryMemory.ts'
import { withUnreadable } from './titles/unreadableBelow.ts'
import { createLibraryScan } from './entries/libraryScan.ts'
import { createFolderLook, type FolderLook, type FolderLookParts } from './folderLook.ts'
import { createLibraryNews, type LibraryNews } from './libraryNews.ts'
import { createRemovedFolders, type RemovedFolders } from './removedFolders.ts'
import { createShownFolders } from './shownFolders.ts'
import { folderState, libraryAtRest, nextStanding, type LibraryEvent } from './libraryState.ts'
import type { LibraryView } from './list/libraryView.ts'
import { createRevisedPages, type Revised, type RevisedPages } from './list/revisedPages.ts'
import type { HostAbilities } from './counts/scopeFacts.ts'

export interface LibrarySessionParts extends Pick<FolderLookParts, 'roots' | 'clock'> {
  readonly store: FolderStore
  readonly view: LibraryView
  readonly index: LibraryIndex
  readonly survey: SurveyParts
  readonly taken: Pick<TakenVideos, 'met'>
  readonly renamed: FollowRenamed
  readonly history: Pick<History, 'ownerOf'>
  readonly timings: Pick<TimingBook, 'of' | 'refresh'>
  readonly doubts: Pick<LanguageDoubts, 'of' | 'refresh'>
  readonly chosen: ChosenTitles
  readonly posters: Posters
  readonly abilities: HostAbilities
  readonly topics: Topics
}

export interface LibrarySession
  extends LibraryNews, RevisedPages, RemovedFolders, Pick<FolderLook, 'lookAtFolders' | 'recordFolder'> {
  /** Reads what earlier scans remembered, and looks whether it is there; the first time, rows appear while it goes on. */
  load(): Promise<void>
  /** Settles when all that earlier scans remembered is here. */
  loaded(): Promise<void>
  state(): LibraryState
  /** Counts in slices: then `state` answers in a moment. */
  prepareState(): Promise<void>
  filterCounts: LibraryView['filterCounts']
  poster(posterId: string): Promise<Poster | null>
  /** The poster of the video's title, for `poster`. */
  posterOf(videoId: string): string | null
  skipped(query: SkippedQuery): Revised<ReturnType<FolderStore['skipped']>>
  /** @throws AppError 'file.missing' for what the last scan did not leave out */
  skippedPath(skippedId: string): string
  has(videoId: string): boolean
  /** @throws AppError 'file.missing' for an id that is not in the library, as the next three do. */
  entry(videoId: string): LibraryEntry
  /** It lies in a folder that is away; of what is not in the library nobody says so. */
  isAway(videoId: string): boolean
  /** Every video, in no order. */
  entries(): Iterable<LibraryEntry>
  row(videoId: string): VideoRow
  video(videoId: string): LibraryVideo
  /** What a scope means: the one way from it to videos, for every verb. @throws AppError 'file.missing' */
  resolve(scope: Pick<Scope, 'search' | 'ids'>): readonly LibraryEntry[]
  scope(scope: Scope): Promise<ScopeFacts>
  /** Of a scope: videos with something missing that nothing is looked for, because their folders are away. @throws as `resolve` */
  countAway(scope: Scope): Promise<number>
  /**
   * Of a scope: videos with a wish that is not met or met under an old name, or those that were named; none in a folder that
   * is away. @throws as `resolve`
   */
  toPlan(scope: Pick<Scope, 'search' | 'ids'>): readonly LibraryEntry[]
  /** The same, in slices. */
  findToPlan(scope: Pick<Scope, 'search' | 'ids'>): Promise<readonly LibraryEntry[]>
  /** Adds it, or finds the folder that holds it. Scanning it is another call. */
  addFolder(path: string): Folder
  /** All folders for null; settles when they are through. @throws AppError 'cancelled', 'folder.missing' */
  scan(folderId: string | null): Promise<void>
  /** As after a scan, for whoever has looked at a part of a folder. @throws AppError 'cancelled' */
  followRenamed(signal: AbortSignal): Promise<void>
  cancelScan(): void
  /** No scan goes on, and nobody looks for a folder any more. */
  close(): void
  /** Settles when no scan and no load goes on. */
  idle(): Promise<void>
  setRules(rules: RulesBook): void
  tryRules: LibraryView['tryRules']
  setMarks: LibraryView['setMarks']
  /** Videos that share their title with this one: what is said of the title of one is said of all. */
  alike(videoPath: string): readonly LibraryEntry[]
  folders(): readonly Folder[]
}

export function createLibrarySession(parts: LibrarySessionParts): LibrarySession {
  const { store, view, index, history, timings, doubts, chosen, posters, abilities, topics } = parts
  const folders = createLibraryFolders(store)
  const maker = createEntryMaker(history, chosen, { timings, doubts })
  const memory = createLibraryMemory({ index, folders, view, maker, topics })
  const looking = createFolderLook({ ...parts, folders, library: { standing: () => standing, dispatch } })
  const scanning = createLibraryScan({ ...parts, folders, memory, looking, dispatch })
  const shown = createShownFolders(folders, store, view)
  let standing = libraryAtRest
  /** Folders became part of another: their videos are that one's, also those that a scan does not see. */
  let hasSwallowed = false
  const revision = () => topics.revision('library')
  const changed = () => topics.changed('library')

  function dispatch(event: LibraryEvent): void {
    standing = nextStanding(standing, event)
    if (event.kind === 'scan.ended') posters.forget()
    tellView()
    looking.followAway()
    changed()
  }

  function entry(videoId: string): LibraryEntry {
    const found = view.entry(videoId)
    if (!found) throw new AppError('file.missing', 'This video is no longer in the library. Scan again to look for it.')
    return found
  }

  const tellView = () => shown.tellView(standing)
  const stateOf = (id: string) => folderState(standing, id)

  return {
    ...createLibraryNews({ index, folders, store, memory, chosen, topics }),
    ...createRevisedPages(view, revision),
    lookAtFolders: () => looking.lookAtFolders(),
    recordFolder: (path, trouble) => looking.recordFolder(path, trouble),
    ...createRemovedFolders({ index, folders, store, memory, standing: { dispatch } }),
    async load() {
      tellView()
      await memory.load()
      await looking.lookAtFolders()
    },
    loaded: () => memory.idle(),
    prepareState: () => view.prepareCounts(),
    state() {
      const { isScanning, found } = standing
      const skipped = countLeftOut(store)
      return {
        revision: revision(),
        missingRevision: view.missingRevision(),
        isScanning,
        found,
        lastScanMs: folders.lastScanMs(),
        counts: { ...view.counts(), ...skipped },
        folders: shown.list(standing),
        tree: withUnreadable(view.tree(stateOf), store.unreadable(), (rootId) => view.folderToken(rootId)),
      }
    },
    filterCounts: (search) => view.filterCounts(search),
    posterOf: (videoId) => view.posterOf(videoId),
    poster: (posterId) => posters.read(posterId, view.posterPlace(posterId)),
    resolve: (scope) => view.resolve(scope),
    scope: (scope) => view.facts(scope, abilities),
    skipped: (query) => ({ ...store.skipped(query), revision: revision() }),
    skippedPath: (skippedId) => skippedPathOf(store, skippedId),
    has: (videoId) => view.entry(videoId) !== null,
    entry,
    entries: () => view.entries(),
    row: (videoId) => view.row(entry(videoId)),
    video(videoId) {
      const found = index.find(entry(videoId).path)
      if (!found) throw new AppError('file.missing', 'This video is away. Connect its drive, then scan again.')
      return maker.known(found)
    },
    // Mostly nothing is: then nothing is counted.
    countAway: async (scope) => (standing.troubles.size === 0 ? 0 : awayVideos(await view.facts(scope, abilities))),
    isAway: (videoId) => view.isAway(videoId),
    toPlan: (scope) => view.toPlan(scope),
    findToPlan: (scope) => view.findToPlan(scope),
    addFolder(path) {
      const { folder, swallowed } = folders.add(path)
      tellView()
      hasSwallowed ||= swallowed.length > 0
      changed()
      return { ...shown.one(folder, standing), state: 'scanning' }
    },
    scan(folderId) {
      const scanned = scanning.scan(folderId === null ? folders.list() : [folders.get(folderId)])
      if (!hasSwallowed) return scanned
      hasSwallowed = false
      return scanned.finally(() => memory.load())
    },
    followRenamed: (signal) => scanning.followRenamed(signal),
    cancelScan: () => scanning.cancel(),
    close() {
      scanning.cancel()
      looking.stopLooking()
    },
    async idle() {
      await scanning.idle()
      await memory.idle()
    },
    setRules(rules) {
      view.setRules(rules)
      changed()
    },
    tryRules: (rules, wishes) => view.tryRules(rules, wishes),
    setMarks(marks) {
      view.setMarks(marks)
      changed()
    },
    alike(videoPath) {
      const known = view.entry(videoIdOf(videoPath))
      return known ? view.alike(known) : []
    },
    folders: () => shown.list(standing),
  }
}

function countLeftOut(store: Pick<FolderStore, 'countSkipped'>) {
  return {
    skipped: store.countSkipped('ignored'),
    unreadable: store.countSkipped('unreadable'),
    orphans: store.countSkipped('orphan'),
  }
}

function skippedPathOf(store: Pick<FolderStore, 'skippedPaths'>, skippedId: string): string {
  const path = store.skippedPaths().find((each) => videoIdOf(each) === skippedId)
  if (path === undefined) throw new AppError('file.missing', 'The file is no longer there.')
  return path
}
