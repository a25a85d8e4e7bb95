/** Which key means what on the desk. Pure. */

export type DeskKey =
  | { readonly kind: 'play' | 'undo' | 'redo' | 'keep' | 'edit' | 'find' | 'back' }
  | { readonly kind: 'step'; readonly by: -1 | 1 }
  | { readonly kind: 'nudge'; readonly byMs: number }
  | { readonly kind: 'mark'; readonly at: number }

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

export function deskKeyOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): DeskKey | null {
  if (altKey) return null
  if (ctrlKey || metaKey) return withControl(key.toLowerCase(), shiftKey)
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
  if (key === 'f') return { kind: 'find' }
  if (key === 'z') return { kind: isShifted ? 'redo' : 'undo' }
  return key === 'y' ? { kind: 'redo' } : null
}
