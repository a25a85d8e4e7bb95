/** Where something stands: an icon in its tone and a word. */
import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icons/Icon.tsx'
import type { Tone } from './tone.ts'
import './stateWord.css'

export interface StateWordProps {
  readonly icon: IconName
  readonly tone: Tone
  readonly children: ReactNode
}

export function StateWord({ icon, tone, children }: StateWordProps) {
  return (
    <span className={`state-word tone-${tone}`}>
      <Icon name={icon} />
      <span className="clip">{children}</span>
    </span>
  )
}
