/** Which key means what where the desk in small has the keyboard. Pure. */

export type FilmKey = { readonly kind: 'play' } | { readonly kind: 'line'; readonly by: -1 | 1 }

export function filmKeyOf({ key, ctrlKey, metaKey, altKey }: Pressed): FilmKey | null {
  if (ctrlKey || metaKey || altKey) return null
  if (key === ' ') return { kind: 'play' }
  return key === 'j' || key === 'k' ? { kind: 'line', by: key === 'j' ? -1 : 1 } : null
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>
