/** Several lines of text to type. */
import { useId } from 'react'
import './field.css'
import './textArea.css'

export interface TextAreaProps {
  readonly label: string
  readonly value: string
  readonly rows?: number
  readonly hint?: string
  readonly maxLength?: number
  readonly onChange: (value: string) => void
  /** Leaving the field. */
  readonly onCommit?: () => void
}

export function TextArea(props: TextAreaProps) {
  const id = useId()
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {props.label}
      </label>
      <span className="field-box text-area">
        <textarea
          id={id}
          className="field-input"
          dir="auto"
          rows={props.rows ?? 2}
          value={props.value}
          maxLength={props.maxLength ?? 2_000}
          spellCheck={false}
          aria-describedby={props.hint === undefined ? undefined : `${id}-hint`}
          onChange={(event) => props.onChange(event.target.value)}
          onBlur={props.onCommit}
        />
      </span>
      {props.hint !== undefined && (
        <span id={`${id}-hint`} className="field-hint">
          {props.hint}
        </span>
      )}
    </div>
  )
}
