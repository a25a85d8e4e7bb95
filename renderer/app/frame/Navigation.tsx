/** The way between screens, with the commands above them and the meters always in sight below. */
import type { ReactNode } from 'react'
import { commandTable } from '../../../shared/commands/commandTable.ts'
import { Icon } from '../../components/icons/Icon.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { spokenKeys } from '../commands/chord.ts'
import { isMac, Keys } from '../keys/Keys.tsx'
import { Mark } from './Mark.tsx'
import type { ScreenId } from '../address/screen.ts'
import { chordOf } from '../address/screenDigits.ts'
import { screens } from '../screens.ts'
import './navigation.css'

export interface NavigationProps {
  readonly open: ScreenId
  readonly onOpen: (screen: ScreenId) => void
  readonly onCommands: () => void
  /** What stands beside the name of a screen. */
  readonly statusOf: (screen: ScreenId) => ReactNode
  /** What stands at the foot. */
  readonly children: ReactNode
}

const paletteKeys = commandTable.palette.keys

export function Navigation({ open, onOpen, onCommands, statusOf, children }: NavigationProps) {
  const { shell, commands } = useTexts()
  return (
    <div className="navigation">
      <header className="navigation-mark">
        <Mark />
        <span className="navigation-name">Undertitle</span>
      </header>
      <nav aria-label={shell.navigation}>
        <ul className="navigation-list">
          <li>
            <button
              type="button"
              className="navigation-link"
              aria-haspopup="dialog"
              aria-keyshortcuts={spokenKeys(paletteKeys, isMac)}
              title={commands.names.palette}
              onClick={onCommands}
            >
              <Icon name="prompt" />
              <span className="navigation-label">{commands.names.palette}</span>
              <span className="navigation-keys">
                <Keys chord={paletteKeys} />
              </span>
            </button>
          </li>
          {screens.map(({ id, icon }) => (
            <li key={id} className={`navigation-item-${id}`}>
              <button
                type="button"
                className="navigation-link"
                aria-current={id === open ? 'page' : undefined}
                aria-keyshortcuts={chordOf(id) ?? undefined}
                title={titleOf(shell.screens[id], chordOf(id))}
                onClick={() => onOpen(id)}
              >
                <Icon name={icon} />
                <span className="navigation-label">{shell.screens[id]}</span>
                {statusOf(id)}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <div className="navigation-foot">{children}</div>
    </div>
  )
}

function titleOf(name: string, chord: string | null): string {
  return chord === null ? name : `${name} (${chord})`
}
