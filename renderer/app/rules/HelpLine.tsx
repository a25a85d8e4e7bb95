/** One thing that helps: what, what it costs, and its button. */
import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../components/icons/Icon.tsx'

interface HelpLineProps {
  readonly icon: IconName
  readonly text: string
  readonly cost: string
  readonly children: ReactNode
}

export function HelpLine({ icon, text, cost, children }: HelpLineProps) {
  return (
    <div className="help">
      <Icon name={icon} />
      <div className="help-words">
        <span>{text}</span>
        <span className="faint">{cost}</span>
      </div>
      {children}
    </div>
  )
}
