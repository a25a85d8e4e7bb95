/** The files of the run. X on a written one takes the next candidate. */
import { useMemo, type KeyboardEvent } from 'react'
import { useStore } from 'zustand'
import type { ActivityRow } from '../../../shared/contract/plan.ts'
import { useRowWindow } from '../../api/useRowWindow.ts'
import { languageColumn } from '../../app/listColumns.tsx'
import { Button } from '../../components/Button.tsx'
import { DataGrid, type GridColumn } from '../../components/DataGrid.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { RowActions } from '../../components/RowActions.tsx'
import { SidecarName } from '../../components/SidecarName.tsx'
import { StateWord } from '../../components/StateWord.tsx'
import { Untrusted } from '../../components/Untrusted.tsx'
import { activityText } from '../../texts/hostWords.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import type { ActivityStores } from './activityStore.ts'
import { stateLooks } from './stateLooks.ts'

interface ActivityTableProps {
  readonly stores: ActivityStores
  readonly canShowInFolder: boolean
}

export function ActivityTable({ stores, canShowInFolder }: ActivityTableProps) {
  const { activity } = useTexts()
  const { table, isEmpty, currentRow } = useRowWindow(stores.rows)
  const filter = useStore(stores.view, (view) => view.filter)
  const columns = useColumns(stores, canShowInFolder)

  function takeNext(event: KeyboardEvent): void {
    if (event.key.toLowerCase() !== 'x' || event.ctrlKey || event.metaKey || currentRow?.state !== 'written') return
    event.preventDefault()
    void stores.view.getState().takeNext(currentRow)
  }

  return (
    <DataGrid label={activity.table} columns={columns} {...table} onKeyDown={takeNext} resetKey={filter}>
      {isEmpty && (
        <EmptyState icon="activity" title={activity.noRows}>
          <Button onPress={() => stores.view.getState().narrow('all')}>{activity.showAll}</Button>
        </EmptyState>
      )}
    </DataGrid>
  )
}

function useColumns(stores: ActivityStores, canShowInFolder: boolean) {
  const texts = useTexts()
  return useMemo((): readonly GridColumn<ActivityRow>[] => {
    const { activity, wording } = texts
    const { columns } = activity
    return [
      {
        key: 'state',
        head: columns.state,
        width: 'm',
        cell: ({ state }) => <StateWord {...stateLooks[state]}>{activity.states[state]}</StateWord>,
      },
      {
        key: 'file',
        head: columns.file,
        width: 'wide',
        cell: (row) => <Untrusted text={row.videoName} />,
      },
      languageColumn(columns.language),
      {
        key: 'message',
        head: columns.message,
        width: 'wide',
        cell: (row) =>
          row.state === 'written' ? (
            <SidecarName name={row.message} className="quiet" />
          ) : (
            <Untrusted text={activityText(texts, row)} className="quiet" />
          ),
      },
      {
        key: 'time',
        head: columns.time,
        width: 'xs',
        yields: 'first',
        cell: (row) => <span className="faint number">{wording.time(row.changedMs)}</span>,
      },
      {
        key: 'action',
        head: <span className="spoken">{columns.action}</span>,
        width: 'actions',
        align: 'end',
        cell: (row) =>
          row.state === 'written' && <WrittenActions row={row} stores={stores} canShowInFolder={canShowInFolder} />,
      },
    ]
  }, [texts, stores, canShowInFolder])
}

interface WrittenActionsProps extends ActivityTableProps {
  readonly row: ActivityRow
}

function WrittenActions({ row, stores, canShowInFolder }: WrittenActionsProps) {
  const { activity } = useTexts()
  const isBusy = useStore(stores.view, (view) => view.replacing.has(row.id))
  return (
    <RowActions>
      <span title={activity.wrongNextHint}>
        <Button
          size="s"
          look="ghost"
          isBusy={isBusy}
          shortcut="X"
          onPress={() => void stores.view.getState().takeNext(row)}
        >
          {isBusy ? activity.replacing : activity.wrongNext}
        </Button>
      </span>
      {canShowInFolder && (
        <Button
          size="s"
          look="ghost"
          icon="folder"
          label={activity.showInFolder}
          onPress={() => void stores.view.getState().showInFolder(row.videoId)}
        />
      )}
    </RowActions>
  )
}
