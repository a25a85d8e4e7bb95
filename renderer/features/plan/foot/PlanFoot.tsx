/** Below the plan: what must be reviewed before it can be written, and that nothing is paid yet. */
import type { PlanState } from '../../../../shared/contract/plan.ts'
import { useApp } from '../../../app/stores/appContext.ts'
import { Button } from '../../../components/button/Button.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { canRun, isOpenToChange } from './budget.ts'

export function PlanFoot({ state }: { readonly state: PlanState }) {
  const { plan } = useTexts()
  const { openScreen } = useApp()
  const { ask } = state.sums
  const isToRun = canRun(state)
  if (!isOpenToChange(state) || (ask === 0 && !isToRun)) return null
  return (
    <footer className="plan-foot">
      {ask > 0 && (
        <>
          <span>{plan.needReview({ count: ask })}</span>
          <Button icon="question" onPress={() => openScreen('review')}>
            {plan.lookAt({ count: ask })}
          </Button>
        </>
      )}
      {isToRun && <span className="plan-foot-note quiet">{plan.nothingYet}</span>}
    </footer>
  )
}
