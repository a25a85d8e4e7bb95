/** Every subtitle that was written, newest first, with where it came from. */
import { useMemo } from 'react'
import { useApp } from '../../app/stores/appContext.ts'
import type { HistoryRow } from '../../../shared/contract/library.ts'
import { useRowWindow } from '../../api/useRowWindow.ts'
import { fileColumn, languageColumn, timeColumn } from '../../app/listColumns.tsx'
import { ToldLine } from '../../app/timing/ToldLine.tsx'
import { cleanedWords } from '../../app/cleanedWords.ts'
import { Badge } from '../../components/sign/Badge.tsx'
import { Button } from '../../components/button/Button.tsx'
import { DataGrid, type GridColumn } from '../../components/list/DataGrid.tsx'
import { EmptyState } from '../../components/page/EmptyState.tsx'
import { DragOut } from '../../components/button/DragOut.tsx'
import { RowActions } from '../../components/list/RowActions.tsx'
import { SidecarName } from '../../components/text/SidecarName.tsx'
import { TwoLines } from '../../components/list/TwoLines.tsx'
import { Untrusted } from '../../components/text/Untrusted.tsx'
import { tierText } from '../../texts/tierWords.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { BackButton } from './backColumn.tsx'
import { useHistoryStore, useHistoryStores } from './useHistoryStore.ts'

const rowHeight = 46

export function HistoryTable() {
  const { history } = useTexts()
  const { table, isEmpty } = useRowWindow(useHistoryStores().rows)
  const query = useHistoryStore('view', (view) => view.query)
  const open = useHistoryStore('opened', (opened) => opened.open)
  const columns = useColumns()
  const isNarrowed = query.search !== '' || query.batchId !== null
  return (
    <DataGrid
      label={history.table}
      columns={columns}
      {...table}
      onOpen={open}
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

function useColumns() {
  const { history, wording, common } = useTexts()
  const { canShowInFolder, canDragOut } = useApp().host
  const askToUndo = useHistoryStore('undo', ({ ask }) => ask)
  const dragOut = useHistoryStore('view', (view) => view.dragOut)
  const showInFolder = useHistoryStore('view', (view) => view.showInFolder)
  return useMemo((): readonly GridColumn<HistoryRow>[] => {
    const { columns } = history
    return [
      fileColumn(columns.file, ({ id, sidecarName, state }) =>
        canDragOut && state === 'written' ? (
          <DragOut hint={common.dragOut} onDrag={() => void dragOut(id)}>
            <SidecarName name={sidecarName} />
          </DragOut>
        ) : (
          <SidecarName name={sidecarName} />
        ),
      ),
      languageColumn(columns.language),
      {
        key: 'release',
        head: columns.release,
        width: 'half',
        yields: 'early',
        cell: (row) => <ReleaseCell row={row} />,
      },
      timeColumn(columns.time, wording),
      {
        key: 'state',
        head: columns.state,
        width: 'actions',
        align: 'end',
        cell: (row) =>
          row.state === 'written' ? (
            <>
              {canShowInFolder && (
                <RowActions>
                  <Button
                    size="s"
                    look="ghost"
                    icon="folder"
                    label={common.showInFolder}
                    onPress={() => void showInFolder(row.id)}
                  />
                </RowActions>
              )}
              <BackButton
                label={history.undoRow}
                onPress={() => void askToUndo({ kind: 'row', rowId: row.id }, row.sidecarName)}
              />
            </>
          ) : (
            <Badge text={history.states[row.state]} isHollow />
          ),
      },
    ]
  }, [history, wording, common, askToUndo, dragOut, showInFolder, canShowInFolder, canDragOut])
}

function ReleaseCell({ row }: { readonly row: HistoryRow }) {
  const texts = useTexts()
  const { common } = texts
  const made = row.isMachineMade ? [common.machineMade] : []
  const cleaned = row.cleaned ? [cleanedWords(texts, row.cleaned)] : []
  if (row.madeOf) {
    const [first, second] = row.madeOf
    return <Untrusted text={common.madeOf({ first, second })} />
  }
  const words = [tierText(texts, row), ...made, ...cleaned].filter((part) => part !== '').join(' · ')
  const fit = (
    <span className="clip" title={words}>
      {words}
    </span>
  )
  // What it was found to be says more than what its name promised.
  const told = row.told && <ToldLine told={row.told} isBare />
  // The file beside it says the same name already.
  if (row.sidecarName.startsWith(row.release)) return told ? <TwoLines below={told}>{fit}</TwoLines> : fit
  return (
    <TwoLines below={told ?? fit}>
      <Untrusted text={row.release} />
    </TwoLines>
  )
}
