/** Keys as the table of commands writes them: 'F', 'Mod+K', '?'. Pure. */

export interface PressedKey {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

/** Whether these keys are pressed; on a Mac 'Mod' is the command key. */
export function isChord(pressed: PressedKey, chord: string, isMac: boolean): boolean {
  const [key = '', ...modifiers] = chord.split('+').reverse()
  const hasMod = isMac ? pressed.metaKey : pressed.ctrlKey
  const hasOther = isMac ? pressed.ctrlKey : pressed.metaKey
  if (pressed.altKey || hasOther || hasMod !== modifiers.includes('Mod')) return false
  // A sign such as '?' needs Shift on some keyboards and not on others.
  const isLetter = /^[A-Z]$/.test(key)
  if (isLetter && pressed.shiftKey) return false
  return pressed.key.toUpperCase() === key.toUpperCase()
}

/** As people see them: 'Mod+K' → ['Ctrl', 'K'], on a Mac ['⌘', 'K']. */
export function keyNames(chord: string, isMac: boolean): readonly string[] {
  return chord.split('+').map((name) => (name === 'Mod' ? (isMac ? '⌘' : 'Ctrl') : name))
}

/** As `aria-keyshortcuts` writes them. */
export function spokenKeys(chord: string, isMac: boolean): string {
  return chord.replace('Mod', isMac ? 'Meta' : 'Control')
}

export function isMacKeyboard(platform: string): boolean {
  return /^mac/i.test(platform)
}
