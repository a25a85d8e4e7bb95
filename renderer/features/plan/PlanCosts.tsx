/** The budget line: what the plan costs, whether it fits today, what waits until when, and what was free. */
import type { PlanState } from '../../../shared/contract/plan.ts'
import { Icon } from '../../components/icons/Icon.tsx'
import { useNow } from '../../components/useNow.ts'
import type { Texts } from '../../texts/en.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { budgetOf, type Budget } from './budget.ts'

export function PlanCosts({ state }: { readonly state: PlanState }) {
  const texts = useTexts()
  const nowMs = useNow()
  const { sums } = state
  const budget = budgetOf(state)
  const isTight = budget.kind === 'waits'
  return (
    <p className="plan-costs">
      <span className={`plan-budget tone-${isTight ? 'look' : 'good'}`}>
        <Icon name={isTight ? 'waiting' : 'check'} />
        {budgetWords(texts, budget, nowMs)}
      </span>
      {sums.translate > 0 && <span>{texts.ai.planned(sums.translate, state.aiLeft)}</span>}
      <span>{texts.plan.spentOnSearch(sums.searchUnits)}</span>
      {sums.fromCache > 0 && <span>{texts.plan.answersFromCache(sums.fromCache)}</span>}
    </p>
  )
}

function budgetWords({ plan, wording }: Texts, budget: Budget, nowMs: number): string {
  switch (budget.kind) {
    case 'free':
      return plan.budgetFree
    case 'unknown':
      return plan.budgetUnknown(budget.downloads)
    case 'fits':
      return plan.budgetFits(budget.downloads, budget.left)
    case 'waits': {
      const { downloads, waiting, resumesAtMs } = budget
      const until =
        resumesAtMs === null
          ? plan.waitsUnknown
          : plan.waitsUntil(wording.moment(resumesAtMs), wording.remaining(resumesAtMs - nowMs))
      return `${plan.budgetWaits(downloads, waiting)}${until}`
    }
  }
}
