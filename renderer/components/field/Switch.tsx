/** On or off, at once. */
import { useId } from 'react'
import './switch.css'

export interface SwitchProps {
  readonly label: string
  readonly hint?: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

export function Switch({ label, hint, isOn, onChange }: SwitchProps) {
  const id = useId()
  return (
    <div className="switch">
      <button
        type="button"
        role="switch"
        id={id}
        className="switch-track"
        aria-checked={isOn}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onClick={() => onChange(!isOn)}
      />
      <label id={`${id}-label`} htmlFor={id} className="switch-words">
        {label}
      </label>
      {hint !== undefined && (
        <span id={`${id}-hint`} className="field-hint switch-hint">
          {hint}
        </span>
      )}
    </div>
  )
}
