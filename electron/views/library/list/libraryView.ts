/**
 * The library in memory: groups, pages, searches, sorts and counts 100,000 videos in a few milliseconds each. Knows no disk
 * and no database; whoever changes something there tells it.
 */
import type { FolderTreeNode } from '../titles/folderTree.ts'
import type { LibraryCounts, LibraryRow, VideoRow } from '../../../../shared/contract/library.ts'
import type { LibraryQuery } from '../../../../shared/contract/library.ts'
import type { Scope, ScopeFacts } from '../../../../shared/contract/scope.ts'
import { parseLibrarySearch } from '../../../../shared/librarySearch/parseLibrarySearch.ts'
import { yieldToEventLoop } from '../../../library/yieldToEventLoop.ts'
import { formatWish } from '../../../wanted/parseWishes.ts'
import type { RulesBook } from '../../../wanted/rulesBook.ts'
import type { Wish } from '../../../wanted/wish.ts'
import type { FolderPath } from '../../folders/folderPaths.ts'
import type { PosterLooks } from '../../posters/posters.ts'
import type { PosterPlace } from '../../posters/posterNames.ts'
import { createDiskStatuses } from '../counts/coverageProfile.ts'
import type { FoundTitles } from '../titles/foundTitles.ts'
import { createKeptTally } from '../counts/keptTally.ts'
import { countFilters, countWishes, type WishCount } from '../counts/libraryCounts.ts'
import { createMissingRevision } from '../counts/missingRevision.ts'
import { aboutOf } from '../entries/entryMatcher.ts'
import { isAway } from '../entries/isAway.ts'
import { rowOf, type LibraryEntry } from '../entries/libraryEntry.ts'
import { createLibraryOrders } from './libraryOrders.ts'
import { fileList, idsBetween, shownFiles, titleList, type LibraryAsked, type RowList } from './libraryPages.ts'
import { libraryRow } from './libraryRow.ts'
import { createLibrarySearches } from './librarySearches.ts'
import { createLibraryShelf, shelfOf, type LibraryShelf } from './libraryShelf.ts'
import { scopeFacts, type HostAbilities } from '../counts/scopeFacts.ts'
import { scopedSlots } from './scopedSlots.ts'
import { createToPlan, type ToPlan } from './toPlan.ts'
import { createStatusBook, type WishMarks } from '../entries/statusBook.ts'
import { alikeIn } from '../titles/titlePlaces.ts'
import { createTitlePosters } from '../titles/titlePosters.ts'
import type { Slot } from '../titles/titleGroups.ts'

export interface LibraryView extends ToPlan {
  /** Takes a whole library, grouped in slices; the old one is shown until then. */
  replace(entries: readonly LibraryEntry[]): Promise<void>
  /** Adds a video, or takes the place of what was known of it. */
  put(entry: LibraryEntry): void
  /** A video is gone; nothing where it was not known. */
  drop(videoId: string): void
  /** The folders of the library, for their names, and which of them are away. */
  setFolders(folders: readonly FolderPath[], away: ReadonlySet<string>): void
  setRules(rules: RulesBook): void
  setMarks(marks: WishMarks): void
  page(query: LibraryQuery): Promise<LibraryRows>
  /** In slices. */
  filterCounts(search: string): Promise<LibraryCounts['is']>
  rowIds(asked: LibraryAsked, from: number, to: number): Promise<string[]>
  entry(videoId: string): LibraryEntry | null
  /** In no order. */
  entries(): Iterable<LibraryEntry>
  row(entry: LibraryEntry): VideoRow
  /** Videos of one name below one folder of the library: what is said of the title of one is said of all. */
  alike(entry: LibraryEntry): readonly LibraryEntry[]
  /** Of the title that the video is of; null where there is none. */
  posterOf(videoId: string): string | null
  posterPlace(titleId: string): PosterPlace | null
  /** The videos of a scope, title by title. @throws AppError 'file.missing' */
  resolve(scope: Pick<Scope, 'search' | 'ids'>): readonly LibraryEntry[]
  /** In slices. @throws as `resolve` */
  facts(scope: Scope, abilities: HostAbilities): Promise<ScopeFacts>
  /** As `LibrarySession.isAway`. */
  isAway(videoId: string): boolean
  counts(): Omit<LibraryCounts, 'skipped' | 'unreadable' | 'orphans'>
  /** Grows whenever something else is missing than before. */
  missingRevision(): number
  /** In slices: then `counts` answers in a moment. */
  prepareCounts(): Promise<void>
  tree(stateOf: (folderId: string) => FolderTreeNode['state']): FolderTreeNode[]
  folderToken(folderId: string): string
  /** Folder id → number of its videos. */
  videosByFolder(): ReadonlyMap<string, number>
  /** One entry a wish, of the videos that would have it. */
  tryRules(rules: RulesBook, wishes: readonly Wish[]): Promise<WishCount[]>
}

