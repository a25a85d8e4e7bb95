/** One line of a short list beside the work: a folder to walk into, or to narrow the list to. */
import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icons/Icon.tsx'
import './listLine.css'

export interface ListLineProps {
  readonly icon: IconName
  readonly children: ReactNode
  /** For a line that stays chosen. */
  readonly isChosen?: boolean
  readonly onPress: () => void
}

export function ListLine({ icon, children, isChosen, onPress }: ListLineProps) {
  return (
    <button type="button" className="list-line" aria-pressed={isChosen} onClick={onPress}>
      <Icon name={icon} />
      {children}
    </button>
  )
}
