/** The videos of the chosen filter: any number of rows, of which only those in sight exist. */
import { useCallback, useMemo } from 'react'
import type { VideoRow } from '../../../shared/contract/library.ts'
import { Button } from '../../components/Button.tsx'
import { DataGrid } from '../../components/DataGrid.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Notice } from '../../components/Notice.tsx'
import { problemText } from '../../texts/hostWords.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { useLibraryStore } from './useLibraryStore.ts'
import { wholeLibrary } from './listStores.ts'
import { videoColumns } from './videoColumns.tsx'

export function VideoTable() {
  const texts = useTexts()
  const { view, current, setView, setCurrent } = useLibraryStore('view', (state) => state)
  const { total, problem, rowAt, show } = useLibraryStore('rows', (rows) => rows)
  const languages = useLibraryStore('library', ({ value }) => value?.counts.byLanguage.length ?? 0)
  const columns = useMemo(
    () => videoColumns(texts, { sort: view.sort, onSort: (sort) => setView({ sort }), languages }),
    [texts, view.sort, setView, languages],
  )
  const openVideo = useLibraryStore('video', (video) => video.open)
  const turnTo = useLibraryStore('video', (video) => video.turnTo)
  const open = useCallback((row: VideoRow) => void openVideo(row.id), [openVideo])
  const moveTo = useCallback(
    (index: number) => {
      setCurrent(index)
      const row = rowAt(index)
      if (row) void turnTo(row.id)
    },
    [setCurrent, rowAt, turnTo],
  )
  return (
    <>
      <DataGrid
        label={texts.library.table}
        columns={columns}
        total={total ?? 0}
        rowAt={rowAt}
        current={current}
        onCurrent={moveTo}
        onOpen={open}
        onVisible={show}
        resetKey={JSON.stringify(view)}
      >
        {total === 0 && <NoRows />}
      </DataGrid>
      {problem && <Notice tone="bad" text={problemText(texts, problem)} />}
    </>
  )
}

function NoRows() {
  const { library, common } = useTexts()
  const search = useLibraryStore('view', ({ view }) => view.search)
  const setView = useLibraryStore('view', (state) => state.setView)
  if (search !== '')
    return (
      <EmptyState icon="search" title={library.noMatchTitle({ text: search })} text={library.noMatchText}>
        <Button onPress={() => setView({ search: '' })}>{common.clearSearch}</Button>
      </EmptyState>
    )
  return (
    <EmptyState icon="film" title={library.noRowsTitle} text={library.noRowsText}>
      <Button onPress={() => setView(wholeLibrary)}>{library.showAll}</Button>
    </EmptyState>
  )
}
