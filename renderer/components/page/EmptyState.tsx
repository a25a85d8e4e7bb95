/** What stands where rows would be: why there are none, and what to do about it. */
import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icons/Icon.tsx'
import './emptyState.css'

export interface EmptyStateProps {
  readonly icon: IconName
  readonly title: string
  readonly text?: string
  /** It came unawaited: a screen reader says it at once. */
  readonly isAlert?: boolean
  /** Buttons. */
  readonly children?: ReactNode
}

export function EmptyState({ icon, title, text, isAlert = false, children }: EmptyStateProps) {
  return (
    <div className="empty-state" role={isAlert ? 'alert' : undefined}>
      <span className="empty-state-icon">
        <Icon name={icon} />
      </span>
      <h2 className="empty-state-title">{title}</h2>
      {text !== undefined && <p className="empty-state-text">{text}</p>}
      {children !== undefined && <div className="empty-state-actions">{children}</div>}
    </div>
  )
}
