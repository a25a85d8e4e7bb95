/** What one search shows, title by title; a title that changes is looked at again alone. */
import type { Matcher } from '../entries/entryMatcher.ts'
import type { Regrouped, Slot, Title } from './titleGroups.ts'

export interface FoundTitles {
  /** Looks at one more title. */
  add(title: Title): void
  /** Those of its videos that are shown, in its order. */
  of(title: Title): readonly Slot[]
  has(slot: Slot): boolean
  videos(): number
  change(regrouped: Regrouped): void
}

const none: readonly Slot[] = []

const ignore = () => undefined

/** Everything is shown. */
export function allTitles(videosInAll: () => number): FoundTitles {
  return { add: ignore, of: ({ slots }) => slots, has: () => true, videos: videosInAll, change: ignore }
}

/** Nothing is found before titles are added. */
export function findTitles(matcher: Matcher): FoundTitles {
  const found = new Map<Title, readonly Slot[]>()
  let videos = 0
  function add(title: Title): void {
    remove(title)
    const shown = title.slots.filter(matcher)
    if (shown.length === 0) return
    videos += shown.length
    found.set(title, shown.length === title.slots.length ? title.slots : shown)
  }
  function remove(title: Title): void {
    videos -= found.get(title)?.length ?? 0
    found.delete(title)
  }
  return {
    add,
    of: (title) => found.get(title) ?? none,
    has: matcher,
    videos: () => videos,
    change({ gone, made }) {
      gone.forEach(remove)
      made.forEach(add)
    },
  }
}
