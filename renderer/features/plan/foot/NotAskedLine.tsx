/** What the plan does not ask for yet, of all that was meant, and the way to go on with it. */
import type { PlanState } from '../../../../shared/contract/plan.ts'
import { Button } from '../../../components/button/Button.tsx'
import { Icon } from '../../../components/icons/Icon.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { isOpenToChange } from './budget.ts'
import { usePlanStore } from '../usePlanStore.ts'

export function NotAskedLine({ state }: { readonly state: PlanState }) {
  const { plan } = useTexts()
  const makeNext = usePlanStore('view', (view) => view.makeNext)
  const { notAsked } = state
  if (notAsked === null) return null
  const { videos, searches, next } = notAsked
  return (
    <div className="plan-not-asked">
      <Icon name="ring" />
      <span>{plan.notAsked({ videos, count: searches })}</span>
      <Button size="s" isDisabled={!isOpenToChange(state)} onPress={() => void makeNext()}>
        {next.videos < videos
          ? plan.askNext({ videos: next.videos, count: next.searches })
          : plan.askRest({ videos, count: searches })}
      </Button>
    </div>
  )
}
