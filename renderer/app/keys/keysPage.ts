/** docs/reference/keys.md: every key of the window, made from what the sheet of keys shows. Pure. */
import { markdownTable } from '../../../shared/command/markdownTable.ts'
import type { Texts } from '../../texts/Texts.ts'
import { keyGroups, type KeyGroup } from './keyGroups.ts'
import type { KeyLine } from './keyLine.ts'

/** As many screens as the navigation gives a digit; the desktop's window, as it has every key. */
export function keysPage(texts: Texts, screens: number): string {
  const groupsOf = (isDesktop: boolean) => keyGroups({ texts, isMac: false, screens, isDesktop })
  const groups = groupsOf(true)
  const inBrowser = new Set(linesOf(groupsOf(false)).map(namesOf))
  const ofDesktop = linesOf(groups).flatMap((line) => (inBrowser.has(namesOf(line)) ? [] : [namesOf(line)]))
  return [
    '# Keys',
    '<!-- Made from the table of keys by: npm run pages -->',
    'On a Mac, ⌘ stands for Ctrl. In a text field letters are text. `?` shows this list in the window.',
    `In a browser these keys are not the app's: ${ofDesktop.join(', ')}.`,
    ...groups.flatMap(({ title, lines }) => [`## ${title}`, markdownTable(['key', 'what it does'], lines.map(cells))]),
  ]
    .join('\n\n')
    .concat('\n')
}

function linesOf(groups: readonly KeyGroup[]): readonly KeyLine[] {
  return groups.flatMap(({ lines }) => lines)
}

function cells(line: KeyLine): readonly string[] {
  return [namesOf(line), line.words]
}

function namesOf({ names }: KeyLine): string {
  return names.map((name) => `\`${name}\``).join(' ')
}
