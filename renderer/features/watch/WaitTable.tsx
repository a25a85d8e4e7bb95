/** What is tried again, and when: the retry calendar, soonest first. */
import { useMemo } from 'react'
import type { WatchWait } from '../../../shared/contract/program/watch.ts'
import { useRowWindow } from '../../api/useRowWindow.ts'
import { fileColumn, languageColumn } from '../../app/listColumns.tsx'
import { DataGrid, type GridColumn } from '../../components/list/DataGrid.tsx'
import { EmptyState } from '../../components/page/EmptyState.tsx'
import { TwoLines } from '../../components/list/TwoLines.tsx'
import { CellName } from '../../components/text/CellName.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { useWatchStore, useWatchStores } from './useWatchStore.ts'

/** Two lines for the reason, one for the tries. */
const rowHeight = 58

export function WaitTable() {
  const { watch } = useTexts()
  const { table, isEmpty } = useRowWindow(useWatchStores().waiting)
  const columns = useColumns()
  const activity = useWatchStore('state', ({ value }) => value?.activity ?? 'idle')
  // What is looked at now may wait in a moment.
  const none = activity === 'idle' ? watch.noWaits : watch.activities[activity]
  return (
    <DataGrid label={watch.nextChecks} columns={columns} {...table} rowHeight={rowHeight}>
      {isEmpty && <EmptyState icon="waiting" title={none} text={watch.noWaitsHint} />}
    </DataGrid>
  )
}

function useColumns() {
  const { watch, wording } = useTexts()
  return useMemo(
    (): readonly GridColumn<WatchWait>[] => [
      { ...fileColumn<WatchWait>(watch.columns.file, ({ name }) => <CellName name={name} />), holdsNames: true },
      languageColumn(watch.columns.language),
      {
        key: 'why',
        head: watch.columns.why,
        width: 'wide',
        cell: (row) => (
          <span className="wait-why">
            <span className="clip-second">{watch.reasons[row.reason]}</span>
            <span className="faint small">{watch.tries({ count: row.tries })}</span>
          </span>
        ),
      },
      {
        key: 'next',
        head: watch.columns.next,
        width: 'm',
        cell: (row) => (
          <TwoLines below={wording.time(row.nextMs)}>
            <span className="number">{wording.day(row.nextMs)}</span>
          </TwoLines>
        ),
      },
    ],
    [watch, wording],
  )
}
