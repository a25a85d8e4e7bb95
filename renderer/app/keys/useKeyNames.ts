/** Keys under the names that they have on the reader's keyboard: 'Ctrl' is 'Strg' in German. */
import type { Texts } from '../../texts/Texts.ts'
import { useTexts } from '../../texts/TextsContext.tsx'

const named: Readonly<Record<string, keyof Texts['common']['keys']>> = {
  Ctrl: 'control',
  Shift: 'shift',
  Home: 'home',
  End: 'end',
  Del: 'delete',
  PgUp: 'pageUp',
  PgDn: 'pageDown',
}

export function useKeyNames(): (name: string) => string {
  const { keys } = useTexts().common
  return (name) => {
    const id = named[name]
    return id ? keys[id] : name
  }
}
