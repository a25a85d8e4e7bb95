/** The titles or files that the search shows: any number of rows, of which only those in sight exist. */
import { useCallback, useRef, type CSSProperties } from 'react'
import type { LibraryRow } from '../../../../shared/contract/library.ts'
import type { MenuPoint } from '../../../components/menu/MenuFrame.tsx'
import { Notice } from '../../../components/page/Notice.tsx'
import { TreeGrid, type RowLook, type TreeRowFacts } from '../../../components/list/tree/TreeGrid.tsx'
import { problemText } from '../../../texts/hostWords.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { pageRows } from '../listStores.ts'
import { isSelectedAt } from '../selection/treeOfRows.ts'
import { useLibraryStore } from '../useLibraryStore.ts'
import { ColumnLanguages } from './columnCells.ts'
import { columnCount, columnsClass } from './columns.ts'
import { NameRoom } from './nameRoom.ts'
import { NoRows } from './NoRows.tsx'
import { TitleCells } from './TitleCells.tsx'
import { TitlesHead } from './TitlesHead.tsx'
import { useTitleActs } from './useTitleActs.ts'
import { useWidth } from '../../../components/text/useWidth.ts'
import './titles.css'
import './poster.css'

const heights = { title: 48, season: 30, episode: 40, file: 40 } as const
const drawRow = (row: LibraryRow, look: RowLook) => <TitleCells row={row} look={look} />

export function TitleTable() {
  const texts = useTexts()
  const { view, current, isSliding } = useLibraryStore('view', (state) => state)
  const { total, pages, problem, rowAt, show } = useLibraryStore('rows', (rows) => rows)
  const languages = useLibraryStore(
    'library',
    ({ value }) => value?.counts.byLanguage.map(({ language }) => language) ?? [],
  )
  const ids = useLibraryStore('selection', (selection) => selection.ids)
  const isAll = useLibraryStore('selection', (selection) => selection.isAll)
  const firstHead = useRef<HTMLDivElement>(null)
  const room = useWidth(firstHead)
  const { act, press } = useTitleActs()
  const openMenu = useLibraryStore('menu', (menu) => menu.openFor)
  const isSelected = useCallback(
    (_: LibraryRow, index: number) => isSelectedAt(rowAt, index, { ids, isAll }),
    [rowAt, ids, isAll],
  )
  const onMenu = useCallback(
    (index: number, place: MenuPoint) => {
      const row = rowAt(index)
      if (row !== undefined) openMenu(row.id, index, place)
    },
    [rowAt, openMenu],
  )
  const { open, ...asked } = view
  return (
    <div
      className={`titles ${columnsClass(languages.length, view.view)}`}
      style={{ '--languages': languages.length } as CSSProperties}
    >
      <ColumnLanguages value={languages}>
        <NameRoom value={room}>
          <TreeGrid
            label={view.view === 'titles' ? texts.library.titlesTable : texts.library.table}
            columns={columnCount(languages.length, view.view)}
            head={<TitlesHead firstRef={firstHead} />}
            total={total ?? 0}
            pages={pages}
            pageSize={pageRows}
            rowAt={rowAt}
            factsOf={factsOf}
            isSelected={isSelected}
            drawRow={drawRow}
            current={current}
            onAct={act}
            onPress={press}
            onMenu={onMenu}
            onVisible={show}
            resetKey={JSON.stringify(asked)}
            listKey={JSON.stringify([asked, open])}
            isSliding={isSliding}
          >
            {total === 0 && <NoRows />}
          </TreeGrid>
        </NameRoom>
      </ColumnLanguages>
      {problem && <Notice tone="bad" text={problemText(texts, problem)} />}
    </div>
  )
}

/** The same for the same row, so that only rows that changed are drawn again. */
const knownFacts = new WeakMap<LibraryRow, TreeRowFacts>()

function factsOf(row: LibraryRow): TreeRowFacts {
  const facts = knownFacts.get(row) ?? readFacts(row)
  knownFacts.set(row, facts)
  return facts
}

function readFacts({ id, kind, level, isOpen, away }: LibraryRow): TreeRowFacts {
  const className = `shelf-row shelf-row-${kind} ${away === null ? '' : 'shelf-row-away'}`
  return { id, level, isOpen, heightPx: kind === 'file' && level === 1 ? heights.title : heights[kind], className }
}
