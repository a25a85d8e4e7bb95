/** Counts the library for the screen: each number is how many videos the filter of its name shows. Pure. */
import type { LibraryCounts } from '../../../shared/contract/library.ts'
import type { WishStatus } from './coverageProfile.ts'
import type { LibraryEntry } from './libraryEntry.ts'

export type VideoCounts = Omit<LibraryCounts, 'ignored' | 'orphans'>

export function countVideos(
  entries: Iterable<LibraryEntry>,
  standings: (entry: LibraryEntry) => readonly WishStatus[],
): VideoCounts {
  const counts = { videos: 0, covered: 0, missing: 0, ask: 0, waiting: 0, none: 0, notUnderstood: 0 }
  const byLanguage = new Map<string, { covered: number; missing: number }>()
  for (const entry of entries) {
    const seen = new Set<string>()
    counts.videos += 1
    if (entry.title === null) counts.notUnderstood += 1
    for (const { state, language } of standings(entry)) {
      seen.add(state)
      const count = byLanguage.get(language) ?? { covered: 0, missing: 0 }
      count[state === 'covered' ? 'covered' : 'missing'] += 1
      byLanguage.set(language, count)
    }
    if (seen.size === 0 || (seen.size === 1 && seen.has('covered'))) counts.covered += 1
    else counts.missing += 1
    if (seen.has('ask')) counts.ask += 1
    if (seen.has('waiting')) counts.waiting += 1
    if (seen.has('none')) counts.none += 1
  }
  return { ...counts, byLanguage: [...byLanguage].map(([language, count]) => ({ language, ...count })) }
}

export interface WishCount {
  readonly wish: string
  readonly covered: number
  readonly missing: number
}

/** One entry a wish, in the order of the wishes, for wishes that are only being tried. */
export function countWishes(
  entries: Iterable<LibraryEntry>,
  wishes: readonly string[],
  standings: (entry: LibraryEntry) => readonly WishStatus[],
): WishCount[] {
  const covered = wishes.map(() => 0)
  let videos = 0
  for (const entry of entries) {
    videos += 1
    standings(entry).forEach(({ state }, index) => {
      if (state === 'covered') covered[index] = (covered[index] ?? 0) + 1
    })
  }
  return wishes.map((wish, index) => ({ wish, covered: covered[index] ?? 0, missing: videos - (covered[index] ?? 0) }))
}
