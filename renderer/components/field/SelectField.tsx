/** One of a few: the system's own list, so that keyboard and screen readers work as everywhere. */
import { useId } from 'react'
import { Icon } from '../icons/Icon.tsx'
import './field.css'

export interface Choice<Value extends string> {
  readonly value: Value
  readonly label: string
  /** The heading that it stands under, beside those of the same group. */
  readonly group?: string
}

export interface SelectFieldProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly choices: readonly Choice<Value>[]
  readonly isLabelHidden?: boolean
  readonly hint?: string
  readonly onChange: (value: Value) => void
}

export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const id = useId()
  return (
    <div className="field">
      <label className={props.isLabelHidden ? 'spoken' : 'field-label'} htmlFor={id}>
        {props.label}
      </label>
      <span className="field-box field-select">
        <select
          id={id}
          className="field-input"
          value={props.value}
          onChange={(event) => {
            const chosen = props.choices.find(({ value }) => value === event.target.value)
            if (chosen) props.onChange(chosen.value)
          }}
        >
          {groupsOf(props.choices).map(({ group, choices }) =>
            group === undefined ? (
              <Options key="" choices={choices} />
            ) : (
              <optgroup key={group} label={group}>
                <Options choices={choices} />
              </optgroup>
            ),
          )}
        </select>
        <Icon name="chevronDown" />
      </span>
      {props.hint !== undefined && <span className="field-hint">{props.hint}</span>}
    </div>
  )
}

function Options({ choices }: Pick<SelectFieldProps<string>, 'choices'>) {
  return choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}

interface ChoiceGroup {
  readonly group: string | undefined
  readonly choices: readonly Choice<string>[]
}

/** Each where its first choice stands. */
function groupsOf(choices: readonly Choice<string>[]): readonly ChoiceGroup[] {
  const groups = [...new Set(choices.map(({ group }) => group))]
  return groups.map((group) => ({ group, choices: choices.filter((choice) => choice.group === group) }))
}
