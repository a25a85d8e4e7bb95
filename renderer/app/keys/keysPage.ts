/** docs/reference/keys.md: every key of the window, made from what the sheet of keys shows. Pure. */
import { markdownTable } from '../../../shared/command/markdownTable.ts'
import type { Texts } from '../../texts/Texts.ts'
import { keyGroups } from './keyGroups.ts'
import type { KeyLine } from './keyLine.ts'

/** As many screens as the navigation gives a digit; the desktop's window, as it has every key. */
export function keysPage(texts: Texts, screens: number): string {
  const groups = keyGroups({ texts, isMac: false, screens, isDesktop: true })
  return [
    '# Keys',
    '<!-- Made from the table of keys by: npm run pages -->',
    'On a Mac, ⌘ stands for Ctrl. In a text field letters are text. `?` shows this list in the window.',
    ...groups.flatMap(({ title, lines }) => [`## ${title}`, markdownTable(['key', 'what it does'], lines.map(cells))]),
  ]
    .join('\n\n')
    .concat('\n')
}

function cells({ names, words }: KeyLine): readonly string[] {
  return [names.map((name) => `\`${name}\``).join(' '), words]
}
