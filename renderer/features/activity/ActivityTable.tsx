/** The files of the run. X on a written one takes the next candidate. */
import { useMemo, type KeyboardEvent } from 'react'
import { useApp } from '../../app/appContext.ts'
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
import { stateStyles } from './stateStyles.ts'
import { useActivityStore, useActivityStores } from './useActivityStore.ts'

export function ActivityTable() {
  const { activity } = useTexts()
  const { table, isEmpty, currentRow } = useRowWindow(useActivityStores().rows)
  const filter = useActivityStore('view', (view) => view.filter)
  const columns = useColumns()
  const narrow = useActivityStore('view', (view) => view.narrow)
  const takeNext = useActivityStore('view', (view) => view.takeNext)

  function takeNextByKey(event: KeyboardEvent): void {
    if (event.key.toLowerCase() !== 'x' || event.ctrlKey || event.metaKey || currentRow?.state !== 'written') return
    event.preventDefault()
    void takeNext(currentRow)
  }

  return (
    <DataGrid label={activity.table} columns={columns} {...table} onKeyDown={takeNextByKey} resetKey={filter}>
      {isEmpty && (
        <EmptyState icon="activity" title={activity.noRows}>
          <Button onPress={() => narrow('all')}>{activity.showAll}</Button>
        </EmptyState>
      )}
    </DataGrid>
  )
}

function useColumns() {
  const texts = useTexts()
  return useMemo((): readonly GridColumn<ActivityRow>[] => {
    const { activity, wording } = texts
    const { columns } = activity
    return [
      {
        key: 'state',
        head: columns.state,
        width: 'm',
        cell: ({ state }) => <StateWord {...stateStyles[state]}>{activity.states[state]}</StateWord>,
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
        cell: (row) => row.state === 'written' && <WrittenActions row={row} />,
      },
    ]
  }, [texts])
}

function WrittenActions({ row }: { readonly row: ActivityRow }) {
  const { activity } = useTexts()
  const { host } = useApp()
  const takeNext = useActivityStore('view', (view) => view.takeNext)
  const showInFolder = useActivityStore('view', (view) => view.showInFolder)
  const isBusy = useActivityStore('view', (view) => view.replacing.has(row.id))
  return (
    <RowActions>
      <span title={activity.wrongNextHint}>
        <Button size="s" look="ghost" isBusy={isBusy} shortcut="X" onPress={() => void takeNext(row)}>
          {isBusy ? activity.replacing : activity.wrongNext}
        </Button>
      </span>
      {host.canShowInFolder && (
        <Button
          size="s"
          look="ghost"
          icon="folder"
          label={activity.showInFolder}
          onPress={() => void showInFolder(row.videoId)}
        />
      )}
    </RowActions>
  )
}
