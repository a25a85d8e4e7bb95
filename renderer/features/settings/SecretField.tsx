/** A secret that can be set, replaced and forgotten, never read: the app knows only how it ends. */
import { useState } from 'react'
import type { SettingsState } from '../../../shared/contract/settings.ts'
import { Button } from '../../components/button/Button.tsx'
import { Icon } from '../../components/icons/Icon.tsx'
import { TextField } from '../../components/field/TextField.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'

export interface SecretFieldProps {
  readonly label: string
  readonly secret: SettingsState['apiKey']
  readonly onSet: (value: string) => void
}

export function SecretField({ label, secret, onSet }: SecretFieldProps) {
  const { settings } = useTexts()
  const [isReplacing, setIsReplacing] = useState(false)
  const [typed, setTyped] = useState('')
  if (secret.isSet && !isReplacing)
    return (
      <div className="field">
        <span className="field-label">{label}</span>
        <span className="settings-secret">
          <Icon name="key" />
          <span className="code">{settings.secretSet({ ending: secret.ending })}</span>
          <Button size="s" onPress={() => setIsReplacing(true)}>
            {settings.replace}
          </Button>
          <Button size="s" look="danger" onPress={() => onSet('')}>
            {settings.forget}
          </Button>
        </span>
      </div>
    )
  return (
    <form
      className="settings-secret-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (typed.trim() !== '') onSet(typed.trim())
        setTyped('')
        setIsReplacing(false)
      }}
    >
      <TextField label={label} type="password" icon="key" value={typed} onChange={setTyped} />
      <Button type="submit" isDisabled={typed.trim() === ''}>
        {settings.save}
      </Button>
      {secret.isSet && (
        <Button look="ghost" onPress={() => setIsReplacing(false)}>
          {settings.keep}
        </Button>
      )}
    </form>
  )
}
