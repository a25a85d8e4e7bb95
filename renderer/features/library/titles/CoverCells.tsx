/** The languages of a row: a column each, or from eight on one column that holds all signs in their order. */
import type { LibraryCell, LibraryRow } from '../../../../shared/contract/library.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { CoverCell, CoverNumber } from './CoverCell.tsx'
import { isOneColumn } from './columns.ts'

export function CoverCells({ row }: { readonly row: LibraryRow }) {
  const { cells, kind, type } = row
  const isGroup = kind === 'season' || (kind === 'title' && type === 'tv')
  if (isOneColumn(cells.length)) return <AllCells cells={cells} isGroup={isGroup} />
  return cells.map((cell, at) => (
    <div key={cell.wish} role="gridcell" aria-colindex={at + 2} className="cover">
      <CoverCell cell={cell} isGroup={isGroup} />
    </div>
  ))
}

interface AllCellsProps {
  readonly cells: readonly LibraryCell[]
  readonly isGroup: boolean
}

function AllCells({ cells, isGroup }: AllCellsProps) {
  const { library } = useTexts()
  const sum = (of: 'covered' | 'total') => cells.reduce((all, cell) => all + cell[of], 0)
  return (
    <div role="gridcell" aria-colindex={2} className="cover cover-all">
      {isGroup || cells.some(({ status }) => status === null) ? (
        <CoverNumber covered={sum('covered')} total={sum('total')} language={library.columns.coverage} />
      ) : (
        cells.map((cell) => <CoverCell key={cell.wish} cell={cell} isGroup={false} />)
      )}
    </div>
  )
}
