/** A key of the keyboard, as people see it: named as on theirs; arrows and Enter are drawn, because not every font has their signs. */
import { useTexts } from '../../texts/TextsContext.tsx'
import type { Texts } from '../../texts/Texts.ts'
import { Icon, type IconName } from '../icons/Icon.tsx'
import './key.css'

const drawn: Readonly<Record<string, IconName>> = {
  '↑': 'arrowUp',
  '↓': 'arrowDown',
  '←': 'arrowLeft',
  '→': 'arrowRight',
  '⏎': 'enter',
}

/** Those that keyboards of some languages name otherwise. */
const named: Readonly<Record<string, keyof Texts['common']['keys']>> = {
  Ctrl: 'control',
  Shift: 'shift',
  Home: 'home',
  End: 'end',
  PgUp: 'pageUp',
  PgDn: 'pageDown',
}

export function Key({ name }: { readonly name: string }) {
  const { keys } = useTexts().common
  const icon = drawn[name]
  const id = named[name]
  return (
    <kbd className="key">
      {icon && <Icon name={icon} />}
      <span className={icon ? 'spoken' : undefined}>{id ? keys[id] : name}</span>
    </kbd>
  )
}
