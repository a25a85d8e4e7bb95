/** The subtitles that were found, as they are filtered and sorted; more of them cost a search, which is said before. */
import { useMemo } from 'react'
import { Button } from '../../../components/button/Button.tsx'
import { DataGrid } from '../../../components/list/DataGrid.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { toTitleField } from '../title/TitleField.tsx'
import { NothingFound } from './NothingFound.tsx'
import { isNarrowed, shownResults } from './resultFilter.ts'
import { useResultColumns } from './resultColumns.tsx'
import { useSearchStore } from '../useSearchStore.ts'

const rowHeight = 50
const onVisible = () => undefined

export function SubtitleTable() {
  const { search } = useTexts()
  const { rows, judgements, filter, sort, chosenId, choose, title } = useSearchStore('results', (state) => state)
  const hasParts = rows?.some(({ season }) => season !== null) ?? false
  const columns = useResultColumns(hasParts)
  const shown = useMemo(
    () => shownResults({ rows: rows ?? [], judgements }, filter, sort),
    [rows, judgements, filter, sort],
  )
  const at = shown.findIndex(({ id }) => id === chosenId)
  return (
    <section className="results" aria-label={search.table}>
      <DataGrid
        label={search.table}
        columns={columns}
        total={shown.length}
        rowAt={(index) => shown[index]}
        rowHeight={rowHeight}
        current={at < 0 ? null : at}
        onCurrent={(index) => choose(shown[index]?.id ?? null)}
        onVisible={onVisible}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.preventDefault()
          if (at < 0) toTitleField()
          else choose(null)
        }}
        resetKey={`${title?.id ?? ''} ${JSON.stringify(filter)} ${sort}`}
      >
        <NothingFound title={search.noSubtitlesTitle} text={search.noSubtitlesHint} />
      </DataGrid>
      <MoreResults />
    </section>
  )
}

function MoreResults() {
  const { search } = useTexts()
  const { page, pages, isAsking, filter, askMore, askNarrowed } = useSearchStore('results', (state) => state)
  const mayNarrow = isNarrowed(filter) && (pages > 1 || filter.episode !== null)
  if (page >= pages && !mayNarrow) return null
  return (
    <div className="result-more">
      {page < pages && (
        <>
          <span className="quiet small">{search.pageOf({ page, pages })}</span>
          <Button size="s" isBusy={isAsking} onPress={() => void askMore()}>
            {search.more}
          </Button>
        </>
      )}
      {mayNarrow && (
        <Button size="s" isBusy={isAsking} onPress={() => void askNarrowed()}>
          {search.askNarrowed}
        </Button>
      )}
    </div>
  )
}
