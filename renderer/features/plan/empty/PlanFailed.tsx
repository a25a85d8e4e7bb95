/** Nothing came of it: why, what mends that, and the way back to the plan that stands. */
import type { PlanState } from '../../../../shared/contract/plan.ts'
import { missingInPlan } from '../../../../shared/counting.ts'
import { useSearchWords, wholeLibrary } from '../../../app/asking/useCost.ts'
import { RemedyButton } from '../../../app/problem/RemedyButton.tsx'
import { Button } from '../../../components/button/Button.tsx'
import { EmptyState } from '../../../components/page/EmptyState.tsx'
import { problemText } from '../../../texts/hostWords.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { usePlanStore } from '../usePlanStore.ts'

export function PlanFailed({ state: { problem, attempt, sums, retryAtMs } }: { readonly state: PlanState }) {
  const texts = useTexts()
  const { plan, watch, wording } = texts
  const tryAgain = usePlanStore('view', (view) => view.tryAgain)
  const goOn = usePlanStore('view', (view) => view.goOn)
  const again = attempt ?? { scope: wholeLibrary, newest: null, begins: null }
  // What cannot be reached cannot be asked what is left: its price is told when it is back.
  const againWords = useSearchWords(plan.failedAgain, problem === null ? again.scope : null)
  // Without a problem the service, which was away, answers again.
  const told = problem && [
    problemText(texts, problem),
    retryAtMs === null ? '' : watch.triedAgain({ time: wording.time(retryAtMs) }),
  ]
  return (
    <EmptyState
      isAlert={problem !== null}
      icon={problem ? 'warning' : 'check'}
      title={problem ? plan.failedTitle : plan.serviceBack}
      {...(told && { text: told.filter((part) => part !== '').join(' ') })}
    >
      <Button look="primary" icon="refresh" onPress={() => void tryAgain(again)}>
        {againWords}
      </Button>
      {problem && <RemedyButton code={problem.code} />}
      {attempt && missingInPlan(sums) > 0 && (
        <Button onPress={() => void goOn()}>{plan.backToPlan({ count: sums.videos })}</Button>
      )}
    </EmptyState>
  )
}
