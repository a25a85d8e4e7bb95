/** Every number of the library as a filter: pressing one writes its token into the search. */
import type { LibraryCounts } from '../../../../shared/contract/library.ts'
import type { IsWord } from '../../../../shared/librarySearch/librarySearch.ts'
import { hasToken } from '../../../../shared/librarySearch/toggleToken.ts'
import { FilterChip } from '../../../components/sign/FilterChip.tsx'
import { Button } from '../../../components/button/Button.tsx'
import { signIcons } from '../../../components/sign/coverageSign.ts'
import { stepLooks } from '../../../components/sign/stepLooks.ts'
import type { IconName } from '../../../components/icons/Icon.tsx'
import type { Tone } from '../../../components/sign/tone.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { useLibraryStore } from '../useLibraryStore.ts'
import { ShownCount } from './ShownCount.tsx'
import { SaveFilter } from './SaveFilter.tsx'
import { useFilterCounts } from './useFilterCounts.ts'
import './filterBar.css'

interface FilterLook {
  readonly word: IsWord
  readonly icon?: IconName
  readonly tone?: Tone
  /** Shown only when it is chosen, or when there is something in it that asks to be looked at. */
  readonly isRare?: 'unlessChosen' | 'unlessFull'
}

/** In the order of how often they are needed. */
const filters: readonly FilterLook[] = [
  { word: 'missing', icon: signIcons.missing },
  { word: 'review', icon: signIcons.review, tone: 'look' },
  { word: 'waits', icon: signIcons.waits },
  { word: 'not-found', icon: signIcons['not-found'] },
  { word: 'machine', icon: signIcons.machine },
  { word: 'unread', icon: 'warning', tone: 'look', isRare: 'unlessFull' },
  { word: 'out-of-step', ...stepLooks['out-of-step'], isRare: 'unlessFull' },
  { word: 'in-step', ...stepLooks['in-step'], isRare: 'unlessFull' },
  { word: 'not-measured', ...stepLooks['not-measured'], isRare: 'unlessChosen' },
  { word: 'covered', icon: 'check', tone: 'good', isRare: 'unlessChosen' },
  { word: 'yours', icon: signIcons.yours, tone: 'good', isRare: 'unlessChosen' },
  { word: 'ours', icon: signIcons.ours, tone: 'good', isRare: 'unlessChosen' },
  { word: 'inside', icon: signIcons.inside, tone: 'good', isRare: 'unlessChosen' },
  { word: 'ignored', icon: signIcons.ignored, isRare: 'unlessChosen' },
  { word: 'away', icon: 'away', isRare: 'unlessChosen' },
  { word: 'rules', icon: 'settings', isRare: 'unlessChosen' },
]

export function FilterBar() {
  const { library, wording } = useTexts()
  const counts = useLibraryStore('library', ({ value }) => value?.counts)
  const is = useFilterCounts()
  const search = useLibraryStore('view', ({ view }) => view.search)
  const { toggle, setSearch, skippedKind } = useLibraryStore('view', (state) => state)
  const isList = skippedKind === null
  const isRailOpen = useLibraryStore('rail', (rail) => rail.isOpen)
  const toggleRail = useLibraryStore('rail', (rail) => rail.toggle)
  if (counts === undefined || is === undefined) return <div className="library-filters" />
  return (
    <div className="library-filters">
      <span className="library-filters-button">
        <Button size="s" icon="filter" isExpanded={isRailOpen} onPress={toggleRail}>
          {library.filters}
        </Button>
      </span>
      <div className="filter-chips" role="group" aria-label={library.filters}>
        <FilterChip
          label={library.filter.all}
          hint={library.allHint}
          count={wording.number(counts.videos)}
          isChosen={isList && search === ''}
          onChoose={() => setSearch('')}
        />
        {filters.map((look) => {
          const isChosen = isList && hasToken(search, `is:${look.word}`)
          const [whole, count] = [counts.is[look.word], is[look.word]]
          if (!isShown(look, whole, isChosen)) return null
          return (
            <FilterChip
              key={look.word}
              label={labelOf(library.filter, look.word)}
              count={wording.number(count)}
              widest={wording.number(whole)}
              isEmpty={count === 0}
              tone={look.tone ?? 'quiet'}
              {...(look.icon && { icon: look.icon })}
              isChosen={isChosen}
              onChoose={() => toggle(`is:${look.word}`)}
            />
          )
        })}
      </div>
      <ShownCount className="library-filters-note" />
      <SaveFilter />
    </div>
  )
}

function isShown({ isRare }: FilterLook, count: LibraryCounts['videos'], isChosen: boolean): boolean {
  return isRare === undefined || isChosen || (isRare === 'unlessFull' && count > 0)
}

type FilterWords = ReturnType<typeof useTexts>['library']['filter']

function labelOf(words: FilterWords, word: IsWord): string {
  switch (word) {
    case 'review':
      return words.ask
    case 'not-found':
      return words.none
    case 'unread':
      return words['not-understood']
    default:
      return words[word]
  }
}
