/** One of two to five, all in sight. A radio group to the keyboard and to screen readers. */
import { useId } from 'react'
import { Icon, type IconName } from '../icons/Icon.tsx'
import './segmentedControl.css'

export interface Segment<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly icon?: IconName
}

export interface SegmentedControlProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly segments: readonly Segment<Value>[]
  readonly onChange: (value: Value) => void
}

export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={props.label} className="segmented-control">
      {props.segments.map(({ value, label, icon }) => (
        <label key={value} className="segment">
          <input
            type="radio"
            className="spoken"
            name={name}
            value={value}
            checked={value === props.value}
            onChange={() => props.onChange(value)}
          />
          {icon && <Icon name={icon} />}
          <span>{label}</span>
        </label>
      ))}
    </div>
  )
}
