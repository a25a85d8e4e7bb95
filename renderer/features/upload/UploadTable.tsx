/** The grid: one row a subtitle. Enter opens a row, Delete takes it off the list; a mark shows what is only a guess. */
import { useMemo, type KeyboardEvent } from 'react'
import type { UploadRow } from '../../../shared/contract/upload.ts'
import { useRowWindow } from '../../api/useRowWindow.ts'
import { Button } from '../../components/button/Button.tsx'
import { DataGrid, type GridColumn } from '../../components/list/DataGrid.tsx'
import { EmptyState } from '../../components/page/EmptyState.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { FactsCell, FileCell, LanguageCell, StateCell, TitleCell } from './uploadCells.tsx'
import { useUploadStore, useUploadStores } from './useUploadStore.ts'

/** The service's words about a row take two lines. */
const rowHeight = 60

export function UploadTable() {
  const { upload } = useTexts()
  const { table, isEmpty, currentRow } = useRowWindow(useUploadStores().rows)
  const filter = useUploadStore('view', (view) => view.filter)
  const { open, remove, narrow } = useUploadStore('view', (view) => ({
    open: view.open,
    remove: view.remove,
    narrow: view.narrow,
  }))
  const columns = useColumns()

  function removeCurrent(event: KeyboardEvent): void {
    if (event.key !== 'Delete' || currentRow === undefined) return
    event.preventDefault()
    // Held, it would empty the list.
    if (!event.repeat) void remove([currentRow.id])
  }

  return (
    <DataGrid
      label={upload.table}
      columns={columns}
      {...table}
      rowHeight={rowHeight}
      onOpen={(row) => open(row.id)}
      onKeyDown={removeCurrent}
      resetKey={filter}
    >
      {isEmpty && (
        <EmptyState icon="upload" title={upload.noRows}>
          <Button onPress={() => narrow('all')}>{upload.showAll}</Button>
        </EmptyState>
      )}
    </DataGrid>
  )
}

function useColumns() {
  const { upload } = useTexts()
  return useMemo((): readonly GridColumn<UploadRow>[] => {
    const { columns } = upload
    return [
      {
        key: 'file',
        head: columns.file,
        width: 'wide',
        holdsNames: true,
        cell: (row) => <FileCell row={row} />,
      },
      {
        key: 'title',
        head: columns.title,
        width: 'half',
        yields: 'late',
        cell: (row) => <TitleCell row={row} />,
      },
      {
        key: 'language',
        head: columns.language,
        width: 'xs',
        cell: (row) => <LanguageCell row={row} />,
      },
      { key: 'facts', head: columns.facts, width: 'm', yields: 'early', cell: (row) => <FactsCell row={row} /> },
      { key: 'state', head: columns.state, width: 'wider', cell: (row) => <StateCell row={row} /> },
    ]
  }, [upload])
}
