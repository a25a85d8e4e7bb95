/** A secret that can be set, replaced and forgotten, never read: the app knows only how it ends. */
import { useEffect, useRef, useState } from 'react'
import type { SettingsState } from '../../../shared/contract/settings.ts'
import { Button } from '../../components/button/Button.tsx'
import { Icon } from '../../components/icons/Icon.tsx'
import { TextField } from '../../components/field/TextField.tsx'
import { secretWords } from '../../texts/secretWords.ts'
import { useTexts } from '../../texts/TextsContext.tsx'

export interface SecretFieldProps {
  readonly label: string
  readonly secret: SettingsState['apiKey']
  readonly onSet: (value: string) => void
}

export function SecretField({ label, secret, onSet }: SecretFieldProps) {
  const texts = useTexts()
  const { settings } = texts
  const field = useRef<HTMLInputElement>(null)
  const [isReplacing, setIsReplacing] = useState(false)
  const [typed, setTyped] = useState('')
  // The button that was pressed is gone: whoever replaces it types at once.
  useEffect(() => {
    if (isReplacing) field.current?.focus()
  }, [isReplacing])
  if (secret.isSet && !isReplacing)
    return (
      <div className="field">
        <span className="field-label">{label}</span>
        <span className="settings-secret">
          <Icon name="key" />
          <span className="code">{secretWords(texts, secret)}</span>
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
      <TextField ref={field} label={label} type="password" icon="key" value={typed} onChange={setTyped} />
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
