/** Files that are no videos of the library, and why; subtitles that no video has. */
import { useMemo } from 'react'
import { Button } from '../../../components/button/Button.tsx'
import { DataGrid, type GridColumn } from '../../../components/list/DataGrid.tsx'
import { EmptyState } from '../../../components/page/EmptyState.tsx'
import { Untrusted } from '../../../components/text/Untrusted.tsx'
import { ProblemNotice } from '../../../app/problem/ProblemNotice.tsx'
import { skippedText } from '../../../texts/hostWords.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { useLibraryStore } from '../useLibraryStore.ts'
import type { SkippedRow } from '../listStores.ts'

export function SkippedTable() {
  const texts = useTexts()
  const { library } = texts
  const { current, showSkipped, setCurrent } = useLibraryStore('view', (state) => state)
  const { query, total, problem, rowAt, show } = useLibraryStore('skipped', (rows) => rows)
  const columns = useMemo(
    (): readonly GridColumn<SkippedRow>[] => [
      { key: 'path', width: 'wide', head: library.skippedColumns.path, cell: ({ path }) => <Untrusted text={path} /> },
      {
        key: 'reason',
        width: 'half',
        head: library.skippedColumns.reason,
        cell: (row) => <Untrusted className="quiet" text={skippedText(texts, row)} />,
      },
    ],
    [texts, library],
  )
  return (
    <>
      <DataGrid
        label={query.kind === 'skipped' ? library.skippedTable : library.orphanTable}
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
            <Button onPress={() => showSkipped(null)}>{library.showAll}</Button>
          </EmptyState>
        )}
      </DataGrid>
      {problem && <ProblemNotice problem={problem} />}
    </>
  )
}
