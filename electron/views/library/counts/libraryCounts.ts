/** Counts the library for the screen: each number is how many videos the filter of its name shows. A video changes its own line. */
import type { LibraryCounts } from '../../../../shared/contract/library.ts'
import { isMissing } from '../../../../shared/counting.ts'
import { isWords, type IsWord } from '../../../../shared/librarySearch/librarySearch.ts'
import { yieldToEventLoop } from '../../../library/yieldToEventLoop.ts'
import type { WishStatus } from './coverageProfile.ts'
import { isCovered, isSign, type About } from '../entries/entryMatcher.ts'
import type { LibraryEntry } from '../entries/libraryEntry.ts'

export type VideoCounts = Omit<LibraryCounts, 'skipped' | 'unreadable' | 'orphans' | 'titles'>

export interface Counted {
  readonly entry: LibraryEntry
  readonly statuses: readonly WishStatus[]
  readonly isAway: boolean
  readonly hasRules: boolean
}

export interface Tally {
  add(video: Counted): void
  /** As it was added. */
  remove(video: Counted): void
  counts(): VideoCounts
}

const ofStatuses = isWords.filter((word) => !['unread', 'away', 'rules', 'covered'].includes(word)) as Exclude<
  IsWord,
  'unread' | 'away' | 'rules' | 'covered'
>[]

export function createTally(): Tally {
  let videos = 0
  let subtitles = 0
  let toFind = 0
  const is = Object.fromEntries(isWords.map((word) => [word, 0])) as Record<IsWord, number>
  const byLanguage = new Map<string, { covered: number; total: number }>()

  function count({ entry, statuses, isAway, hasRules }: Counted, by: 1 | -1): void {
    videos += by
    if (entry.title === null) is.unread += by
    if (isAway) is.away += by
    if (hasRules) is.rules += by
    if (isCovered(statuses)) is.covered += by
    if (!isAway && statuses.some(isMissing)) toFind += by
    for (const word of ofStatuses) if (statuses.some((one) => isSign(word, one))) is[word] += by
    for (const { state, language } of statuses) {
      if (state === 'ignored') continue
      const line = byLanguage.get(language) ?? { covered: 0, total: 0 }
      byLanguage.set(language, line)
      line.total += by
      if (state === 'covered') line.covered += by
      if (isMissing({ state })) subtitles += by
    }
  }

  return {
    add: (video) => count(video, 1),
    remove: (video) => count(video, -1),
    counts: () => ({
      videos,
      subtitles,
      toFind,
      is: { ...is },
      byLanguage: [...byLanguage]
        .filter(([, { total }]) => total > 0)
        .map(([language, line]) => ({ language, ...line })),
    }),
  }
}

interface FilterCounting {
  readonly counted: (entry: LibraryEntry) => Counted
  /** Of which wishes the search speaks. */
  readonly about: About
}

/** How many of these videos each word of `is:` leaves in their search. In slices. */
export async function countFilters(
  videos: Iterable<{ readonly entry: LibraryEntry }>,
  { counted, about }: FilterCounting,
): Promise<LibraryCounts['is']> {
  const tally = createTally()
  for (const { entry } of videos) {
    const video = counted(entry)
    tally.add({ ...video, statuses: video.statuses.filter(about) })
    await yieldToEventLoop()
  }
  return tally.counts().is
}

export interface WishCount {
  readonly wish: string
  readonly covered: number
  readonly missing: number
}

/** One entry a wish, in the order of the wishes, for wishes that are only being tried. In slices. */
export async function countWishes(
  entries: Iterable<LibraryEntry>,
  wishes: readonly string[],
  standings: (entry: LibraryEntry) => readonly WishStatus[],
): Promise<WishCount[]> {
  const counts = new Map(wishes.map((wish) => [wish, { wish, covered: 0, missing: 0 }]))
  for (const entry of entries) {
    for (const { wish, state } of standings(entry)) {
      const count = counts.get(wish)
      if (count && state === 'covered') count.covered += 1
      if (count && isMissing({ state })) count.missing += 1
    }
    await yieldToEventLoop()
  }
  return [...counts.values()]
}
