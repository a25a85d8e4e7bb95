/** Which screen a key leads to. Pure but for the field that it is pressed in. */
import type { ScreenId } from '../address/screen.ts'
import { screensByDigit } from '../address/screenDigits.ts'

export type ScreenKey = Pick<KeyboardEvent, 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'target'>

export function screenAtKey(event: ScreenKey, isMac: boolean): ScreenId | null {
  const { code, altKey, ctrlKey, metaKey, shiftKey, target } = event
  if (!altKey || ctrlKey || metaKey || shiftKey) return null
  // There Option and a digit are signs of the keyboard: [ ] | @.
  if (isMac && takesText(target)) return null
  const digit = Number(/^Digit(\d)$/.exec(code)?.[1])
  return screensByDigit[(digit === 0 ? 10 : digit) - 1] ?? null
}

function takesText(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input:not([type=checkbox], [type=radio]), textarea')
}
