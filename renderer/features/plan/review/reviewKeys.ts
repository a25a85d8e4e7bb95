/** Which key means what while reviewing (product §1 point 5). Pure: acts on nothing. */

export type ReviewCommand =
  | { readonly kind: 'previous' }
  | { readonly kind: 'following' }
  /** `place` counts from 0: key 1 is place 0. */
  | { readonly kind: 'choose'; readonly place: number }
  | { readonly kind: 'skip' }
  | { readonly kind: 'season' }
  | { readonly kind: 'look' }
  | { readonly kind: 'title' }
  | { readonly kind: 'next' }
  | { readonly kind: 'back' }

export interface KeyPress {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

const commandsByKey: Readonly<Record<string, ReviewCommand>> = {
  ArrowUp: { kind: 'previous' },
  ArrowDown: { kind: 'following' },
  ' ': { kind: 'skip' },
  a: { kind: 'season' },
  p: { kind: 'look' },
  o: { kind: 'title' },
  Enter: { kind: 'next' },
  Escape: { kind: 'back' },
}

export function reviewCommandOf(press: KeyPress): ReviewCommand | null {
  if (press.ctrlKey || press.metaKey || press.altKey) return null
  if (/^[1-9]$/.test(press.key)) return { kind: 'choose', place: Number(press.key) - 1 }
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key
  return Object.hasOwn(commandsByKey, key) ? (commandsByKey[key] ?? null) : null
}
