/** Where no plan is: how to make one, and how to make again the one that a restart has taken away. */
import { useSearchWords, wholeLibrary } from '../../../app/asking/useCost.ts'
import type { PlanState } from '../../../../shared/contract/plan.ts'
import { Button } from '../../../components/button/Button.tsx'
import { EmptyState } from '../../../components/page/EmptyState.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { usePlanStore } from '../usePlanStore.ts'

export function NoPlan({ former }: Pick<PlanState, 'former'>) {
  const { plan, wording } = useTexts()
  const make = usePlanStore('view', (view) => view.make)
  const words = useSearchWords(plan.make, wholeLibrary)
  const makeFormer = usePlanStore('view', (view) => view.makeFormer)
  if (former === null)
    return (
      <EmptyState icon="plan" title={plan.emptyTitle} text={plan.emptyHint}>
        <Button look="primary" onPress={() => void make()}>
          {words}
        </Button>
      </EmptyState>
    )
  const { videos, decided, madeMs } = former
  return (
    <EmptyState
      icon="plan"
      title={plan.former.title({ count: videos })}
      text={plan.former.hint({ count: decided, moment: wording.moment(madeMs) })}
    >
      <Button look="primary" icon="refresh" onPress={() => void makeFormer()}>
        {plan.former.make}
      </Button>
      <Button onPress={() => void make()}>{words}</Button>
    </EmptyState>
  )
}
