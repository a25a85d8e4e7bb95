/** What a key means in a tree of rows. Pure. */
import { nextIndex, type GridPlace } from '../gridKeys.ts'

export type TreeAct =
  | { readonly kind: 'move'; readonly to: number; readonly isSelecting: boolean }
  | { readonly kind: 'open' }
  | { readonly kind: 'close' }
  | { readonly kind: 'toParent' }
  | { readonly kind: 'openAll' }
  | { readonly kind: 'select' }
  | { readonly kind: 'selectAll' }
  | { readonly kind: 'enter' }

export interface TreeKey {
  readonly key: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

export interface TreePlace extends GridPlace {
  /** Of the current row: null where nothing is below it. */
  readonly isOpen: boolean | null
}

/** null for keys that are not the tree's. */
export function treeAct(pressed: TreeKey, place: TreePlace): TreeAct | null {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = pressed
  if (altKey) return null
  if (ctrlKey || metaKey) return key.toLowerCase() === 'a' && !shiftKey ? { kind: 'selectAll' } : null
  const to = nextIndex(key, place)
  if (to !== null) return { kind: 'move', to, isSelecting: shiftKey }
  return place.current === null ? null : rowAct(key, { ...place, current: place.current })
}

function rowAct(key: string, { current, isOpen, total }: TreePlace & { readonly current: number }): TreeAct | null {
  switch (key) {
    case 'ArrowRight':
      if (isOpen === false) return { kind: 'open' }
      return isOpen && current + 1 < total ? { kind: 'move', to: current + 1, isSelecting: false } : null
    case 'ArrowLeft':
      return isOpen ? { kind: 'close' } : { kind: 'toParent' }
    case '*':
      return { kind: 'openAll' }
    case ' ':
      return { kind: 'select' }
    case 'Enter':
      return { kind: 'enter' }
    default:
      return null
  }
}
