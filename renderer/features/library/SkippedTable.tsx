/** Files that are no videos of the library, and why; subtitles that no video has. */
import { useMemo } from 'react'
import { Button } from '../../components/Button.tsx'
import { DataGrid, type GridColumn } from '../../components/DataGrid.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Notice } from '../../components/Notice.tsx'
import { Untrusted } from '../../components/Untrusted.tsx'
import { skippedText, problemText } from '../../texts/hostWords.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { useLibraryStore } from './useLibraryStore.ts'
import { wholeLibrary, type SkippedRow } from './listStores.ts'

export function SkippedTable() {
  const texts = useTexts()
  const { library } = texts
  const { view, current, setView, setCurrent } = useLibraryStore('view', (state) => state)
  const { query, total, problem, rowAt, show } = useLibraryStore('skipped', (rows) => rows)
  const columns = useMemo(
    (): readonly GridColumn<SkippedRow>[] => [
      { key: 'path', width: 'wide', head: library.leftOutColumns.path, cell: ({ path }) => <Untrusted text={path} /> },
      {
        key: 'reason',
        width: 'half',
        head: library.leftOutColumns.reason,
        cell: (row) => <Untrusted className="quiet" text={skippedText(texts, row)} />,
      },
    ],
    [texts, library],
  )
  return (
    <>
      <DataGrid
        label={query.kind === 'ignored' ? library.leftOutTable : library.orphanTable}
        columns={columns}
        total={total ?? 0}
        rowAt={rowAt}
        current={current}
        onCurrent={setCurrent}
        onVisible={show}
        resetKey={JSON.stringify(query)}
      >
        {total === 0 && (
          <EmptyState icon="film" title={library.noRowsTitle}>
            <Button onPress={() => setView({ ...wholeLibrary, folderId: view.folderId })}>{library.showAll}</Button>
          </EmptyState>
        )}
      </DataGrid>
      {problem && <Notice tone="bad" text={problemText(texts, problem)} />}
    </>
  )
}
