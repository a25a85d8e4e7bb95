/** What the plan does for one language of a video: a sign with its word, and below it from where or why. */
import type { PlanCell } from '../../../../shared/contract/plan.ts'
import { Button } from '../../../components/button/Button.tsx'
import { Icon } from '../../../components/icons/Icon.tsx'
import { TwoLines } from '../../../components/list/TwoLines.tsx'
import { FittedName } from '../../../components/text/FittedName.tsx'
import { shownText } from '../../../components/text/untrusted.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { answerStyles, canBeReviewed, cellStyle } from './answerStyles.ts'
import { cellWords, type Resumption } from '../planWords.ts'

export interface PlanCellViewProps {
  /** The wish, and where it can be had its forced subtitle; none where the video does not want the language. */
  readonly cells: readonly PlanCell[]
  readonly resumption: Resumption
  /** The keys stand on its column. */
  readonly isAt: boolean
  readonly onReview: ((cell: PlanCell) => void) | null
  readonly onRename: (cell: PlanCell) => void
}

export function PlanCellView({ cells, resumption, isAt, onReview, onRename }: PlanCellViewProps) {
  const texts = useTexts()
  const cell = cells.find(({ isForced }) => !isForced) ?? cells[0]
  if (!cell) return <span className="faint">{texts.plan.cells.nothing}</span>
  if (cell.answer === 'yours') return <YoursCell cell={cell} onRename={onRename} />
  const { icon, tone } = cellStyle(cell)
  const { word, detail } = cellWords(texts, cell, resumption)
  const withForced =
    cells.length > 1 ? [detail, texts.plan.cells.forced].filter((part) => part !== '').join(' ') : detail
  const names = [cell.outputName, cell.release].flatMap((name) => (name === null ? [] : shownText(name)))
  // What has no room below is whole in the tip.
  const title = [...names, withForced].filter((line) => line !== '').join('\n')
  return (
    <span className={`plan-cell tone-${tone} ${isAt ? 'plan-cell-at' : ''}`} title={title === '' ? undefined : title}>
      <Icon name={icon} />
      <TwoLines below={withForced === '' ? undefined : <span className="clip">{withForced}</span>}>
        {onReview && canBeReviewed(cell.answer) ? (
          <CellLink cell={cell} words={word} detail={detail} onReview={onReview} />
        ) : (
          <span className="plan-cell-word clip">{word}</span>
        )}
      </TwoLines>
    </span>
  )
}

interface CellLinkProps {
  readonly cell: PlanCell
  readonly words: string
  readonly detail: string
  readonly onReview: (cell: PlanCell) => void
}

/** Only what asks looks like a link; the others open as well. */
function CellLink({ cell, words, detail, onReview }: CellLinkProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={`plan-cell-link plan-cell-word clip ${cell.answer === 'ask' ? 'plan-cell-asks' : ''}`}
      aria-label={detail === '' ? words : `${words}, ${detail}`}
      onClick={(event) => {
        event.stopPropagation()
        onReview(cell)
      }}
    >
      {words}
    </button>
  )
}

function YoursCell({ cell, onRename }: Pick<PlanCellViewProps, 'onRename'> & { readonly cell: PlanCell }) {
  const { plan } = useTexts()
  return (
    <TwoLines below={<FittedName text={cell.outputName ?? ''} />}>
      <span className="plan-rename">
        <Button size="s" icon={answerStyles.yours.icon} label={plan.renameYoursWhy} onPress={() => onRename(cell)}>
          {plan.renameYours}
        </Button>
      </span>
    </TwoLines>
  )
}
