/** A number that is a filter: pressing it shows the rows that were counted. */
import { Icon, type IconName } from '../icons/Icon.tsx'
import type { Tone } from './tone.ts'
import './filterChip.css'

export interface FilterChipProps {
  readonly label: string
  /** As it is shown, in the reader's language. */
  readonly count: string
  readonly isChosen: boolean
  readonly isEmpty?: boolean
  readonly tone?: Tone
  readonly icon?: IconName
  readonly onChoose: () => void
}

export function FilterChip({
  label,
  count,
  isChosen,
  isEmpty = false,
  tone = 'quiet',
  icon,
  onChoose,
}: FilterChipProps) {
  return (
    <button
      type="button"
      className={`filter-chip tone-${tone} ${isEmpty ? 'filter-chip-empty' : ''}`}
      aria-pressed={isChosen}
      title={label}
      onClick={onChoose}
    >
      {icon && <Icon name={icon} />}
      <span className="filter-chip-count">{count}</span>
      <span className="filter-chip-label">{label}</span>
    </button>
  )
}
