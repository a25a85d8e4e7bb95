/** Pausing, going on, cancelling, trying again. Whatever is pressed, finished files stay. */
import type { ActivityState, PlanState } from '../../../shared/contract/plan.ts'
import { Button } from '../../components/Button.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { useActivityStore } from './useActivityStore.ts'

export interface ActivityActionsProps {
  readonly plan: PlanState
  readonly activity: ActivityState
}

export function ActivityActions({ plan, activity }: ActivityActionsProps) {
  const texts = useTexts()
  const order = useActivityStore('view', (view) => view.order)
  const isUnderWay = plan.phase === 'running' || plan.phase === 'paused'
  const again = activity.counts.failed + activity.counts.waiting
  return (
    <>
      {!isUnderWay && again > 0 && (
        <Button icon="refresh" onPress={() => void order('activity.retry')}>
          {texts.activity.retry({ count: again })}
        </Button>
      )}
      {plan.phase === 'running' && (
        <Button icon="pause" onPress={() => void order('plan.pause')}>
          {texts.activity.pause}
        </Button>
      )}
      {plan.phase === 'paused' && (
        <Button look="primary" icon="play" onPress={() => void order('plan.resume')}>
          {texts.activity.resume}
        </Button>
      )}
      {isUnderWay && (
        <span title={texts.activity.cancelHint}>
          <Button icon="stop" onPress={() => void order('plan.cancel')}>
            {texts.activity.cancel}
          </Button>
        </span>
      )}
    </>
  )
}
