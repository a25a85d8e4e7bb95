/** A new account: its name and its plan. */
import { useEffect, useRef, useState, type SyntheticEvent } from 'react'
import type { PlanName } from '../../../shared/contract/operator.ts'
import { Button } from '../../components/button/Button.tsx'
import { SelectField } from '../../components/field/SelectField.tsx'
import { TextField } from '../../components/field/TextField.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { useOperator } from '../operatorStores.ts'
import { usePlanChoices } from './usePlanChoices.ts'

export function NewAccount({ onEnd }: { readonly onEnd: () => void }) {
  const { operator, common } = useTexts()
  const { make, isBusy } = useOperator('accounts', (state) => state)
  const [name, setName] = useState('')
  const [plan, setPlan] = useState<PlanName>('free')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  async function send(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    if (name.trim() !== '' && (await make(name, plan))) onEnd()
  }
  return (
    <form
      className="operator-form"
      onSubmit={(event) => void send(event)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onEnd()
      }}
    >
      <TextField ref={field} label={operator.accounts.name} value={name} maxLength={100} onChange={setName} />
      <SelectField label={operator.accounts.columns.plan} value={plan} choices={usePlanChoices()} onChange={setPlan} />
      <Button look="primary" type="submit" isBusy={isBusy} isDisabled={name.trim() === ''}>
        {operator.accounts.makeNow}
      </Button>
      <Button onPress={onEnd}>{common.cancel}</Button>
    </form>
  )
}
