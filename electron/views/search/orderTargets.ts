/** Which videos of the library a found subtitle is for, best first: the exact part before others of its title. Pure. */
import type { TargetRow } from '../../../shared/contract/search.ts'
import { compareText } from '../../../shared/text/compareText.ts'
import type { LibraryEntry } from '../library/entries/libraryEntry.ts'
import type { Numbers } from './foundText.ts'

export type Bearing = TargetRow['bearing']

export interface Target {
  readonly entry: LibraryEntry
  readonly bearing: Bearing
}

export interface TargetWish {
  readonly type: 'movie' | 'tv' | null
  readonly year: number | null
  readonly numbers: Numbers
  /** The episode that was asked for: first among those of a pack. */
  readonly episode: number | null
  readonly isMissing: (entry: LibraryEntry) => boolean
}

/** @param entries Videos under the title's names. */
export function orderTargets(entries: readonly LibraryEntry[], wish: TargetWish): readonly Target[] {
  return entries
    .filter((entry) => isOfTitle(entry, wish))
    .map((entry) => ({ entry, bearing: isExact(entry, wish.numbers) ? ('exact' as const) : ('title' as const) }))
    .sort((a, b) => compare(a, b, wish))
}

function isOfTitle({ type, year }: LibraryEntry, wish: TargetWish): boolean {
  if (wish.type !== null && wish.type !== type) return false
  return type === 'tv' || year === null || wish.year === null || Math.abs(year - wish.year) <= 1
}

function isExact({ type, season, episodes }: LibraryEntry, numbers: Numbers): boolean {
  if (type === 'movie') return true
  if (numbers.season !== null && (season ?? 1) !== numbers.season) return false
  if (numbers.episodes.length === 0) return numbers.season !== null
  return episodes.length > 0 && episodes.every((episode) => numbers.episodes.includes(episode))
}

function compare(a: Target, b: Target, { episode, isMissing }: TargetWish): number {
  const isAsked = ({ entry }: Target) => episode !== null && entry.episodes.includes(episode)
  return (
    Number(b.bearing === 'exact') - Number(a.bearing === 'exact') ||
    Number(isAsked(b)) - Number(isAsked(a)) ||
    Number(isMissing(b.entry)) - Number(isMissing(a.entry)) ||
    (a.entry.season ?? 0) - (b.entry.season ?? 0) ||
    (a.entry.episodes[0] ?? 0) - (b.entry.episodes[0] ?? 0) ||
    compareText(a.entry.path, b.entry.path)
  )
}
