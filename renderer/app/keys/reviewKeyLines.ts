/** The keys of the review, for its own bar and for the sheet of keys. Pure. */
import type { Texts } from '../../texts/Texts.ts'
import type { KeyLine } from './keyLine.ts'

export function reviewKeyLines({ review: { keys } }: Pick<Texts, 'review'>, isMac: boolean): readonly KeyLine[] {
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
    { names: ['⏎'], words: keys.next },
    { names: [isMac ? '⌘' : 'Ctrl', 'Z'], words: keys.back },
  ]
}
