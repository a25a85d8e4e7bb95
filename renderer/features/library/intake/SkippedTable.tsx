/** Files that are no videos of the library, and why; subtitles that no video has. Each can be shown where it lies, and its path copied. */
import { useMemo, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { useStore } from 'zustand'
import { useApp } from '../../../app/stores/appContext.ts'
import { Button } from '../../../components/button/Button.tsx'
import { DataGrid, type GridColumn } from '../../../components/list/DataGrid.tsx'
import { isMenuKey } from '../../../components/menu/menuKey.ts'
import type { MenuPoint } from '../../../components/menu/MenuFrame.tsx'
import { EmptyState } from '../../../components/page/EmptyState.tsx'
import { ProblemNotice } from '../../../app/problem/ProblemNotice.tsx'
import { skippedText } from '../../../texts/hostWords.ts'
import type { Texts } from '../../../texts/Texts.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { useLibraryStore } from '../useLibraryStore.ts'
import type { SkippedRow } from '../listStores.ts'
import { OrphanBar } from './OrphanBar.tsx'
import { SkippedMenu } from './SkippedMenu.tsx'
import { SkippedPath } from './SkippedPath.tsx'
import { SkippedTurn } from './SkippedTurn.tsx'

/** Of two lines: what helps is told whole. */
const rowHeight = 46

const tableWords = { skipped: 'skippedTable', unreadable: 'unreadableTable', orphans: 'orphanTable' } as const

export function SkippedTable() {
  const texts = useTexts()
  const { library } = texts
  const { current, showSkipped, setCurrent } = useLibraryStore('view', (state) => state)
  const { query, total, problem, rowAt, show } = useLibraryStore('skipped', (rows) => rows)
  const { settings } = useApp()
  const leastBytes = useStore(settings, ({ value }) => value?.values.minimumVideoBytes ?? 0)
  const columns = useMemo(
    () => [...columnsOf(texts, leastBytes), ...(query.kind === 'skipped' ? [turnColumn(texts)] : [])],
    [texts, leastBytes, query.kind],
  )
  const { menu, closeMenu, ...verbs } = useVerbs((index) => rowAt(index))
  return (
    <>
      {query.kind === 'orphans' && <OrphanBar />}
      <div className="skipped-list" onContextMenu={verbs.onContextMenu} onDoubleClick={verbs.onDoubleClick}>
        <DataGrid
          label={library[tableWords[query.kind]]}
          columns={columns}
          total={total ?? 0}
          rowAt={rowAt}
          current={current}
          onCurrent={setCurrent}
          onVisible={show}
          onKeyDown={verbs.onKeyDown}
          rowHeight={rowHeight}
          resetKey={JSON.stringify(query)}
        >
          {total === 0 && (
            <EmptyState icon="check" title={library.noneSkipped[query.kind]}>
              <Button onPress={() => showSkipped(null)}>{library.backToVideos}</Button>
            </EmptyState>
          )}
        </DataGrid>
      </div>
      {menu && <SkippedMenu row={menu.row} place={menu.place} onClose={closeMenu} />}
      {problem && <ProblemNotice problem={problem} />}
    </>
  )
}

function columnsOf(texts: Texts, leastBytes: number): readonly GridColumn<SkippedRow>[] {
  const { skippedColumns } = texts.library
  return [
    { key: 'path', width: 'wide', head: skippedColumns.path, cell: ({ path }) => <SkippedPath path={path} /> },
    {
      key: 'reason',
      width: 'wide',
      head: skippedColumns.reason,
      cell: (row) => <span className="quiet skipped-reason">{skippedText(texts, row, leastBytes)}</span>,
    },
  ]
}

/** In a narrow list the menu of the row has it. */
function turnColumn({ library: { skippedColumns } }: Texts): GridColumn<SkippedRow> {
  const head = <span className="spoken">{skippedColumns.action}</span>
  return {
    key: 'action',
    head,
    width: 'actions',
    align: 'end',
    yields: 'early',
    cell: (row) => <SkippedTurn row={row} />,
  }
}

/** The menu of a row by mouse and keyboard; Enter or a double click shows where it lies. */
function useVerbs(rowAt: (index: number) => SkippedRow | undefined) {
  const { host } = useApp()
  const current = useLibraryStore('view', (view) => view.current)
  const setCurrent = useLibraryStore('view', (view) => view.setCurrent)
  const showInFolder = useLibraryStore('intake', (intake) => intake.showSkipped)
  const [menu, setMenu] = useState<{ readonly row: SkippedRow; readonly place: MenuPoint } | null>(null)

  function open(index: number | null, place: MenuPoint): void {
    const row = index === null ? undefined : rowAt(index)
    if (row) setMenu({ row, place })
  }
  function showAt(index: number | null): void {
    const row = index === null ? undefined : rowAt(index)
    if (row && host.canShowInFolder) void showInFolder(row.id)
  }
  return {
    menu,
    closeMenu: () => setMenu(null),
    onContextMenu: (event: MouseEvent) => {
      const index = indexUnder(event)
      if (index === null) return
      event.preventDefault()
      setCurrent(index)
      open(index, { x: event.clientX, y: event.clientY })
    },
    onDoubleClick: (event: MouseEvent) => showAt(indexUnder(event)),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.target !== event.currentTarget) return
      if (event.key === 'Enter') {
        event.preventDefault()
        showAt(current)
      }
      if (!isMenuKey(event)) return
      event.preventDefault()
      const row = event.currentTarget.querySelector('[aria-selected=true]') ?? event.currentTarget
      const { left, width, bottom } = row.getBoundingClientRect()
      open(current, { x: left + width / 2, y: bottom })
    },
  }
}

/** Of the row; null beside the rows. Rows count from 1, the heads included. */
function indexUnder({ target }: MouseEvent): number | null {
  const row = target instanceof Element ? target.closest('.data-grid-row') : null
  return row === null ? null : Number(row.getAttribute('aria-rowindex')) - 2
}
