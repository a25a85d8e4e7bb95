/** While the plan is being made: how far it is, and a way out. Nothing modal: the other screens stay in reach. */
import type { PlanState } from '../../../../shared/contract/plan.ts'
import { Button } from '../../../components/button/Button.tsx'
import { ProgressBar } from '../../../components/sign/ProgressBar.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'

export interface MatchProgressProps {
  readonly state: PlanState
  readonly onCancel: () => void
}

export function MatchProgress({ state, onCancel }: MatchProgressProps) {
  const { plan, wording } = useTexts()
  const { done, total } = state.progress
  const label = state.phase === 'scanning' ? plan.scanning : plan.matching
  return (
    <div className="plan-matching">
      <p className="plan-matching-label" role="status">
        {label}
      </p>
      <ProgressBar label={label} progress={total === 0 ? null : done / total} />
      <p className="plan-matching-count number">
        {total === 0
          ? wording.number(done)
          : plan.progressOf({ done: wording.number(done), total: wording.number(total) })}
      </p>
      <Button onPress={onCancel}>{plan.cancel}</Button>
    </div>
  )
}
