/** What a key asks of the list of uploads. Pure. */

export interface PressedKey {
  readonly key: string
  /** It is held down. */
  readonly repeat: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

export type ListWish = { readonly kind: 'choose'; readonly at: number } | { readonly kind: 'approve' | 'askReason' }

/** @param at of the chosen one; -1 for none */
export function wishOf(pressed: PressedKey, at: number, length: number): ListWish | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null
  const places: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: length - 1,
  }
  const place = places[pressed.key]
  if (place !== undefined) return place >= 0 && place < length ? { kind: 'choose', at: place } : null
  // Walking on is meant by a key that is held; deciding one upload after another is not.
  if (pressed.repeat) return null
  // Caps Lock may be on.
  const key = pressed.key.toLowerCase()
  if (key === 'a') return { kind: 'approve' }
  return key === 'r' ? { kind: 'askReason' } : null
}
