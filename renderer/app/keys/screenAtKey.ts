/** Which screen a key leads to. Pure but for the field that it is pressed in. */
import type { ScreenId } from '../address/screen.ts'
import { screensByDigit } from '../address/screenDigits.ts'
import { isTypingIn } from './isTypingIn.ts'

export type ScreenKey = Pick<KeyboardEvent, 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'target'>

export function screenAtKey(event: ScreenKey, isMac: boolean): ScreenId | null {
  const { code, altKey, ctrlKey, metaKey, shiftKey, target } = event
  if (!altKey || ctrlKey || metaKey || shiftKey) return null
  // There Option and a digit are signs of the keyboard: [ ] | @.
  if (isMac && isTypingIn(target)) return null
  const digit = Number(/^Digit(\d)$/.exec(code)?.[1])
  return screensByDigit[(digit === 0 ? 10 : digit) - 1] ?? null
}
