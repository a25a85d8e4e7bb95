/** What was taken back or replaced: it can come back, or go for good. */
import { useMemo } from 'react'
import { useStore } from 'zustand'
import type { TrashRow } from '../../../shared/contract/history.ts'
import { useRowWindow } from '../../api/useRowWindow.ts'
import { fileColumn, languageColumn, timeColumn } from '../../app/listColumns.tsx'
import { Button } from '../../components/Button.tsx'
import { DataGrid, type GridColumn } from '../../components/DataGrid.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { InlineConfirm } from '../../components/InlineConfirm.tsx'
import { SidecarName } from '../../components/SidecarName.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { backColumn } from './backColumn.tsx'
import type { HistoryStores } from './historyStores.ts'

const rowHeight = 46

export function TrashPage({ stores }: { readonly stores: HistoryStores }) {
  const { history } = useTexts()
  const { table, isEmpty } = useRowWindow(stores.trash)
  const columns = useColumns(stores)
  return (
    <>
      <EmptyTrash stores={stores} files={table.total} />
      <DataGrid label={history.trashTable} columns={columns} {...table} rowHeight={rowHeight}>
        {isEmpty && <EmptyState icon="trash" title={history.trashEmptyTitle} text={history.trashEmptyHint} />}
      </DataGrid>
    </>
  )
}

function EmptyTrash({ stores, files }: { readonly stores: HistoryStores; readonly files: number }) {
  const { history } = useTexts()
  const { isEmptying, askToEmpty, emptyTrash } = useStore(stores.view)
  if (files === 0) return null
  return (
    <div className="trash-tools">
      {isEmptying ? (
        <InlineConfirm
          question={history.emptyQuestion({ count: files })}
          verb={history.deleteFiles({ count: files })}
          keep={history.keep}
          onConfirm={() => void emptyTrash()}
          onKeep={() => askToEmpty(false)}
        />
      ) : (
        <Button look="danger" icon="trash" onPress={() => askToEmpty(true)}>
          {history.emptyTrash({ count: files })}
        </Button>
      )}
    </div>
  )
}

function useColumns(stores: HistoryStores) {
  const { history, wording } = useTexts()
  return useMemo((): readonly GridColumn<TrashRow>[] => {
    const { trashColumns: columns } = history
    return [
      fileColumn(columns.file, ({ name }) => <SidecarName name={name} />),
      languageColumn(columns.language),
      {
        key: 'size',
        head: columns.size,
        width: 's',
        align: 'end',
        cell: (row) => <span className="number">{wording.size(row.sizeBytes)}</span>,
      },
      timeColumn(columns.time, wording),
      backColumn(columns.action, {
        label: history.restore,
        onPress: (row) => void stores.view.getState().restore(row),
      }),
    ]
  }, [history, wording, stores])
}
