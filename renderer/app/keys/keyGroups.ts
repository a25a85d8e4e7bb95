/** All keys of the window, for the sheet of keys and the settings: those of the commands, and those that lists have. Pure. */
import { commandIds, rowOf, type AppliesTo } from '../../../shared/commands/commandTable.ts'
import type { MenuScreen } from '../../../shared/contract/app.ts'
import type { Texts } from '../../texts/Texts.ts'
import { keyNames } from '../commands/chord.ts'
import type { KeyLine } from './keyLine.ts'
import { compareKeyLines, deskKeyLines } from './deskKeyLines.ts'
import { reviewKeyLines } from './reviewKeyLines.ts'

export interface KeyGroup {
  /** null: of no screen alone. */
  readonly screen: MenuScreen | null
  readonly title: string
  readonly lines: readonly KeyLine[]
}

export interface KeyFacts {
  readonly texts: Texts
  readonly isMac: boolean
  /** How many screens have a digit. */
  readonly screens: number
  /** Back and forward have keys of ours in the desktop's window; a browser has its own. */
  readonly isDesktop: boolean
}

export function keyGroups(facts: KeyFacts): readonly KeyGroup[] {
  const { sheet } = facts.texts.commands
  return [
    { screen: null, title: sheet.everywhere, lines: [...commandLines(facts, ['app']), ...windowLines(facts)] },
    { screen: 'library', title: sheet.videos, lines: commandLines(facts, ['scope', 'video']) },
    { screen: 'review', title: facts.texts.shell.screens.review, lines: reviewKeyLines(facts.texts, facts.isMac) },
    { screen: 'desk', title: facts.texts.shell.screens.desk, lines: deskKeyLines(facts.texts, facts.isMac) },
    { screen: 'desk', title: facts.texts.desk.compare.label, lines: compareKeyLines(facts.texts) },
    { screen: null, title: sheet.lists, lines: listLines(facts) },
  ]
}

/** Those of the screen that is seen come first. */
export function groupsFrom(groups: readonly KeyGroup[], first: MenuScreen | undefined): readonly KeyGroup[] {
  const isFirst = ({ screen }: KeyGroup) => screen !== null && screen === first
  return [...groups.filter(isFirst), ...groups.filter((group) => !isFirst(group))]
}

function commandLines({ texts, isMac, isDesktop }: KeyFacts, kinds: readonly AppliesTo[]): readonly KeyLine[] {
  return commandIds.flatMap((id) => {
    const { appliesTo, keys, menuKeys } = rowOf(id)
    const chord = keys ?? (isDesktop ? menuKeys : undefined)
    if (chord === undefined || !kinds.includes(appliesTo)) return []
    return [{ names: keyNames(chord, isMac), words: texts.commands.names[id] }]
  })
}

function windowLines({ texts, screens, isDesktop }: KeyFacts): readonly KeyLine[] {
  const { keys } = texts.settings
  const back = { names: ['Alt', '←', '→'], words: texts.commands.sheet.back }
  return [
    { names: ['Alt', `1–${Math.min(9, screens)}`, ...(screens > 9 ? ['0'] : [])], words: keys.screens },
    ...(isDesktop ? [back] : []),
    { names: ['Esc'], words: keys.close },
  ]
}

function listLines({ texts: { settings, commands, desk }, isMac }: KeyFacts): readonly KeyLine[] {
  const { keys } = settings
  const { sheet } = commands
  return [
    { names: ['/'], words: keys.search },
    { names: ['↑', '↓', 'PgUp', 'PgDn'], words: keys.rows },
    { names: ['Home', 'End'], words: keys.ends },
    { names: ['⏎'], words: keys.open },
    { names: ['→', '←'], words: sheet.group },
    { names: ['*'], words: sheet.groups },
    { names: [desk.keys.space], words: sheet.select },
    { names: ['Shift', '↑', '↓'], words: sheet.selectMore },
    { names: keyNames('Mod+A', isMac), words: sheet.selectAll },
    { names: ['Tab'], words: keys.actions },
    { names: ['Shift', 'F10'], words: sheet.menu },
    { names: ['X'], words: keys.next },
  ]
}
