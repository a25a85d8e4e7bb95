/** Every subtitle that was written, newest first, with where it came from. */
import { useMemo } from 'react'
import { useStore } from 'zustand'
import type { HistoryRow } from '../../../shared/contract/library.ts'
import { useRowWindow } from '../../api/useRowWindow.ts'
import { LanguageBadge } from '../../app/LanguageBadge.tsx'
import { Badge } from '../../components/Badge.tsx'
import { Button } from '../../components/Button.tsx'
import { DataGrid, type GridColumn } from '../../components/DataGrid.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { lastParts } from '../../components/pathText.ts'
import { RowActions } from '../../components/RowActions.tsx'
import { TwoLines } from '../../components/TwoLines.tsx'
import { shownText } from '../../components/untrusted.ts'
import { SidecarName } from '../../components/SidecarName.tsx'
import { Untrusted } from '../../components/Untrusted.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import type { HistoryStores } from './historyStores.ts'
import type { UndoStore } from './undoStore.ts'

const rowHeight = 46

export function HistoryTable({ stores }: { readonly stores: HistoryStores }) {
  const { history } = useTexts()
  const { table, isEmpty } = useRowWindow(stores.rows)
  const query = useStore(stores.view, (view) => view.query)
  const columns = useColumns(stores.undo)
  const isNarrowed = query.search !== '' || query.batchId !== null
  return (
    <DataGrid
      label={history.table}
      columns={columns}
      {...table}
      rowHeight={rowHeight}
      resetKey={`${query.batchId} ${query.search}`}
    >
      {isEmpty &&
        (isNarrowed ? (
          <EmptyState icon="search" title={history.nothingFoundTitle} text={history.nothingFoundHint} />
        ) : (
          <EmptyState icon="history" title={history.emptyTitle} text={history.emptyHint} />
        ))}
    </DataGrid>
  )
}

function useColumns(undo: UndoStore) {
  const { history, wording } = useTexts()
  return useMemo((): readonly GridColumn<HistoryRow>[] => {
    const { columns } = history
    return [
      {
        key: 'file',
        head: columns.file,
        width: 'wide',
        cell: (row) => (
          <TwoLines below={<Untrusted text={lastParts(row.folder, 2)} title={shownText(row.folder)} />}>
            <SidecarName name={row.sidecarName} />
          </TwoLines>
        ),
      },
      {
        key: 'language',
        head: columns.language,
        width: 'xs',
        cell: (row) => <LanguageBadge tag={row.language} />,
      },
      {
        key: 'release',
        head: columns.release,
        width: 'half',
        yields: 'early',
        cell: (row) => <ReleaseCell row={row} />,
      },
      {
        key: 'time',
        head: columns.time,
        width: 's',
        cell: (row) => <TwoLines below={wording.time(row.atMs)}>{wording.day(row.atMs)}</TwoLines>,
      },
      {
        key: 'state',
        head: columns.state,
        width: 'actions',
        align: 'end',
        cell: (row) =>
          row.state === 'written' ? (
            <UndoRow row={row} undo={undo} />
          ) : (
            <Badge text={history.states[row.state]} isHollow />
          ),
      },
    ]
  }, [history, wording, undo])
}

function ReleaseCell({ row }: { readonly row: HistoryRow }) {
  const { plan, common } = useTexts()
  const tier = plan.tiers[row.tier] ?? ''
  const words = row.isMachineMade ? `${tier} · ${common.machineMade}` : tier
  return (
    <TwoLines
      below={
        <span className="clip" title={words}>
          {words}
        </span>
      }
    >
      <Untrusted text={row.release} />
    </TwoLines>
  )
}

function UndoRow({ row, undo }: { readonly row: HistoryRow; readonly undo: UndoStore }) {
  const { history } = useTexts()
  return (
    <RowActions>
      <Button
        size="s"
        look="ghost"
        icon="undo"
        onPress={() => void undo.getState().ask({ kind: 'row', rowId: row.id }, row.sidecarName)}
      >
        {history.undoRow}
      </Button>
    </RowActions>
  )
}
