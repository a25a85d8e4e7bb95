/** The budget line: what the plan costs, whether it fits today, what waits until when, and what was free. Each number shows its rows. */
import type { PlanFilter, PlanState } from '../../../shared/contract/plan.ts'
import { Icon } from '../../components/icons/Icon.tsx'
import { NumberLink } from '../../components/NumberLink.tsx'
import { useNow } from '../../components/useNow.ts'
import type { Texts } from '../../texts/Texts.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { budgetOf, type Budget } from './budget.ts'
import { usePlanStore } from './usePlanStore.ts'

export interface PlanCostsProps {
  readonly state: PlanState
  readonly onShowSearches: (batchId: string) => void
}

export function PlanCosts({ state, onShowSearches }: PlanCostsProps) {
  const texts = useTexts()
  const nowMs = useNow()
  const { sums, batchId } = state
  const budget = budgetOf(state)
  const isTight = budget.kind === 'waits'
  const searches = texts.plan.spentOnSearch({ count: sums.searchUnits })
  return (
    <p className="plan-costs">
      <span className={`plan-budget tone-${isTight ? 'look' : 'good'}`}>
        <Icon name={isTight ? 'waiting' : 'check'} />
        <Rows filter={{ source: 'download' }} count={sums.filesFromDownloads} text={budgetWords(texts, budget)} />
        {isTight && <Rows filter={{ answer: 'waiting' }} count={sums.waiting} text={waitWords(texts, budget, nowMs)} />}
      </span>
      {sums.translate > 0 && (
        <Rows
          filter={{ answer: 'translate' }}
          count={sums.translate}
          text={translationWords(texts, sums.translate, state.aiLeft)}
        />
      )}
      {batchId === null || sums.searchUnits === 0 ? (
        <span>{searches}</span>
      ) : (
        <NumberLink text={searches} hint={texts.plan.showUnits} onShow={() => onShowSearches(batchId)} />
      )}
      {sums.filesFromCache > 0 && (
        <Rows
          filter={{ source: 'cache' }}
          count={sums.filesFromCache}
          text={texts.plan.fromCache({ count: sums.filesFromCache })}
        />
      )}
    </p>
  )
}

interface RowsProps {
  readonly filter: Pick<Partial<PlanFilter>, 'answer' | 'source'>
  /** Rows of the filter. */
  readonly count: number
  readonly text: string
}

/** Pressing it lists the rows, pressing it again all; where there are none, the words alone. */
function Rows({ filter, count, text }: RowsProps) {
  const { plan } = useTexts()
  const shown = usePlanStore('view', (state) => state.filter)
  const showOnly = usePlanStore('view', (state) => state.showOnly)
  if (count === 0) return <span>{text}</span>
  const { answer = null, source = null } = filter
  const isShown = shown.answer === answer && shown.source === source && shown.group === null
  return (
    <NumberLink
      text={text}
      hint={plan.showFiles({ count })}
      isShown={isShown}
      onShow={() => showOnly(isShown ? {} : filter)}
    />
  )
}

function translationWords({ ai }: Texts, count: number, left: number | null): string {
  return left === null ? ai.planned({ count }) : ai.plannedOf({ count, left })
}

function budgetWords({ plan }: Texts, budget: Budget): string {
  switch (budget.kind) {
    case 'free':
      return plan.budgetFree
    case 'unknown':
      return plan.budgetUnknown({ count: budget.downloads })
    case 'fits':
      return plan.budgetFits({ count: budget.downloads, left: budget.left })
    case 'waits':
      return plan.budgetRuns({ count: budget.downloads })
  }
}

type Waits = Extract<Budget, { readonly kind: 'waits' }>

function waitWords({ plan, wording }: Texts, { waiting, resumesAtMs }: Waits, nowMs: number): string {
  const until =
    resumesAtMs === null
      ? plan.waitsUnknown
      : plan.waitsUntil({ moment: wording.moment(resumesAtMs), remaining: wording.remaining(resumesAtMs - nowMs) })
  return plan.budgetWaits({ count: waiting, until })
}
