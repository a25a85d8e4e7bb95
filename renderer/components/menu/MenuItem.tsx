/** One verb of a menu; one that cannot be done says why below its name. */
import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icons/Icon.tsx'

export interface MenuItemProps {
  readonly icon: IconName
  readonly title: string
  /** null: it can be done. */
  readonly why: string | null
  /** What stands below the name: why it cannot be done, or what it is done to. */
  readonly note?: ReactNode
  readonly keys?: string | null
  readonly spokenKeys?: string | undefined
  readonly onRun: () => void
}

export function MenuItem({ icon, title, why, note = why, keys = null, spokenKeys, onRun }: MenuItemProps) {
  return (
    <button
      type="button"
      role="menuitem"
      className="menu-item"
      tabIndex={-1}
      aria-disabled={why !== null}
      aria-keyshortcuts={spokenKeys}
      onPointerEnter={(event) => event.currentTarget.focus({ preventScroll: true })}
      onClick={() => why === null && onRun()}
    >
      <Icon name={icon} />
      <span className="menu-words">
        {title}
        {note !== null && <span className="menu-why">{note}</span>}
      </span>
      {keys !== null && <span className="menu-keys">{keys}</span>}
    </button>
  )
}
