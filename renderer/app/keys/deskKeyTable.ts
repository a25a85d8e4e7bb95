/** Every key of the desk and of its comparison: what is pressed, what it does, where it is listed. The rest is made from it. Pure. */
import type { Texts } from '../../texts/Texts.ts'

/** A button of the comparison, by its key. */
export type ComparedKey = 'A' | 'B' | 'X' | 'D'

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

export interface DeskPress {
  /** As the browser names it; letters small. */
  readonly key: string
  /** With Ctrl, or ⌘ on a Mac. */
  readonly isWithControl?: true
  /** Left out: with Shift or without, as the keyboard needs it. */
  readonly isShifted?: boolean
  /** The key before was F. */
  readonly isAfterF?: true
  readonly does: DeskKey
}

export interface DeskKeyRow {
  readonly presses: readonly DeskPress[]
  /** In the list of the desk, of its comparison, or both; a key of the comparison alone works there alone. */
  readonly listedIn: readonly ('desk' | 'compare')[]
  readonly words: keyof Texts['desk']['keys']
  /** Not in the bar below the desk, which has one line. */
  readonly isInSheetOnly?: true
}

const both = ['desk', 'compare'] as const
const [nearMs, farMs] = [100, 500]

const nudges = (byMs: number, isShifted: boolean): readonly DeskPress[] => [
  { key: 'ArrowLeft', isShifted, does: { kind: 'nudge', byMs: -byMs } },
  { key: 'ArrowRight', isShifted, does: { kind: 'nudge', byMs } },
]
const compared = (name: ComparedKey): readonly DeskPress[] => [
  { key: name.toLowerCase(), does: { kind: 'press', name } },
]
const withControl = (key: string, does: DeskKey, isShifted?: boolean): DeskPress => ({
  ...{ key, does, isWithControl: true },
  ...(isShifted !== undefined && { isShifted }),
})

export const deskKeyTable: readonly DeskKeyRow[] = [
  { listedIn: both, words: 'play', presses: [{ key: ' ', does: { kind: 'play' } }] },
  {
    ...{ listedIn: both, words: 'lines' },
    presses: [
      { key: 'j', does: { kind: 'step', by: -1 } },
      { key: 'k', does: { kind: 'step', by: 1 } },
    ],
  },
  { listedIn: ['desk'], words: 'move', presses: nudges(nearMs, false) },
  { listedIn: ['desk'], words: 'moveFar', presses: nudges(farMs, true) },
  {
    ...{ listedIn: both, words: 'marks' },
    presses: ['1', '2', '3'].map((key, at) => ({ key, does: { kind: 'mark', at } })),
  },
  { listedIn: ['compare'], words: 'difference', presses: compared('D') },
  { listedIn: ['compare'], words: 'keepA', presses: compared('A') },
  { listedIn: ['compare'], words: 'useB', presses: compared('B') },
  { listedIn: ['compare'], words: 'swap', presses: compared('X') },
  { listedIn: ['desk'], words: 'edit', presses: [{ key: 'Enter', does: { kind: 'edit' } }] },
  { listedIn: ['desk'], words: 'compare', presses: [{ key: 'c', does: { kind: 'compare' } }] },
  {
    ...{ listedIn: ['desk'], words: 'fix' },
    presses: [
      { key: 'f', does: { kind: 'fixes' } },
      ...[1, 2, 3, 4, 5, 6].map((at): DeskPress => ({ key: `${at}`, isAfterF: true, does: { kind: 'fix', at } })),
    ],
  },
  { listedIn: ['desk'], words: 'keep', presses: [withControl('s', { kind: 'keep' })] },
  { listedIn: ['desk'], words: 'back', presses: [{ key: 'Escape', does: { kind: 'back' } }] },
  { listedIn: ['compare'], words: 'backToOne', presses: [{ key: 'Escape', does: { kind: 'back' } }] },
  { listedIn: ['desk'], words: 'undo', presses: [withControl('z', { kind: 'undo' }, false)] },
  {
    ...{ listedIn: ['desk'], words: 'redo', isInSheetOnly: true },
    presses: [withControl('z', { kind: 'redo' }, true), withControl('y', { kind: 'redo' })],
  },
  { listedIn: ['desk'], words: 'find', presses: [withControl('f', { kind: 'find' })] },
  {
    ...{ listedIn: both, words: 'zoom' },
    presses: [
      { key: '+', does: { kind: 'zoom', isIn: true } },
      { key: '-', does: { kind: 'zoom', isIn: false } },
    ],
  },
  {
    ...{ listedIn: ['desk'], words: 'split', isInSheetOnly: true },
    presses: [withControl('Enter', { kind: 'line', verb: 'split' }, true)],
  },
  {
    ...{ listedIn: ['desk'], words: 'join', isInSheetOnly: true },
    presses: [withControl('j', { kind: 'line', verb: 'join' })],
  },
  {
    ...{ listedIn: ['desk'], words: 'deleteLine', isInSheetOnly: true },
    presses: [withControl('Delete', { kind: 'line', verb: 'delete' })],
  },
]
