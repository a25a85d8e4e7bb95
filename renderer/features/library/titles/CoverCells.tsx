/** The languages of a row under their headings, or from eight on one column that holds all signs in their order. */
import { use } from 'react'
import type { LibraryCell, LibraryRow } from '../../../../shared/contract/library.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { columnCells, ColumnLanguages, sumOf } from './columnCells.ts'
import { CoverCell, CoverNumber } from './CoverCell.tsx'
import { isOneColumn } from './columns.ts'

export function CoverCells({ row }: { readonly row: LibraryRow }) {
  const { cells, kind, type } = row
  const languages = use(ColumnLanguages)
  const isGroup = kind === 'season' || (kind === 'title' && type === 'tv')
  if (isOneColumn(languages.length)) return <AllCells cells={cells} isGroup={isGroup} />
  return columnCells(cells, languages).map((wished, at) => (
    <div key={languages[at]} role="gridcell" aria-colindex={at + 2} className="cover">
      <LanguageCell cells={wished} isGroup={isGroup} />
    </div>
  ))
}

interface CellsProps {
  readonly cells: readonly LibraryCell[]
  readonly isGroup: boolean
}

function LanguageCell({ cells, isGroup }: CellsProps) {
  const { wording } = useTexts()
  const [cell, ...others] = cells
  if (cell === undefined) return null
  if (others.length === 0) return <CoverCell cell={cell} isGroup={isGroup} />
  return <CoverNumber {...sumOf(cells)} language={wording.languageName(cell.language)} />
}

function AllCells({ cells, isGroup }: CellsProps) {
  const { library } = useTexts()
  return (
    <div role="gridcell" aria-colindex={2} className="cover cover-all">
      {isGroup || cells.some(({ status }) => status === null) ? (
        <CoverNumber {...sumOf(cells)} language={library.columns.coverage} />
      ) : (
        cells.map((cell) => <CoverCell key={cell.wish} cell={cell} isGroup={false} />)
      )}
    </div>
  )
}
