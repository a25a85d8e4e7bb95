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
import { FittedName } from '../../components/text/FittedName.tsx'
import { Untrusted } from '../../components/text/Untrusted.tsx'
import { originText } from '../../texts/originWords.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { actionColumn } from './backColumn.tsx'
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
  const { canDragOut } = useApp().host
  const dragOut = useHistoryStore('view', (view) => view.dragOut)
  return useMemo((): readonly GridColumn<HistoryRow>[] => {
    const { columns } = history
    return [
      {
        ...fileColumn<HistoryRow>(
          columns.file,
          ({ id, sidecarName, state }) =>
            canDragOut && state === 'written' ? (
              <DragOut hint={common.dragOut} onDrag={() => void dragOut(id)}>
                <SidecarName name={sidecarName} />
              </DragOut>
            ) : (
              <SidecarName name={sidecarName} />
            ),
          ({ state }) => state !== 'written' && <Badge text={history.states[state]} isHollow />,
        ),
        width: 'wider',
      },
      languageColumn(columns.language),
      {
        key: 'release',
        head: columns.release,
        width: 'wide',
        yields: 'below',
        cell: (row) => <ReleaseCell row={row} />,
      },
      timeColumn(columns.time, wording, 'below'),
      actionColumn(columns.action, (row) => row.state === 'written' && <WayBack row={row} />),
    ]
  }, [history, wording, common, dragOut, canDragOut])
}

function WayBack({ row }: { readonly row: HistoryRow }) {
  const { history, common } = useTexts()
  const { canShowInFolder } = useApp().host
  const askToUndo = useHistoryStore('undo', ({ ask }) => ask)
  const showInFolder = useHistoryStore('view', (view) => view.showInFolder)
  return (
    <RowActions>
      {canShowInFolder && (
        <Button
          size="s"
          look="ghost"
          icon="folder"
          label={common.showInFolder}
          onPress={() => void showInFolder(row.id)}
        />
      )}
      <Button
        size="s"
        look="ghost"
        icon="undo"
        onPress={() => void askToUndo({ kind: 'row', rowId: row.id }, row.sidecarName)}
      >
        {history.undoRow}
      </Button>
    </RowActions>
  )
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
  const words = [originText(texts, row), ...made, ...cleaned].filter((part) => part !== '').join(' · ')
  const fit = (
    <span className="history-fit clip-second" title={words}>
      {words}
    </span>
  )
  // What it was found to be says more than what its name promised.
  const told = row.told && <ToldLine told={row.told} isBare />
  // The file beside it says the same name already.
  if (row.sidecarName.startsWith(row.release)) return told ? <TwoLines below={told}>{fit}</TwoLines> : fit
  return (
    <TwoLines below={told ?? fit}>
      <FittedName text={row.release} />
    </TwoLines>
  )
}
