/** A small word or code with a state: a language and how it stands, a kind, a count. */
import { Icon, type IconName } from '../icons/Icon.tsx'
import type { Tone } from './tone.ts'
import './badge.css'

export interface BadgeProps {
  /** Shown as it is: make strings from outside safe first. */
  readonly text: string
  readonly tone?: Tone
  readonly icon?: IconName
  /** Outlined: something that is not there. */
  readonly isHollow?: boolean
  /** The whole sentence, for the tooltip and for screen readers. */
  readonly label?: string
}

export function Badge({ text, tone = 'quiet', icon, isHollow = false, label }: BadgeProps) {
  return (
    <span
      className={`badge tone-${tone} ${isHollow ? 'badge-hollow' : ''}`}
      // Words for screen readers alone would have to be hidden from sight, which costs a list its smooth scrolling.
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      title={label}
    >
      {icon && <Icon name={icon} />}
      <bdi>{text}</bdi>
    </span>
  )
}
