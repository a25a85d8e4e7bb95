/** The keys of the desk and of its comparison, for their own bar and for the sheet of keys. Pure. */
import type { Texts } from '../../texts/Texts.ts'
import type { KeyLine } from './keyLine.ts'

export function deskKeyLines({ desk: { keys } }: Pick<Texts, 'desk'>, isMac: boolean): readonly KeyLine[] {
  const control = isMac ? '⌘' : 'Ctrl'
  return [
    { names: [keys.space], words: keys.play },
    { names: ['J', 'K'], words: keys.lines },
    { names: ['←', '→'], words: keys.move },
    { names: ['Shift', '←', '→'], words: keys.moveFar },
    { names: ['1', '2', '3'], words: keys.marks },
    { names: ['⏎'], words: keys.edit },
    { names: ['C'], words: keys.compare },
    { names: ['F', '1', '–', '6'], words: keys.fix },
    { names: [control, 'S'], words: keys.keep },
    { names: ['Esc'], words: keys.back },
    { names: [control, 'Z'], words: keys.undo },
    { names: [control, 'F'], words: keys.find },
    { names: ['+', '−'], words: keys.zoom },
  ]
}

export function compareKeyLines({ desk: { keys } }: Pick<Texts, 'desk'>): readonly KeyLine[] {
  return [
    { names: [keys.space], words: keys.play },
    { names: ['J', 'K'], words: keys.lines },
    { names: ['1', '2', '3'], words: keys.marks },
    { names: ['D'], words: keys.difference },
    { names: ['A'], words: keys.keepA },
    { names: ['B'], words: keys.useB },
    { names: ['X'], words: keys.swap },
    { names: ['Esc'], words: keys.backToOne },
  ]
}
