/** Subtitles of the user's that were named after their videos at the user's word: each can have its old name again. */
import { useMemo } from 'react'
import type { RenameRow } from '../../../shared/contract/history.ts'
import { useRowWindow } from '../../api/useRowWindow.ts'
import { Button } from '../../components/Button.tsx'
import { DataGrid, type GridColumn } from '../../components/DataGrid.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { lastParts } from '../../components/pathText.ts'
import { RowActions } from '../../components/RowActions.tsx'
import { SidecarName } from '../../components/SidecarName.tsx'
import { TwoLines } from '../../components/TwoLines.tsx'
import { shownText } from '../../components/untrusted.ts'
import { Untrusted } from '../../components/Untrusted.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import type { HistoryStores } from './historyStores.ts'

const rowHeight = 46

export function RenamesPage({ stores }: { readonly stores: HistoryStores }) {
  const { history } = useTexts()
  const { table, isEmpty } = useRowWindow(stores.renames)
  const columns = useColumns(stores)
  return (
    <DataGrid label={history.renamesTable} columns={columns} {...table} rowHeight={rowHeight}>
      {isEmpty && <EmptyState icon="link" title={history.renamesEmptyTitle} text={history.renamesEmptyHint} />}
    </DataGrid>
  )
}

function useColumns(stores: HistoryStores) {
  const { history, wording } = useTexts()
  return useMemo((): readonly GridColumn<RenameRow>[] => {
    const { renamesColumns: columns } = history
    return [
      {
        key: 'to',
        head: columns.to,
        width: 'wide',
        cell: (row) => (
          <TwoLines below={<Untrusted text={lastParts(row.folder, 2)} title={shownText(row.folder)} />}>
            <SidecarName name={row.to} />
          </TwoLines>
        ),
      },
      {
        key: 'from',
        head: columns.from,
        width: 'wide',
        yields: 'early',
        cell: (row) => <SidecarName className="quiet" name={row.from} />,
      },
      {
        key: 'time',
        head: columns.time,
        width: 's',
        cell: (row) => <TwoLines below={wording.time(row.atMs)}>{wording.day(row.atMs)}</TwoLines>,
      },
      {
        key: 'action',
        head: <span className="spoken">{columns.action}</span>,
        width: 'actions',
        align: 'end',
        cell: (row) => (
          <RowActions>
            <Button size="s" look="ghost" icon="undo" onPress={() => void stores.view.getState().undoRename(row)}>
              {history.undoRename}
            </Button>
          </RowActions>
        ),
      },
    ]
  }, [history, wording, stores])
}
