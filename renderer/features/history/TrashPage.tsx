/** What was taken back or replaced: it can come back, or go for good. */
import { useCallback, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { TrashRow } from '../../../shared/contract/history.ts'
import { Button } from '../../components/Button.tsx'
import { DataGrid, type GridColumn } from '../../components/DataGrid.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { InlineConfirm } from '../../components/InlineConfirm.tsx'
import { lastParts } from '../../components/pathText.ts'
import { RowActions } from '../../components/RowActions.tsx'
import { shownText } from '../../components/untrusted.ts'
import { SidecarName } from '../../components/SidecarName.tsx'
import { Untrusted } from '../../components/Untrusted.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import type { HistoryStores } from './historyStores.ts'

export function TrashPage({ stores }: { readonly stores: HistoryStores }) {
  const { history } = useTexts()
  const [current, setCurrent] = useState<number | null>(null)
  const rows = useStore(stores.trash)
  const columns = useColumns(stores)
  const onVisible = useCallback((from: number, to: number) => stores.trash.getState().show(from, to), [stores.trash])
  return (
    <>
      <EmptyTrash stores={stores} files={rows.total ?? 0} />
      <DataGrid
        label={history.trashTable}
        columns={columns}
        total={rows.total ?? 0}
        rowAt={(index) => rows.rowAt(index)}
        current={current}
        onCurrent={setCurrent}
        onVisible={onVisible}
      >
        {rows.total === 0 && <EmptyState icon="trash" title={history.trashEmptyTitle} text={history.trashEmptyHint} />}
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
          question={history.emptyQuestion(files)}
          verb={history.deleteFiles(files)}
          keep={history.keep}
          onConfirm={() => void emptyTrash()}
          onKeep={() => askToEmpty(false)}
        />
      ) : (
        <Button look="danger" icon="trash" onPress={() => askToEmpty(true)}>
          {history.emptyTrash(files)}
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
      {
        key: 'file',
        head: columns.file,
        width: 'wide',
        cell: (row) => <SidecarName name={row.name} />,
      },
      {
        key: 'folder',
        head: columns.folder,
        width: 'half',
        cell: (row) => <Untrusted text={lastParts(row.folder, 2)} title={shownText(row.folder)} className="quiet" />,
      },
      {
        key: 'language',
        head: columns.language,
        width: 's',
        cell: (row) => <Untrusted text={wording.languageName(row.language)} />,
      },
      {
        key: 'size',
        head: columns.size,
        width: 's',
        align: 'end',
        cell: (row) => <span className="number">{wording.size(row.sizeBytes)}</span>,
      },
      {
        key: 'time',
        head: columns.time,
        width: 'l',
        cell: (row) => <span className="faint number clip">{wording.moment(row.atMs)}</span>,
      },
      {
        key: 'action',
        head: <span className="spoken">{columns.action}</span>,
        width: 'm',
        align: 'end',
        cell: (row) => (
          <RowActions>
            <Button size="s" look="ghost" icon="undo" onPress={() => void stores.view.getState().restore(row)}>
              {history.restore}
            </Button>
          </RowActions>
        ),
      },
    ]
  }, [history, wording, stores])
}
