/** The keys of the desk and of its comparison as they are listed: in their own bar, in the sheet of keys, in the docs. Pure. */
import type { Texts } from '../../texts/Texts.ts'
import { deskKeyTable, type DeskKeyRow, type DeskPress } from './deskKeyTable.ts'
import type { KeyLine } from './keyLine.ts'

export function deskKeyLines(texts: Pick<Texts, 'desk'>, isMac: boolean): readonly KeyLine[] {
  return listed('desk').map((row) => lineOf(row, texts, isMac))
}

export function compareKeyLines(texts: Pick<Texts, 'desk'>): readonly KeyLine[] {
  return listed('compare').map((row) => lineOf(row, texts, false))
}

/** What the bar below the desk has room for. */
export function deskBarLines(texts: Pick<Texts, 'desk'>, isMac: boolean): readonly KeyLine[] {
  return listed('desk').flatMap((row) => (row.isInSheetOnly ? [] : [lineOf(row, texts, isMac)]))
}

function listed(where: 'desk' | 'compare'): readonly DeskKeyRow[] {
  return deskKeyTable.filter(({ listedIn }) => listedIn.includes(where))
}

function lineOf({ presses, words }: DeskKeyRow, { desk: { keys } }: Pick<Texts, 'desk'>, isMac: boolean): KeyLine {
  const [first] = presses
  // Another way to do the same is not listed.
  const alike = presses.filter((press) => holds(first) === holds(press))
  const held = [
    ...(first?.isWithControl ? [isMac ? '⌘' : 'Ctrl'] : []),
    // A letter without Shift has none to name.
    ...(first?.isShifted ? ['Shift'] : []),
  ]
  const names = alike.map(({ key }) => (key === ' ' ? keys.space : (keyNames[key] ?? key.toUpperCase())))
  return { names: [...held, ...inShort(names)], words: keys[words] }
}

function holds(press: Pick<DeskPress, 'isWithControl' | 'isShifted'> | undefined): string {
  return `${press?.isWithControl} ${press?.isShifted}`
}

const keyNames: Readonly<Record<string, string>> = {
  ...{ ArrowLeft: '←', ArrowRight: '→', Enter: '⏎', Escape: 'Esc', Delete: 'Del' },
  '-': '−',
}

/** More than three digits in a row are its first and its last. */
function inShort(names: readonly string[]): readonly string[] {
  const digits = names.filter((name) => /^\d$/.test(name))
  const [first, last] = [digits[0], digits.at(-1)]
  if (digits.length <= 3 || first === undefined || last === undefined) return names
  return [...names.filter((name) => !digits.includes(name)), first, '–', last]
}
