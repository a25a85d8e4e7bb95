/** Which key means what in the review, and while two candidates are compared. Pure: acts on nothing. */
import type { ComparedKey } from '../../app/keys/deskKeyTable.ts'
import { filmKeyOf, type FilmKey } from '../../app/desk/small/smallKeys.ts'

export type ReviewCommand =
  | { readonly kind: 'previous' | 'following' | 'skip' | 'ignore' | 'translate' | 'season' }
  | { readonly kind: 'earlierCandidate' | 'laterCandidate' }
  /** Of everything that is left, else of this show. */
  | { readonly kind: 'best'; readonly isOfAll: boolean }
  | { readonly kind: 'look' | 'title' | 'next' | 'back' | 'takeBack' | 'compare' }
  /** Of the film at the side. */
  | FilmKey
  /** A button of the comparison. */
  | { readonly kind: 'press'; readonly name: ComparedKey }
  /** `place` counts from 0: key 1 is place 0. */
  | { readonly kind: 'choose'; readonly place: number }

export interface KeyPress {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey?: boolean
}

const commandsByKey: Readonly<Record<string, ReviewCommand>> = {
  ArrowUp: { kind: 'previous' },
  ArrowDown: { kind: 'following' },
  ArrowLeft: { kind: 'earlierCandidate' },
  ArrowRight: { kind: 'laterCandidate' },
  s: { kind: 'skip' },
  x: { kind: 'ignore' },
  t: { kind: 'translate' },
  a: { kind: 'season' },
  p: { kind: 'look' },
  o: { kind: 'title' },
  c: { kind: 'compare' },
  Enter: { kind: 'next' },
  Escape: { kind: 'back' },
}

export function reviewCommandOf(press: KeyPress): ReviewCommand | null {
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key
  if (press.altKey) return null
  if (press.ctrlKey || press.metaKey) return key === 'z' && !press.shiftKey ? { kind: 'takeBack' } : null
  if (key === 'b') return { kind: 'best', isOfAll: press.shiftKey === true }
  const film = filmKeyOf({ ...press, key })
  if (film) return film
  if (/^[1-9]$/.test(key)) return { kind: 'choose', place: Number(key) - 1 }
  return Object.hasOwn(commandsByKey, key) ? (commandsByKey[key] ?? null) : null
}

const comparedNames: Readonly<Record<string, ComparedKey>> = { a: 'A', b: 'B', d: 'D' }

/** While two are compared; what answers or goes to other questions waits until one is seen again. */
export function comparingCommandOf(press: KeyPress): ReviewCommand | null {
  if (press.altKey || press.ctrlKey || press.metaKey) return null
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key
  if (key === 'c' || key === 'Escape') return { kind: 'compare' }
  const name = Object.hasOwn(comparedNames, key) ? comparedNames[key] : undefined
  return name === undefined ? filmKeyOf({ ...press, key }) : { kind: 'press', name }
}
