/**
 * The library in memory: pages, filters, searches, sorts and counts 100,000 videos in a few milliseconds each. Knows no
 * disk and no database; whoever changes something there tells it.
 */
import type { LibraryQuery, VideoRow } from '../../../shared/contract/library.ts'
import { compareText } from '../../../shared/compareText.ts'
import { createYieldToEventLoop } from '../../library/yieldToEventLoop.ts'
import { formatWish } from '../../wanted/parseWishes.ts'
import type { WishRules } from '../../wanted/wish.ts'
import { statusesOf, type CoverageProfile, type WishStatus } from './coverageProfile.ts'
import { folderNameOf, nameOfPath } from '../folders/folderPaths.ts'
import { countVideos, countWishes, type VideoCounts, type WishCount } from './libraryCounts.ts'
import { rowOf, searchKeyOf, sortKeyOf, type LibraryEntry } from './libraryEntry.ts'
import { isShown } from './libraryFilter.ts'
import { sortInSlices } from './sortInSlices.ts'

/** What the plan knows of a wish that the disk does not meet. */
export type WishMark = Extract<WishStatus['state'], 'ask' | 'waiting' | 'none'>

export interface LibraryView {
  /** Takes a whole library, sorted in slices; the old one is shown until then. */
  replace(entries: readonly LibraryEntry[]): Promise<void>
  /** Adds a video, or takes the place of what was known of it. */
  put(entry: LibraryEntry): void
  setRules(rules: WishRules): void
  /** Video id → wish → mark. */
  setMarks(marks: ReadonlyMap<string, ReadonlyMap<string, WishMark>>): void
  page(query: LibraryQuery): { readonly rows: VideoRow[]; readonly total: number }
  entry(videoId: string): LibraryEntry | null
  row(entry: LibraryEntry): VideoRow
  entries(): Iterable<LibraryEntry>
  /** Videos of the folder with a wish that is not met, or met by a subtitle under an old name; of all folders for null. */
  toPlan(folderId: string | null): readonly LibraryEntry[]
  counts(): VideoCounts
  /** Folder id → number of its videos. */
  videosByFolder(): ReadonlyMap<string, number>
  tryRules(rules: WishRules): WishCount[]
}

interface Slot {
  entry: LibraryEntry
}

type Sort = LibraryQuery['sort']

export function createLibraryView(firstRules: WishRules): LibraryView {
  const yieldToEventLoop = createYieldToEventLoop()
  let rules = firstRules
  let slots = new Map<string, Slot>()
  let orders = noOrders()
  let marks: ReadonlyMap<string, ReadonlyMap<string, WishMark>> = new Map()
  let statusesByProfile = new Map<CoverageProfile, readonly WishStatus[]>()
  let found: { readonly key: string; readonly entries: readonly LibraryEntry[] } | null = null

  let counted: VideoCounts | null = null

  function forget(): void {
    found = null
    counted = null
  }

  function onDisk(profile: CoverageProfile): readonly WishStatus[] {
    const known = statusesByProfile.get(profile)
    if (known) return known
    const statuses = statusesOf(profile, rules)
    statusesByProfile.set(profile, statuses)
    return statuses
  }

  function statuses({ id, profile }: LibraryEntry): readonly WishStatus[] {
    const mark = marks.get(id)
    if (!mark) return onDisk(profile)
    return onDisk(profile).map((one) =>
      one.state === 'missing' ? { ...one, state: mark.get(one.wish) ?? one.state } : one,
    )
  }

  function* entries(): Generator<LibraryEntry> {
    for (const { entry } of slots.values()) yield entry
  }

  function matching({ filter, language, folderId, search, sort }: LibraryQuery): readonly LibraryEntry[] {
    const words = { filter, language, folderId, searchKey: searchKeyOf(search) }
    const key = JSON.stringify([words, sort])
    if (found?.key === key) return found.entries
    const shown: LibraryEntry[] = []
    for (const { entry } of orders[sort]) if (isShown(entry, words, statuses)) shown.push(entry)
    found = { key, entries: shown }
    return shown
  }

  return {
    async replace(all) {
      const next = new Map(all.map((entry) => [entry.id, { entry }]))
      const sorted = await sortedSlots([...next.values()], yieldToEventLoop)
      slots = next
      orders = sorted
      forget()
    },
    put(entry) {
      const known = slots.get(entry.id)
      if (known) known.entry = entry
      else {
        const slot = { entry }
        slots.set(entry.id, slot)
        for (const sort of sorts) orders[sort].push(slot)
      }
      forget()
    },
    setRules(next) {
      rules = next
      statusesByProfile = new Map()
      forget()
    },
    setMarks(next) {
      marks = next
      forget()
    },
    page(query) {
      const shown = matching(query)
      const some = shown.slice(query.offset, query.offset + query.limit)
      return { rows: some.map((entry) => rowOf(entry, statuses(entry))), total: shown.length }
    },
    entry: (videoId) => slots.get(videoId)?.entry ?? null,
    row: (entry) => rowOf(entry, statuses(entry)),
    entries,
    toPlan: (folderId) =>
      [...entries()].filter(
        (entry) =>
          (folderId === null || entry.folderId === folderId) &&
          onDisk(entry.profile).some(({ state, by }) => state === 'missing' || by === 'stray'),
      ),
    counts: () => (counted ??= countVideos(entries(), statuses)),
    videosByFolder() {
      const videos = new Map<string, number>()
      for (const { folderId } of entries()) videos.set(folderId, (videos.get(folderId) ?? 0) + 1)
      return videos
    },
    tryRules(tried) {
      const known = new Map<CoverageProfile, readonly WishStatus[]>()
      const wishes = tried.wishes.map(formatWish)
      return countWishes(entries(), wishes, ({ profile }) => {
        const standing = known.get(profile) ?? statusesOf(profile, tried)
        known.set(profile, standing)
        return standing
      })
    },
  }
}

const sorts = ['name', 'folder', 'newest', 'title'] as const satisfies readonly Sort[]

function noOrders(): Record<Sort, Slot[]> {
  return { name: [], folder: [], newest: [], title: [] }
}

/** The keys of a sort live only as long as the sort: they would take more room than the library. */
async function sortedSlots(
  slots: readonly Slot[],
  yieldToEventLoop: () => Promise<void>,
): Promise<Record<Sort, Slot[]>> {
  const orders = noOrders()
  for (const sort of sorts) {
    const keyed: { readonly slot: Slot; readonly key: string }[] = []
    for (const [index, slot] of slots.entries()) {
      keyed.push({ slot, key: keyFor(sort, slot.entry) })
      if (index % 1_000 === 0) await yieldToEventLoop()
    }
    const byKey = (a: (typeof keyed)[number], b: (typeof keyed)[number]) => compareText(a.key, b.key)
    orders[sort] = (await sortInSlices(keyed, byKey, yieldToEventLoop)).map(({ slot }) => slot)
    await yieldToEventLoop()
  }
  return orders
}

const latestMs = 9e15

function keyFor(sort: Sort, { path, title, season, episodes, year, modifiedMs }: LibraryEntry): string {
  switch (sort) {
    case 'name':
      return sortKeyOf(nameOfPath(path))
    case 'folder':
      return `${sortKeyOf(folderNameOf(path))}\n${sortKeyOf(nameOfPath(path))}`
    case 'newest':
      return String(latestMs - Math.round(modifiedMs)).padStart(16, '0')
    case 'title':
      return sortKeyOf(`${title ?? '\uffff'}\n${year ?? 0}\n${season ?? 0}\n${episodes[0] ?? 0}\n${path}`)
  }
}
