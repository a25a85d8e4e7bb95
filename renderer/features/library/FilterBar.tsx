/** Every number of the library as a filter. */
import type { LibraryCounts, LibraryFilter } from '../../../shared/contract/library.ts'
import { FilterChip } from '../../components/FilterChip.tsx'
import type { IconName } from '../../components/icons/Icon.tsx'
import type { Tone } from '../../components/tone.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { useLibraryStore } from './useLibraryStore.ts'

interface FilterLook {
  readonly filter: LibraryFilter
  readonly countOf: (counts: LibraryCounts) => number
  readonly tone: Tone
  readonly icon?: IconName
  /** Shown only when there is something in it. */
  readonly isRare?: boolean
}

/** In the order of how often they are needed. */
const filters: readonly FilterLook[] = [
  { filter: 'all', countOf: (counts) => counts.videos, tone: 'quiet' },
  { filter: 'missing', countOf: (counts) => counts.missing, tone: 'accent', icon: 'plus' },
  { filter: 'covered', countOf: (counts) => counts.covered, tone: 'good', icon: 'check' },
  { filter: 'ask', countOf: (counts) => counts.ask, tone: 'look', icon: 'question' },
  { filter: 'waiting', countOf: (counts) => counts.waiting, tone: 'quiet', icon: 'waiting' },
  { filter: 'none', countOf: (counts) => counts.none, tone: 'quiet', icon: 'none' },
  { filter: 'not-understood', countOf: (counts) => counts.notUnderstood, tone: 'look', icon: 'warning', isRare: true },
  { filter: 'ignored', countOf: (counts) => counts.ignored, tone: 'quiet', isRare: true },
  { filter: 'orphans', countOf: (counts) => counts.orphans, tone: 'quiet', isRare: true },
]

export function FilterBar() {
  const { library, wording } = useTexts()
  const counts = useLibraryStore('library', ({ value }) => value?.counts)
  const { filter: chosen, language } = useLibraryStore('view', ({ view }) => view)
  const setView = useLibraryStore('view', (state) => state.setView)
  return (
    <div className="library-filters" role="group" aria-label={library.filters}>
      {counts &&
        filters.map(({ filter, countOf, tone, icon, isRare = false }) => {
          const count = countOf(counts)
          if (isRare && count === 0 && filter !== chosen) return null
          return (
            <FilterChip
              key={filter}
              label={library.filter[filter]}
              count={wording.number(count)}
              isEmpty={count === 0}
              tone={tone}
              {...(icon && { icon })}
              isChosen={filter === chosen && language === null}
              onChoose={() =>
                setView({ filter: filter === chosen && language === null ? 'all' : filter, language: null })
              }
            />
          )
        })}
    </div>
  )
}
