/** What a row of the library shows, cell by cell. All text begins on one left edge, all numbers of a language end on one right edge. */
import { use } from 'react'
import type { LibraryRow } from '../../../../shared/contract/library.ts'
import type { RowLook } from '../../../components/list/tree/TreeGrid.tsx'
import { Icon } from '../../../components/icons/Icon.tsx'
import { MiddleCut } from '../../../components/text/MiddleCut.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { ColumnLanguages } from './columnCells.ts'
import { columnCount } from './columns.ts'
import { StepCell } from './StepCell.tsx'
import { CoverCells } from './CoverCells.tsx'
import { codePx, leadPx, looks, NameRoom } from './nameRoom.ts'
import { Poster } from './Poster.tsx'
import { RowLead } from './RowLead.tsx'
import { RowVerbs } from './verbs/RowVerbs.tsx'
import { rowWords } from './rowWords.ts'
import { useVerbRoom } from './verbs/useVerbRoom.ts'

export interface TitleCellsProps {
  readonly row: LibraryRow
  readonly look: RowLook
}

/** The year and its gap. */
const yearPx = 42

export function TitleCells({ row, look }: TitleCellsProps) {
  const { wording } = useTexts()
  const languages = use(ColumnLanguages)
  const verbs = useVerbRoom(row, look.isNear)
  const hasPoster = row.kind === 'title' || (row.kind === 'file' && row.level === 1)
  return (
    <>
      <div role="rowheader" aria-colindex={1} className="shelf-lead">
        <RowLead row={row} look={look} />
        {hasPoster && <Poster posterId={row.poster} title={row.title ?? row.file} />}
        <Words row={row} takenPx={verbs.takenPx} />
        {look.isNear && <RowVerbs row={row} index={look.index} form={verbs.form} />}
      </div>
      {look.isWhole && <CoverCells row={row} />}
      {look.isWhole && viewOf(row) === 'files' && <StepCell row={row} />}
      {look.isWhole && (
        <div role="gridcell" aria-colindex={columnCount(languages.length, viewOf(row))} className="shelf-changed">
          {row.kind === 'season' ? '' : wording.shortDay(row.changedMs)}
        </div>
      )}
    </>
  )
}

/** Files stand at the first level where each is a row of its own. */
function viewOf({ kind, level }: LibraryRow): 'titles' | 'files' {
  return kind === 'file' && level === 1 ? 'files' : 'titles'
}

interface WordsProps {
  readonly row: LibraryRow
  /** By what stands at the end of its second line. */
  readonly takenPx: number
}

function Words({ row, takenPx }: WordsProps) {
  const texts = useTexts()
  const room = use(NameRoom)
  const { code, name, year, second } = rowWords(texts, row)
  const widthPx = room === null ? null : room - leadPx - (code === '' ? 0 : codePx)
  const firstPx = widthPx === null ? null : widthPx - (year === '' ? 0 : yearPx)
  if (row.kind === 'season')
    return (
      <div className="shelf-words shelf-words-season">
        <span className="shelf-season clip">{name}</span>
        <span className="faint small clip">{second}</span>
      </div>
    )
  return (
    <div
      className={`shelf-words ${code === '' ? '' : 'shelf-words-coded'} ${second === '' ? 'shelf-words-single' : ''}`}
    >
      {code !== '' && <bdi className="shelf-code clip">{code}</bdi>}
      <div className="shelf-first">
        <MiddleCut
          className="shelf-name"
          text={name}
          widthPx={firstPx}
          look={row.level === 1 ? looks.title : looks.name}
        />
        {year !== '' && <span className="shelf-year">{year}</span>}
        {row.hasRules && <Rules />}
      </div>
      <div className="shelf-second" style={{ paddingInlineEnd: takenPx }}>
        {row.away === null || row.level > 1 ? (
          <MiddleCut text={second} widthPx={widthPx === null ? null : widthPx - takenPx} look={looks.second} />
        ) : (
          <AwayBadge folder={row.away} />
        )}
      </div>
    </div>
  )
}

function Rules() {
  const { library } = useTexts()
  return (
    <span className="shelf-rules" role="img" aria-label={library.hasRules} title={library.hasRules}>
      <Icon name="settings" />
    </span>
  )
}

function AwayBadge({ folder }: { readonly folder: string }) {
  const { library } = useTexts()
  return (
    <span className="shelf-badge">
      <Icon name="away" />
      <bdi className="clip">{library.isAway({ folder })}</bdi>
    </span>
  )
}
