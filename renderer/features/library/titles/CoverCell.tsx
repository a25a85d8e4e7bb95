/** How one language stands for a row: a sign for one video, a number with a bar for a group. */
import type { LibraryCell } from '../../../../shared/contract/library.ts'
import { CoverageSign } from '../../../components/sign/CoverageSign.tsx'
import { signOf } from '../../../components/sign/coverageSign.ts'
import { Track } from '../../../components/sign/Track.tsx'
import { signTip, signWords } from '../../../texts/signWords.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'

export interface CoverCellProps {
  readonly cell: LibraryCell
  readonly isGroup: boolean
}

export function CoverCell({ cell, isGroup }: CoverCellProps) {
  const texts = useTexts()
  const { status, covered, total } = cell
  if (status !== null && (!isGroup || total === 0))
    return <CoverageSign sign={signOf(status)} words={signWords(texts, status)} tip={signTip(texts, status)} />
  return <CoverNumber covered={covered} total={total} language={texts.wording.languageName(cell.language)} />
}

export interface CoverNumberProps {
  readonly covered: number
  readonly total: number
  readonly language: string
}

export function CoverNumber({ covered, total, language }: CoverNumberProps) {
  const { library, wording } = useTexts()
  const words = library.cell({ language, covered, total })
  const isWhole = covered === total
  return (
    <span className={`cover-count ${isWhole ? 'cover-whole' : ''}`} title={words}>
      <span className="cover-number" aria-hidden="true">
        {wording.number(covered)}/{wording.number(total)}
      </span>
      <span className="spoken">{words}</span>
      <Track part={total === 0 ? 1 : covered / total} {...(isWhole && { look: 'whole' as const })} />
    </span>
  )
}
