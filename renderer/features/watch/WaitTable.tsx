/** What is tried again, and when: the retry calendar, soonest first. */
import { useMemo } from 'react'
import type { WatchWait } from '../../../shared/contract/program/watch.ts'
import { useRowWindow } from '../../api/useRowWindow.ts'
import { fileColumn, languageColumn } from '../../app/listColumns.tsx'
import { DataGrid, type GridColumn } from '../../components/list/DataGrid.tsx'
import { EmptyState } from '../../components/page/EmptyState.tsx'
import { TwoLines } from '../../components/list/TwoLines.tsx'
import { CellName } from '../../components/text/CellName.tsx'
import { shownText } from '../../components/text/untrusted.ts'
import { useNow } from '../../components/text/useNow.ts'
import { problemText } from '../../texts/hostWords.ts'
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
  const { watch } = useTexts()
  return useMemo(
    (): readonly GridColumn<WatchWait>[] => [
      { ...fileColumn<WatchWait>(watch.columns.file, ({ name }) => <CellName name={name} />), holdsNames: true },
      languageColumn(watch.columns.language),
      {
        key: 'why',
        head: watch.columns.why,
        width: 'wide',
        cell: (row) => <Why row={row} />,
      },
      {
        key: 'next',
        head: watch.columns.next,
        width: 'm',
        cell: (row) => <Next row={row} />,
      },
    ],
    [watch],
  )
}

interface CellProps {
  readonly row: WatchWait
}

/** What failed says what; all else waits for the service. */
function Why({ row: { reason, code, message, tries, failures } }: CellProps) {
  const texts = useTexts()
  const { watch } = texts
  const isTold = reason === 'error' && code !== null
  const why = isTold ? shownText(problemText(texts, { code, message })) : watch.reasons[reason]
  return (
    <span className="wait-why">
      <span className="clip-second" title={why}>
        {why}
      </span>
      <span className="faint small">
        {reason === 'error' ? watch.failures({ count: failures }) : watch.tries({ count: tries })}
      </span>
    </span>
  )
}

/** One whose time has come waits for its turn only. */
function Next({ row: { nextMs } }: CellProps) {
  const { watch, wording } = useTexts()
  const nowMs = useNow()
  if (nextMs <= nowMs) return <span>{watch.dueNow}</span>
  return (
    <TwoLines below={wording.time(nextMs)}>
      <span className="number">{wording.day(nextMs)}</span>
    </TwoLines>
  )
}
