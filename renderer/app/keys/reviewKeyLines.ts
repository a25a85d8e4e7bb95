/** The keys of the review, for its own bar and for the sheet of keys. Pure. */
import type { Texts } from '../../texts/Texts.ts'
import type { KeyLine } from './keyLine.ts'

export function reviewKeyLines(
  { review: { keys }, desk }: Pick<Texts, 'review' | 'desk'>,
  isMac: boolean,
): readonly KeyLine[] {
  return [
    { names: ['↑', '↓'], words: keys.question },
    { names: ['1', '–', '9'], words: keys.choose },
    { names: ['←', '→'], words: keys.show },
    { names: ['A'], words: keys.season },
    { names: ['B'], words: keys.best },
    { names: ['Shift', 'B'], words: keys.bestOfAll },
    { names: ['T'], words: keys.translate },
    { names: ['O'], words: keys.title },
    { names: ['S'], words: keys.skip },
    { names: ['X'], words: keys.ignore },
    { names: ['P'], words: keys.look },
    { names: [desk.keys.space], words: desk.keys.play },
    { names: ['J', 'K'], words: desk.keys.lines },
    { names: ['C'], words: desk.keys.compare },
    { names: ['⏎'], words: keys.next },
    { names: [isMac ? '⌘' : 'Ctrl', 'Z'], words: keys.back },
  ]
}

/** While two candidates are compared. */
export function reviewCompareKeyLines({ desk: { keys } }: Pick<Texts, 'desk'>): readonly KeyLine[] {
  return [
    { names: [keys.space], words: keys.play },
    { names: ['J', 'K'], words: keys.lines },
    { names: ['D'], words: keys.difference },
    { names: ['A'], words: keys.keepA },
    { names: ['B'], words: keys.useB },
    { names: ['Esc'], words: keys.backToOne },
  ]
}
