/** The way between screens, with the meters always in sight below it. */
import type { ReactNode } from 'react'
import { Icon } from '../components/icons/Icon.tsx'
import { useTexts } from '../texts/TextsContext.tsx'
import { Mark } from './Mark.tsx'
import type { ScreenId } from './screen.ts'
import { screens } from './screens.ts'
import './navigation.css'

export interface NavigationProps {
  readonly open: ScreenId
  readonly onOpen: (screen: ScreenId) => void
  /** What stands at the foot. */
  readonly children: ReactNode
}

export function Navigation({ open, onOpen, children }: NavigationProps) {
  const texts = useTexts()
  return (
    <div className="navigation">
      <div className="navigation-mark">
        <Mark />
        <span className="navigation-name">Undertitle</span>
      </div>
      <nav aria-label={texts.shell.navigation}>
        <ul className="navigation-list">
          {screens.map(({ id, icon }, index) => (
            <li key={id} className={`navigation-item-${id}`}>
              <button
                type="button"
                className="navigation-link"
                aria-current={id === open ? 'page' : undefined}
                aria-keyshortcuts={`Alt+${index + 1}`}
                title={`${texts.shell.screens[id]} (Alt+${index + 1})`}
                aria-label={texts.shell.screens[id]}
                onClick={() => onOpen(id)}
              >
                <Icon name={icon} />
                <span className="navigation-label">{texts.shell.screens[id]}</span>
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <div className="navigation-foot">{children}</div>
    </div>
  )
}
