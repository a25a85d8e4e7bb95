/** Subtitles of the user's that were named after their videos at the user's word: each can have its old name again. */
import { useMemo } from 'react'
import type { RenameRow } from '../../../shared/contract/runs/history.ts'
import { useRowWindow } from '../../api/useRowWindow.ts'
import { fileColumn, timeColumn } from '../../app/listColumns.tsx'
import { DataGrid, type GridColumn } from '../../components/list/DataGrid.tsx'
import { EmptyState } from '../../components/page/EmptyState.tsx'
import { SidecarName } from '../../components/text/SidecarName.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { backColumn } from './backColumn.tsx'
import { useHistoryStore, useHistoryStores } from './useHistoryStore.ts'

const rowHeight = 46

export function RenamesPage() {
  const { history } = useTexts()
  const { table, isEmpty } = useRowWindow(useHistoryStores().renames)
  const columns = useColumns()
  return (
    <DataGrid label={history.renamesTable} columns={columns} {...table} rowHeight={rowHeight}>
      {isEmpty && <EmptyState icon="link" title={history.renamesEmptyTitle} text={history.renamesEmptyHint} />}
    </DataGrid>
  )
}

function useColumns() {
  const { history, wording } = useTexts()
  const undoRename = useHistoryStore('view', (view) => view.undoRename)
  return useMemo((): readonly GridColumn<RenameRow>[] => {
    const { renamesColumns: columns } = history
    return [
      fileColumn(columns.to, ({ to }) => <SidecarName name={to} />),
      {
        key: 'from',
        head: columns.from,
        width: 'wide',
        yields: 'early',
        cell: (row) => <SidecarName className="quiet" name={row.from} />,
      },
      timeColumn(columns.time, wording),
      backColumn(columns.action, {
        label: history.undoRename,
        onPress: (row) => void undoRename(row),
      }),
    ]
  }, [history, wording, undoRename])
}
