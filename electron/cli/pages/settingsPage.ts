/** docs/reference/settings.md: every setting, key and token with what it does, what it takes and its default, made from the tables. */
import { markdownTable } from '../../../shared/command/markdownTable.ts'
import { secretTable } from '../../../shared/settings/secretTable.ts'
import { takesSaid, type SettingRow, type Takes } from '../../../shared/settings/settingRow.ts'
import { settingTable } from '../../../shared/settings/settingTable.ts'

const screens = { settings: 'Settings', watch: 'Watch' } as const

export function settingsPage(): string {
  const groups = Map.groupBy<string, readonly [string, SettingRow]>(
    Object.entries(settingTable),
    ([, { group }]) => group,
  )
  return [
    '# Settings',
    '<!-- Made from the table of settings by: npm run pages -->',
    'By command: `undertitle config get [KEY]`, `undertitle config set KEY VALUE`; in the window, on the screen that is named here. They are kept in the database of the home. In the window a change counts at once where nothing else is said, and none needs a restart; a command reads them when it starts. A value that is damaged, or that a newer version no longer takes, counts as not set.',
    ...Array.from(groups, ([group, rows]) => [`## ${group}`, settingRows(rows)]).flat(),
    '## Keys and tokens',
    'Read from standard input, never as an argument, and never shown again: `undertitle config set api-key`. Each is kept for the one address that is set when it is given, and goes to no other.',
    markdownTable(
      ['name', 'what it is'],
      Array.from(secretTable, ([name, says]) => [code(name), says]),
    ),
  ]
    .join('\n\n')
    .concat('\n')
}

function settingRows(rows: readonly (readonly [string, SettingRow])[]): string {
  return markdownTable(
    ['key', 'what it does', 'values', 'default', 'screen'],
    rows.map(([key, row]) => [
      code(key),
      row.countsFrom ? `${row.says} (counts from ${row.countsFrom})` : row.says,
      valuesSaid(row.takes),
      row.default === '' ? 'empty' : code(String(row.default)),
      typeof row.screen === 'string' ? screens[row.screen] : `none: ${row.screen.noneBecause}`,
    ]),
  )
}

function valuesSaid(takes: Takes): string {
  if (takes.kind === 'choice') return takes.words.map((word) => (word === '' ? 'empty' : code(word))).join(', ')
  if (takes.kind === 'switch') return '`true`, `false`'
  return takes.kind === 'number' ? `${takesSaid(takes)}, ${takes.unit}` : takesSaid(takes)
}

function code(text: string): string {
  return `\`${text}\``
}
