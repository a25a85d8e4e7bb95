/** The table of commands and what is made from it: help that fits, examples that work, pages that are not behind. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { manPage } from '../../../electron/cli/pages/manPage.ts'
import { referencePage } from '../../../electron/cli/pages/referencePage.ts'
import { settingsPage } from '../../../electron/cli/pages/settingsPage.ts'
import { keysPage } from '../../../renderer/app/keys/keysPage.ts'
import { screensByDigit } from '../../../renderer/app/address/screenDigits.ts'
import { loadTexts } from '../../../renderer/texts/loadTexts.ts'
import { program } from '../../../electron/cli/table/commandTable.ts'
import type { CommandRow } from '../../../shared/command/commandRow.ts'
import { readCommandLine } from '../../../shared/command/readCommandLine.ts'
import { shellWords } from '../../support/programs/shellWords.ts'

interface Placed {
  readonly path: string
  readonly row: CommandRow
}

const within = (row: CommandRow, above: string): readonly Placed[] => {
  const path = `${above} ${row.name}`.trim()
  return [{ path, row }, ...(row.commands ?? []).flatMap((each) => within(each, path))]
}
const placed = program.commands.flatMap((row) => within(row, ''))

function helpOf(words: readonly string[]): string {
  const line = readCommandLine(program, words)
  if (line.kind !== 'help') throw new Error(`No help for: ${words.join(' ')}`)
  return line.text
}

test('no two commands have one name, and each has a sentence without a full stop and an example', () => {
  expect(new Set(placed.map(({ path }) => path)).size).toBe(placed.length)
  for (const { path, row } of placed) {
    expect([path, row.says]).toEqual([path, expect.stringMatching(/^[A-Z].*[^.]$/)])
    expect([path, row.examples.length > 0]).toEqual([path, true])
  }
})

test('the help of the program names every command', () => {
  const help = helpOf(['--help'])
  for (const { name } of program.commands) expect(help).toMatch(new RegExp(`^  ${name}\\b`, 'm'))
  expect(help).toContain('--version')
  expect(helpOf(['help'])).toBe(help)
})

test.each(placed)('the help of $path names its options and examples, and fits 80 columns', ({ path, row }) => {
  const help = helpOf([...path.split(' '), '--help'])
  expect(helpOf(['help', ...path.split(' ')])).toBe(help)
  expect(helpOf([...path.split(' '), '-h'])).toBe(help)
  for (const name of row.commands ? [] : Object.keys(row.options)) expect(help).toContain(`--${name}`)
  for (const { words } of row.examples) expect(help).toContain(`undertitle ${words}`)
  expect(help.split('\n').filter((each) => each.length > 80)).toEqual([])
})

test('every example is a line that its own command takes', () => {
  for (const { path, row } of placed) {
    for (const { words } of row.examples) {
      const line = readCommandLine(program, shellWords(words))
      expect(line, words).toMatchObject({ kind: 'run' })
      expect(line.kind === 'run' && `${line.path.join(' ')} `.startsWith(`${path} `), words).toBe(true)
    }
  }
})

test.each([
  ['docs/commands.md', referencePage],
  ['docs/undertitle.1', manPage],
  ['docs/reference/settings.md', settingsPage],
])('%s is what the table makes (else: npm run pages)', (file, make) => {
  expect(readFileSync(file, 'utf8')).toBe(make(program))
})

test('docs/reference/keys.md is what the keys of the window make (else: npm run pages)', async () => {
  expect(readFileSync('docs/reference/keys.md', 'utf8')).toBe(keysPage(await loadTexts('en'), screensByDigit.length))
})
