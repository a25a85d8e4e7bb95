/** Narrowing and sorting the results that are here: free, each chip with its count. */
import { FilterChip } from '../../../components/sign/FilterChip.tsx'
import { SelectField } from '../../../components/field/SelectField.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { countBy, isKind, partsOf, resultKinds, resultSorts, type ResultKind } from './resultFilter.ts'
import { useSearchStore } from '../useSearchStore.ts'

export function ResultFilters() {
  const { search } = useTexts()
  const sort = useSearchStore('results', (state) => state.sort)
  const sortBy = useSearchStore('results', (state) => state.sortBy)
  return (
    <div className="result-tools">
      <div className="result-chips">
        <LanguageChips />
        <PartChips />
        <KindChips />
      </div>
      <SelectField
        label={search.sort}
        isLabelHidden
        value={sort}
        choices={resultSorts.map((value) => ({ value, label: search.sorts[value] }))}
        onChange={sortBy}
      />
    </div>
  )
}

function useRows() {
  const { search, wording } = useTexts()
  const rows = useSearchStore('results', (state) => state.rows) ?? []
  const filter = useSearchStore('results', (state) => state.filter)
  const narrow = useSearchStore('results', (state) => state.narrow)
  // What is beyond the pages that were read may be of any of them.
  const hasMore = useSearchStore('results', ({ page, pages }) => page < pages)
  const countWords = (count: number) => (hasMore ? search.atLeast({ count }) : wording.number(count))
  return { rows, filter, narrow, countWords }
}

function LanguageChips() {
  const { search, wording } = useTexts()
  const { rows, filter, narrow, countWords } = useRows()
  const counted = countBy(rows, ({ language }) => language).toSorted((a, b) => b.count - a.count)
  return (
    <div className="filter-chips" role="group" aria-label={search.languages}>
      <FilterChip
        label={search.anyLanguage}
        count={countWords(rows.length)}
        isChosen={filter.language === null}
        onChoose={() => narrow({ language: null })}
      />
      {counted.map(({ value, count }) => (
        <FilterChip
          key={value}
          label={wording.languageName(value)}
          count={countWords(count)}
          isChosen={filter.language === value}
          onChoose={() => narrow({ language: filter.language === value ? null : value })}
        />
      ))}
    </div>
  )
}

function PartChips() {
  const { search } = useTexts()
  const { rows, filter, narrow, countWords } = useRows()
  const { seasons, only, episodes, ofEpisodes } = partsOf(rows, filter)
  const hasEpisodes = ofEpisodes !== null && (episodes.length > 1 || filter.episode !== null)
  if (seasons.length === 0 || (only !== null && !hasEpisodes)) return null
  return (
    <div className="filter-chips" role="group" aria-label={search.parts}>
      {(only === null ? seasons : []).map(({ value, count }) => (
        <FilterChip
          key={value}
          label={search.season({ season: value })}
          count={countWords(count)}
          isChosen={filter.season === value}
          onChoose={() => narrow({ season: filter.season === value ? null : value, episode: null })}
        />
      ))}
      {hasEpisodes && (
        <SelectField
          label={search.episodeLabel}
          isLabelHidden
          value={String(filter.episode ?? '')}
          choices={[
            { value: '', label: search.anyEpisode },
            ...episodes.map(({ value }) => ({ value: String(value), label: search.episodeNumber({ episode: value }) })),
          ]}
          onChange={(value) =>
            narrow(
              value === ''
                ? { season: only === null ? ofEpisodes : null, episode: null }
                : { season: ofEpisodes, episode: Number(value) },
            )
          }
        />
      )}
    </div>
  )
}

const icons: Partial<Record<ResultKind, 'sparkle' | 'film'>> = { machine: 'sparkle', pack: 'film' }

function KindChips() {
  const { search } = useTexts()
  const { rows, filter, narrow, countWords } = useRows()
  const toggled = (kind: ResultKind) =>
    filter.kinds.includes(kind) ? filter.kinds.filter((each) => each !== kind) : [...filter.kinds, kind]
  // What all of them are narrows nothing.
  const counted = resultKinds
    .map((kind) => ({ kind, count: rows.filter((row) => isKind(row, kind)).length }))
    .filter(({ kind, count }) => (count > 0 && count < rows.length) || filter.kinds.includes(kind))
  if (counted.length === 0) return null
  return (
    <div className="filter-chips" role="group" aria-label={search.kindsLabel}>
      {counted.map(({ kind, count }) => {
        const icon = icons[kind]
        return (
          <FilterChip
            key={kind}
            label={search.kinds[kind]}
            count={countWords(count)}
            isChosen={filter.kinds.includes(kind)}
            {...(icon ? { icon } : {})}
            onChoose={() => narrow({ kinds: toggled(kind) })}
          />
        )
      })}
    </div>
  )
}
