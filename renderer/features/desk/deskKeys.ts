/** Which key means what on the desk. Pure. */
import type { ComparedKey } from '../../app/desk/compare/pressCompared.ts'

export type DeskKey =
  | { readonly kind: 'play' | 'undo' | 'redo' | 'keep' | 'edit' | 'back' | 'compare' }
  | { readonly kind: 'find' }
  /** What is done to the current line, as its editor does it. */
  | { readonly kind: 'line'; readonly verb: 'split' | 'join' | 'delete' }
  /** The ways to mend wait for a number. */
  | { readonly kind: 'fixes' }
  | { readonly kind: 'fix'; readonly at: number }
  | { readonly kind: 'zoom'; readonly isIn: boolean }
  /** A button of the comparison. */
  | { readonly kind: 'press'; readonly name: ComparedKey }
  | { readonly kind: 'step'; readonly by: -1 | 1 }
  | { readonly kind: 'nudge'; readonly byMs: number }
  | { readonly kind: 'mark'; readonly at: number }

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

export interface KeyPlace {
  /** The key before was F. */
  readonly isAfterF: boolean
  readonly isComparing: boolean
}

export function deskKeyOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed, place: KeyPlace): DeskKey | null {
  if (altKey) return null
  if (ctrlKey || metaKey) return withControl(key.toLowerCase(), shiftKey)
  if (place.isAfterF && /^[1-6]$/.test(key)) return { kind: 'fix', at: Number(key) }
  return place.isComparing ? (comparingKey(key.toUpperCase()) ?? plainKey(key, shiftKey)) : plainKey(key, shiftKey)
}

function comparingKey(name: string): DeskKey | null {
  return name === 'A' || name === 'B' || name === 'X' || name === 'D' ? { kind: 'press', name } : null
}

function plainKey(key: string, shiftKey: boolean): DeskKey | null {
  const [nearMs, farMs] = [100, 500]
  switch (key) {
    case ' ':
      return { kind: 'play' }
    case 'ArrowLeft':
      return { kind: 'nudge', byMs: shiftKey ? -farMs : -nearMs }
    case 'ArrowRight':
      return { kind: 'nudge', byMs: shiftKey ? farMs : nearMs }
    case 'j':
    case 'k':
      return { kind: 'step', by: key === 'j' ? -1 : 1 }
    case '1':
    case '2':
    case '3':
      return { kind: 'mark', at: Number(key) - 1 }
    case 'f':
      return { kind: 'fixes' }
    case 'c':
      return { kind: 'compare' }
    case '+':
    case '-':
      return { kind: 'zoom', isIn: key === '+' }
    case 'Enter':
      return { kind: 'edit' }
    case 'Escape':
      return { kind: 'back' }
    default:
      return null
  }
}

function withControl(key: string, isShifted: boolean): DeskKey | null {
  if (key === 's') return { kind: 'keep' }
  if (key === 'j') return { kind: 'line', verb: 'join' }
  if (key === 'delete') return { kind: 'line', verb: 'delete' }
  if (key === 'enter') return isShifted ? { kind: 'line', verb: 'split' } : null
  if (key === 'f') return { kind: 'find' }
  if (key === 'z') return { kind: isShifted ? 'redo' : 'undo' }
  return key === 'y' ? { kind: 'redo' } : null
}
