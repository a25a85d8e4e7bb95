/** The videos of the chosen filter: any number of rows, of which only those in sight exist. */
import { useCallback, useMemo } from 'react'
import { useStore } from 'zustand'
import type { VideoRow } from '../../../shared/contract/library.ts'
import { Button } from '../../components/Button.tsx'
import { DataGrid } from '../../components/DataGrid.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Notice } from '../../components/Notice.tsx'
import { problemText } from '../../texts/hostWords.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import type { LibraryParts } from './libraryParts.ts'
import { wholeLibrary } from './libraryStores.ts'
import { videoColumns } from './videoColumns.tsx'

export function VideoTable({ parts }: { readonly parts: LibraryParts }) {
  const texts = useTexts()
  const { view, current, setView, setCurrent } = useStore(parts.view)
  const { total, problem, rowAt, show } = useStore(parts.rows)
  const languages = useStore(parts.library, ({ value }) => value?.counts.byLanguage.length ?? 0)
  const columns = useMemo(
    () => videoColumns(texts, { sort: view.sort, onSort: (sort) => setView({ sort }), languages }),
    [texts, view.sort, setView, languages],
  )
  const open = useCallback((row: VideoRow) => void parts.video.getState().open(row.id), [parts])
  const follow = useCallback(
    (index: number) => {
      setCurrent(index)
      const row = rowAt(index)
      if (row && parts.video.getState().videoId !== null) open(row)
    },
    [parts, setCurrent, rowAt, open],
  )
  return (
    <>
      <DataGrid
        label={texts.library.table}
        columns={columns}
        total={total ?? 0}
        rowAt={rowAt}
        current={current}
        onCurrent={follow}
        onOpen={open}
        onVisible={show}
        resetKey={JSON.stringify(view)}
      >
        {total === 0 && <NoRows parts={parts} />}
      </DataGrid>
      {problem && <Notice tone="bad" text={problemText(texts, problem)} />}
    </>
  )
}

function NoRows({ parts }: { readonly parts: LibraryParts }) {
  const { library, common } = useTexts()
  const search = useStore(parts.view, ({ view }) => view.search)
  const setView = useStore(parts.view, (state) => state.setView)
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
