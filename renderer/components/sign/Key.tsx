/** A key of the keyboard, as people see it: arrows and Enter are drawn, because not every font has their signs. */
import { Icon, type IconName } from '../icons/Icon.tsx'
import './key.css'

const drawn: Readonly<Record<string, IconName>> = {
  '↑': 'arrowUp',
  '↓': 'arrowDown',
  '←': 'arrowLeft',
  '→': 'arrowRight',
  '⏎': 'enter',
}

export function Key({ name }: { readonly name: string }) {
  const icon = drawn[name]
  return (
    <kbd className="key">
      {icon && <Icon name={icon} />}
      <span className={icon ? 'spoken' : undefined}>{name}</span>
    </kbd>
  )
}
