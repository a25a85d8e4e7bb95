/** The plans, to choose from. */
import type { PlanName } from '../../../shared/contract/operator.ts'
import type { Choice } from '../../components/field/SelectField.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'

const planNames: readonly PlanName[] = ['free', 'plus', 'pro']

export function usePlanChoices(): readonly Choice<PlanName>[] {
  const { plans } = useTexts().operator.accounts
  return planNames.map((value) => ({ value, label: plans[value] }))
}
