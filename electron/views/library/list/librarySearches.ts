/** The searches of the library whose answers are kept, and kept up with the titles that change. */
import { yieldToEventLoop } from '../../../library/yieldToEventLoop.ts'
import { parseLibrarySearch } from '../../../../shared/librarySearch/parseLibrarySearch.ts'
import { matcherOf, type MatcherParts } from '../entries/entryMatcher.ts'
import { allTitles, findTitles, type FoundTitles } from '../titles/foundTitles.ts'
import type { Shelves } from './libraryShelf.ts'
import type { Regrouped, Title } from '../titles/titleGroups.ts'

export interface LibrarySearches {
  /** At once, for a verb; what a screen asked for before is known. */
  find(search: string): FoundTitles
  /** In slices, for a screen: then `find` knows it. Titles that change on the way are told to it like to the others. */
  findInSlices(search: string): Promise<void>
  change(regrouped: Regrouped): void
  /** Any video may be found otherwise now. */
  reset(): void
}

export interface LibrarySearchesParts {
  readonly shelves: Shelves
  readonly book: MatcherParts['book']
  readonly away: MatcherParts['away']
}

/** The screen's, and those of scopes and pickers beside it. */
const mostSearches = 4

export function createLibrarySearches({ shelves, book, away }: LibrarySearchesParts): LibrarySearches {
  const unfinished = new Set<FoundTitles>()
  let kept = new Map<string, FoundTitles>()
  let resets = 0

  /** A search that has found nothing yet. */
  function open(search: string): FoundTitles {
    const matcher = matcherOf(parseLibrarySearch(search), { book, away, tree: shelves.shown.tree })
    return matcher === null ? allTitles(() => shelves.shown.slots.size) : findTitles(matcher)
  }

  const titles = () => shelves.shown.groups.titles()
  const isCurrent = (title: Title) => shelves.shown.groups.get(title.id) === title

  function keep(search: string, made: FoundTitles): FoundTitles {
    kept.set(search, made)
    const [oldest] = kept.keys()
    if (kept.size > mostSearches && oldest !== undefined) kept.delete(oldest)
    return made
  }

  return {
    find(search) {
      const known = kept.get(search)
      if (known) return known
      const made = open(search)
      for (const title of titles()) made.add(title)
      return keep(search, made)
    },
    async findInSlices(search) {
      if (kept.has(search)) return
      const asked = resets
      const made = open(search)
      const all = [...titles()]
      unfinished.add(made)
      for (const title of all) {
        if (asked !== resets) break
        if (isCurrent(title)) made.add(title)
        await yieldToEventLoop()
      }
      unfinished.delete(made)
      if (asked === resets) keep(search, made)
    },
    change(regrouped) {
      for (const each of [...kept.values(), ...unfinished]) each.change(regrouped)
    },
    reset() {
      kept = new Map()
      resets += 1
    },
  }
}