export interface LibraryRows {
  readonly rows: LibraryRow[]
  readonly total: number
  /** That the search shows. */
  readonly videos: number
}

/** Where nobody looks for pictures. */
const noPosters: PosterLooks = { hasNone: () => true }

/** Titles grouped at a time. */
const titlesInSlice = 500

export function createLibraryView(firstRules: RulesBook, posters: PosterLooks = noPosters): LibraryView {
  const book = createStatusBook(firstRules)
  const shelves = { shown: createLibraryShelf() }
  /** Ids of folders. */
  const away = new Set<string>()
  const orders = createLibraryOrders({ shelves, book })
  const searches = createLibrarySearches({ shelves, book, away })
  const tally = createKeptTally({ shelves, book: { counted } })
  const missing = createMissingRevision()
  let roots: readonly FolderPath[] = []
  let laid: { readonly key: string; readonly list: RowList } | null = null
  /** Grows with every change. */
  let version = 0

  function changed(): void {
    version += 1
    laid = null
  }

  /** What is known of all videos is another thing now. */
  function changedForAll(): void {
    changed()
    tally.reset()
    searches.reset()
  }

  function counted(entry: LibraryEntry) {
    const statuses = book.statuses(entry)
    return { entry, statuses, isAway: isAway(entry, away), hasRules: book.hasRules(entry) }
  }

  function settle(): void {
    if (!shelves.shown.groups.hasUnsettled()) return
    const regrouped = shelves.shown.groups.settle()
    orders.change(regrouped)
    searches.change(regrouped)
  }

  /** For a screen: a scan may have brought anything. */
  async function settleInSlices(): Promise<void> {
    while (shelves.shown.groups.hasUnsettled()) {
      const regrouped = shelves.shown.groups.settleSome(titlesInSlice)
      orders.change(regrouped)
      searches.change(regrouped)
      await yieldToEventLoop()
    }
  }

  function settled(): LibraryShelf {
    settle()
    return shelves.shown
  }

  function found(search: string): FoundTitles {
    settle()
    return searches.find(search)
  }

  async function prepareSearch(search: string): Promise<void> {
    await settleInSlices()
    await searches.findInSlices(search)
  }

  async function inOrder(asked: LibraryAsked): Promise<RowList> {
    await prepareSearch(asked.search)
    settle()
    if (asked.view === 'files') {
      const files = await orders.files(asked)
      const shown = await shownFiles(files, found(asked.search))
      return fileList(shown, ({ entry }) => shelves.shown.groups.titleOf(entry))
    }
    const titles = await orders.titles(asked)
    return titleList(titles, found(asked.search), asked)
  }

  /** What changes while an order is made is in the next answer: a screen asks again when it is told of the change. */
  async function listed(asked: LibraryAsked): Promise<RowList> {
    const { search, sort, isDescending, sortLanguage, view, open } = asked
    const key = JSON.stringify([version, search, sort, isDescending, sortLanguage, view, open])
    if (laid?.key === key) return laid.list
    laid = { key, list: await inOrder(asked) }
    return laid.list
  }

  async function replace(all: readonly LibraryEntry[]): Promise<void> {
    const next = await shelfOf(all)
    next.tree.setRoots(roots)
    shelves.shown = next
    orders.reset('all')
    missing.changedForAll()
    changedForAll()
  }

  const slotsIn = (scope: Pick<Scope, 'search' | 'ids'>): readonly Slot[] =>
    scopedSlots(scope.ids, { found: found(scope.search), shelf: shelves.shown })

  const entriesIn = (scope: Pick<Scope, 'search' | 'ids'>) => slotsIn(scope).map(({ entry }) => entry)

  return {
    replace,
    put(entry) {
      const known = shelves.shown.slots.get(entry.id)
      if (known) tally.leave(known)
      const { slot, before } = shelves.shown.put(entry)
      tally.enter(slot)
      missing.changed(before && book.statuses(before), book.statuses(entry))
      orders.changeFile(slot)
      changed()
    },
    drop(videoId) {
      const slot = shelves.shown.slots.get(videoId)
      if (!slot) return
      tally.leave(slot)
      missing.changed(book.statuses(slot.entry), null)
      shelves.shown.drop(slot)
      orders.dropFile(slot)
      changed()
    },
    setFolders(folders, isAwayNow) {
      roots = folders
      if (becomes(away, isAwayNow)) missing.changedForAll()
      shelves.shown.tree.setRoots(folders)
      changedForAll()
    },
    setRules(next) {
      book.setRules(next)
      orders.reset('languages')
      missing.changedForAll()
      changedForAll()
    },
    setMarks(next) {
      book.setMarks(next)
      orders.reset('languages')
      missing.marked(next)
      changedForAll()
    },
    async page({ offset, limit, ...asked }) {
      const list = await listed(asked)
      const { tree } = shelves.shown
      const rows = list.slice(offset, offset + limit).map((place) => libraryRow(place, { book, away, tree, posters }))
      return { rows, total: list.total, videos: found(asked.search).videos() }
    },
    async filterCounts(search) {
      await prepareSearch(search)
      return countFilters(slotsIn({ search, ids: null }), { counted, about: aboutOf(parseLibrarySearch(search)) })
    },
    rowIds: async (asked, from, to) => idsBetween(await listed(asked), from, to),
    entry: (videoId) => shelves.shown.slots.get(videoId)?.entry ?? null,
    *entries() {
      for (const { entry } of shelves.shown.slots.values()) yield entry
    },
    row: (entry) => rowOf(entry, book.statuses(entry)),
    alike: (entry) => alikeIn(shelves.shown, entry),
    ...createTitlePosters({ settled, posters }),
    resolve: entriesIn,
    async facts(scope, abilities) {
      await prepareSearch(scope.search)
      return scopeFacts(slotsIn(scope), scope.language, { book, away, abilities })
    },
    isAway: (videoId) => isAway(shelves.shown.slots.get(videoId)?.entry ?? null, away),
    ...createToPlan({ shown: { slotsIn, prepareSearch }, book, away }),
    counts: () => ({ ...tally.counts(), titles: settled().groups.size() }),
    missingRevision: () => missing.now(),
    async prepareCounts() {
      await settleInSlices()
      await shelves.shown.tree.settle(shelves.shown.slots)
      await tally.countInSlices()
    },
    tree: (stateOf) => shelves.shown.tree.nodes(stateOf),
    folderToken: (folderId) => shelves.shown.tree.rootToken(folderId),
    videosByFolder: () => shelves.shown.tree.videosByRoot(),
    tryRules(tried, wishes) {
      const entries = [...shelves.shown.slots.values()].map(({ entry }) => entry)
      return countWishes(entries, wishes.map(formatWish), createDiskStatuses(tried))
    },
  }
}

/** @returns whether it held others before */
function becomes(kept: Set<string>, now: ReadonlySet<string>): boolean {
  const isAsBefore = kept.size === now.size && [...kept].every((id) => now.has(id))
  kept.clear()
  for (const id of now) kept.add(id)
  return !isAsBefore
}
