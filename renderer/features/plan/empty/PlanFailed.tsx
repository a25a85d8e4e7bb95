/** Nothing came of it: why, what mends that, and the way back to the plan that stands. */
import type { PlanState } from '../../../../shared/contract/plan.ts'
import { missingInPlan } from '../../../../shared/counting.ts'
import { wholeLibrary } from '../../../app/asking/useCost.ts'
import { RemedyButton } from '../../../app/problem/RemedyButton.tsx'
import { Button } from '../../../components/button/Button.tsx'
import { EmptyState } from '../../../components/page/EmptyState.tsx'
import { problemText } from '../../../texts/hostWords.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { usePlanStore } from '../usePlanStore.ts'

export function PlanFailed({ state: { problem, attempt, sums } }: { readonly state: PlanState }) {
  const texts = useTexts()
  const { plan } = texts
  const makeAgain = usePlanStore('view', (view) => view.makeAgain)
  const goOn = usePlanStore('view', (view) => view.goOn)
  const again = attempt ?? { scope: wholeLibrary, begins: null }
  return (
    <EmptyState isAlert icon="warning" title={plan.failedTitle} {...(problem && { text: problemText(texts, problem) })}>
      <Button look="primary" icon="refresh" onPress={() => void makeAgain(again)}>
        {plan.failedAgain}
      </Button>
      {problem && <RemedyButton code={problem.code} />}
      {attempt && missingInPlan(sums) > 0 && (
        <Button onPress={() => void goOn()}>{plan.backToPlan({ count: sums.videos })}</Button>
      )}
    </EmptyState>
  )
}
