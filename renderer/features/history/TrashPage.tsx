/** What was taken back or replaced: it can come back, or go for good. */
import { useMemo } from 'react'
import type { TrashRow } from '../../../shared/contract/runs/history.ts'
import { useRowWindow } from '../../api/useRowWindow.ts'
import { fileColumn, languageColumn, timeColumn } from '../../app/listColumns.tsx'
import { Button } from '../../components/button/Button.tsx'
import { DataGrid, type GridColumn } from '../../components/list/DataGrid.tsx'
import { EmptyState } from '../../components/page/EmptyState.tsx'
import { InlineConfirm } from '../../components/page/InlineConfirm.tsx'
import { Badge } from '../../components/sign/Badge.tsx'
import { SidecarName } from '../../components/text/SidecarName.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { backColumn } from './backColumn.tsx'
import { TrashRuns } from './TrashRuns.tsx'
import { useHistoryStore, useHistoryStores } from './useHistoryStore.ts'

const rowHeight = 46

export function TrashPage() {
  const { history } = useTexts()
  const { table, isEmpty } = useRowWindow(useHistoryStores().trash)
  const columns = useColumns()
  return (
    <>
      <EmptyTrash />
      <div className="history-columns">
        <TrashRuns />
        <DataGrid label={history.trashTable} columns={columns} {...table} rowHeight={rowHeight}>
          {isEmpty && <EmptyState icon="trash" title={history.trashEmptyTitle} text={history.trashEmptyHint} />}
        </DataGrid>
      </div>
    </>
  )
}

function EmptyTrash() {
  const all = useHistoryStore('view', ({ trashRuns }) => trashRuns.reduce((sum, run) => sum + run.files, 0))
  const yours = useHistoryStore('view', ({ trashRuns }) => trashRuns.reduce((sum, run) => sum + run.yours, 0))
  const { history } = useTexts()
  const isEmptying = useHistoryStore('view', (view) => view.isEmptying)
  const askToEmpty = useHistoryStore('view', (view) => view.askToEmpty)
  const emptyTrash = useHistoryStore('view', (view) => view.emptyTrash)
  const files = all - yours
  if (all === 0) return null
  return (
    <div className="trash-tools">
      {files === 0 ? null : isEmptying ? (
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
      {yours > 0 && <p>{history.yoursStay({ count: yours })}</p>}
    </div>
  )
}

function useColumns() {
  const { history, wording } = useTexts()
  const restore = useHistoryStore('view', (view) => view.restore)
  return useMemo((): readonly GridColumn<TrashRow>[] => {
    const { trashColumns: columns } = history
    return [
      fileColumn(
        columns.file,
        ({ name }) => <SidecarName name={name} />,
        ({ standing, isYours }) => (
          <>
            {isYours && <Badge text={history.yours} label={history.yoursHint} isHollow />}
            {standing !== 'none' && (
              <Badge text={history.version[standing]} label={history.standing[standing]} isHollow />
            )}
          </>
        ),
      ),
      languageColumn(columns.language),
      {
        key: 'size',
        head: columns.size,
        width: 's',
        align: 'end',
        // Where there is little room, the name and whose it is say more.
        yields: 'early',
        cell: (row) => <span className="number">{wording.size(row.sizeBytes)}</span>,
      },
      timeColumn(columns.time, wording),
      backColumn(columns.action, {
        label: history.opened.restore,
        onPress: (row) => void restore(row),
      }),
    ]
  }, [history, wording, restore])
}
