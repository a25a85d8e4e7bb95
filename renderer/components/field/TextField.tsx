/** One line of text to type. The label is always there; it may be for screen readers only. */
import { useId, type KeyboardEvent, type Ref } from 'react'
import { Key } from '../sign/Key.tsx'
import { Icon, type IconName } from '../icons/Icon.tsx'
import './field.css'

export interface TextFieldProps {
  readonly label: string
  readonly value: string
  readonly type?: 'text' | 'search' | 'password' | 'url' | 'number'
  readonly isLabelHidden?: boolean
  readonly icon?: IconName
  readonly placeholder?: string
  readonly hint?: string
  readonly problem?: string | undefined
  readonly maxLength?: number
  /** Of a number. */
  readonly limits?: { readonly least: number; readonly most: number }
  readonly shortcut?: string
  /** The shortcut's keys as they stand on the reader's keyboard; unless told, as `shortcut` names them. */
  readonly keyNames?: readonly string[]
  readonly ref?: Ref<HTMLInputElement>
  readonly onChange: (value: string) => void
  /** Enter, or leaving the field. */
  readonly onCommit?: () => void
  readonly onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void
}

export function TextField({ ref, ...props }: TextFieldProps) {
  const id = useId()
  const note = props.problem ?? props.hint
  return (
    <div className="field">
      <label className={props.isLabelHidden ? 'spoken' : 'field-label'} htmlFor={id}>
        {props.label}
      </label>
      <span className="field-box">
        {props.icon && <Icon name={props.icon} />}
        <input
          id={id}
          ref={ref}
          className="field-input"
          type={props.type ?? 'text'}
          dir="auto"
          value={props.value}
          placeholder={props.placeholder}
          maxLength={props.maxLength ?? 500}
          min={props.limits?.least}
          max={props.limits?.most}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={props.problem !== undefined}
          aria-describedby={note === undefined ? undefined : `${id}-note`}
          aria-keyshortcuts={props.shortcut}
          onChange={(event) => props.onChange(event.target.value)}
          onBlur={props.onCommit}
          onKeyDown={(event) => {
            props.onKeyDown?.(event)
            if (event.key === 'Enter' && !event.defaultPrevented) props.onCommit?.()
          }}
        />
        {props.shortcut !== undefined && props.value === '' && (
          <span className="field-keys" aria-hidden="true">
            {(props.keyNames ?? props.shortcut.split('+')).map((name) => (
              <Key key={name} name={name} />
            ))}
          </span>
        )}
      </span>
      {note !== undefined && (
        <span id={`${id}-note`} className={props.problem === undefined ? 'field-hint' : 'field-problem'}>
          {note}
        </span>
      )}
    </div>
  )
}
