/** A number that is a filter: pressing it shows the rows that were counted. */
import type { CSSProperties } from 'react'
import { Icon, type IconName } from '../icons/Icon.tsx'
import type { Tone } from './tone.ts'
import './filterChip.css'

export interface FilterChipProps {
  readonly label: string
  /** As it is shown, in the reader's language. */
  readonly count: string
  /** The longest that it may be: what stands beside it keeps its place. */
  readonly widest?: string
  readonly isChosen: boolean
  readonly isEmpty?: boolean
  readonly tone?: Tone
  readonly icon?: IconName
  /** What it counts, where its label does not say it. */
  readonly hint?: string
  readonly onChoose: () => void
}

export function FilterChip({
  label,
  count,
  widest = count,
  isChosen,
  isEmpty = false,
  tone = 'quiet',
  icon,
  hint,
  onChoose,
}: FilterChipProps) {
  return (
    <button
      type="button"
      className={`filter-chip tone-${tone} ${isEmpty ? 'filter-chip-empty' : ''}`}
      aria-pressed={isChosen}
      title={hint ?? label}
      style={spareRoom(widest, count)}
      onClick={onChoose}
    >
      {icon && <Icon name={icon} />}
      <span className="filter-chip-count">{count}</span>
      <span className="filter-chip-label">{label}</span>
    </button>
  )
}

function spareRoom(widest: string, count: string): CSSProperties {
  return { '--spare': Math.max(0, widest.length - count.length) } as CSSProperties
}
