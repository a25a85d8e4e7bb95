/** The completion scripts, run by the shells they are for, where those are installed. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, inject, test } from 'vitest'
import { shells } from '../../../electron/cli/completion/shells.ts'
import { commandTable } from '../../../electron/cli/table/commandTable.ts'
import { settingKeys } from '../../../shared/settings/settingTable.ts'
import { tempFolder } from '../../support/disks/tempFolder.ts'

const isThere = (shell: string) => spawnSync(shell, ['-c', 'exit 0'], { stdio: 'ignore' }).status === 0
const scripts = new Map<string, string>()

beforeAll(() => {
  for (const shell of shells)
    scripts.set(shell, execFileSync(process.execPath, [inject('program'), 'completion', shell], { encoding: 'utf8' }))
})

function folderWithFiles(): string {
  const folder = tempFolder()
  mkdirSync(join(folder, 'Films'))
  writeFileSync(join(folder, 'Film.mkv'), '')
  return folder
}

/** What is offered for the last word. */
function inBash(words: readonly string[], cwd = tempFolder()): readonly string[] {
  const ask = `
    source /dev/stdin <<'SCRIPT'
${scripts.get('bash') ?? ''}
SCRIPT
    COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _undertitle; printf '%s\\n' "\${COMPREPLY[@]}"`
  const out = execFileSync('bash', ['-c', ask, 'bash', 'undertitle', ...words], { cwd, encoding: 'utf8' })
  return out.split('\n').filter(Boolean).sort()
}

const options = (words: readonly string[]) => inBash([...words, '--'])

test.skipIf(!isThere('bash'))('bash offers every command, and those below a command', () => {
  expect(inBash([''])).toEqual([...commandTable.map(({ name }) => name), 'help'].sort())
  expect(inBash(['con'])).toEqual(['config'])
  expect(inBash(['config', ''])).toEqual(['forget', 'get', 'set'])
  expect(inBash(['service', 're'])).toEqual(['remove', 'restore', 'review'])
  expect(inBash(['help', 'tr'])).toEqual(['transcribe', 'translate'])
})

test.skipIf(!isThere('bash'))('bash offers the options of each command and of no other', () => {
  for (const { name, commands, options: own } of commandTable) {
    const expected = Object.keys(own).map((option) => `--${option}`)
    expect(options([name])).toEqual([...expected, '--help'].sort())
    for (const each of commands ?? [])
      expect(options([name, each.name])).toEqual([...Object.keys(each.options).map((o) => `--${o}`), '--help'].sort())
  }
})

test.skipIf(!isThere('bash'))('bash offers what options and arguments may be', () => {
  expect(inBash(['get', '.', '--naming', ''])).toEqual(['jellyfin', 'kodi', 'mpv', 'plex', 'universal'])
  expect(inBash(['get', '.', '--naming', '=', 'p'])).toEqual(['plex'])
  expect(inBash(['get', '.', '--naming', '='])).toHaveLength(5)
  expect(inBash(['get', '.', '--languages', 'en,pt'])).toEqual(['en,pt', 'en,pt-BR'])
  expect(inBash(['translate', 'a', '--to', 'zh'])).toEqual(['zh-Hans', 'zh-Hant'])
  expect(inBash(['config', 'set', 'service.'])).toEqual(settingKeys.filter((key) => key.startsWith('service.')).sort())
  expect(inBash(['config', 'set', 'api'])).toEqual(['api-key'])
  expect(inBash(['config', 'set', 'naming', ''])).toEqual(['jellyfin', 'kodi', 'mpv', 'plex', 'universal'])
  expect(inBash(['config', 'set', 'search.titlesOnly', 't'])).toEqual(['true'])
  expect(inBash(['config', 'get', 'naming', 'p'])).not.toContain('plex')
  expect(inBash(['completion', ''])).toEqual([...shells].sort())
  expect(inBash(['service', 'key', '--plan', ''])).toEqual(['free', 'plus', 'pro'])
})

test.skipIf(!isThere('bash'))('bash offers files where a path stands, and folders where a folder does', () => {
  const folder = folderWithFiles()
  expect(inBash(['get', 'Fi'], folder)).toEqual(['Film.mkv', 'Films'])
  expect(inBash(['get', '.', '--home', 'Fi'], folder)).toEqual(['Films'])
  expect(inBash(['history', '--file', 'Fi'], folder)).toEqual(['Film.mkv', 'Films'])
})

/** A way to read a script without running it. */
const readers = [
  ['bash', 'bash', ['-n']],
  ['zsh', 'zsh', ['-n']],
  ['fish', 'fish', ['--no-execute']],
] as const

for (const [shell, command, flags] of readers)
  test.skipIf(!isThere(command))(`${shell} takes its script for one without faults`, () => {
    const file = join(tempFolder(), `undertitle.${shell}`)
    writeFileSync(file, scripts.get(shell) ?? '')
    const { status, stderr } = spawnSync(command, [...flags, file], { encoding: 'utf8' })
    expect([status, stderr]).toEqual([0, ''])
  })

/** Outside a line that is edited, zsh's own functions have nothing to offer to: these print what they would. */
const zshStandIns = `
compdef() { : }
_describe() { local name=$argv[-1]; print -l -- \${\${(P)name}%%:*} }
compadd() { shift; print -l -- $@ }
_sequence() { shift 2; print -l -- $@ }
_files() { print -- files $@ }
compset() { PREFIX=\${PREFIX#*=} }
`

test.skipIf(!isThere('zsh'))('zsh offers commands, options, values and paths', () => {
  const inZsh = (...words: readonly string[]) => {
    const ask = `${zshStandIns}${scripts.get('zsh') ?? ''}
words=(undertitle "$@"); CURRENT=$#words; PREFIX=$words[-1]; _undertitle`
    return execFileSync('zsh', ['-f', '-c', ask, 'zsh', ...words], { encoding: 'utf8' })
      .trim()
      .split('\n')
  }
  expect(inZsh('')).toContain('config')
  expect(inZsh('config', '')).toEqual(['get', 'set'])
  expect(inZsh('get', '.', '--na')).toContain('--naming')
  expect(inZsh('get', '.', '--naming', '')).toContain('plex')
  expect(inZsh('get', '.', '--naming=')).toContain('plex')
  expect(inZsh('get', '.', '--languages', '')).toContain('pt-BR')
  expect(inZsh('get', '.', '--home', '')).toEqual(['files -/'])
})

test.skipIf(!isThere('fish'))('fish offers commands, options and values', () => {
  const file = join(tempFolder(), 'undertitle.fish')
  writeFileSync(file, scripts.get('fish') ?? '')
  const inFish = (line: string) =>
    execFileSync('fish', ['-c', 'source $argv[1]; complete -C $argv[2]', file, line], { encoding: 'utf8' })
  expect(inFish('undertitle con')).toMatch(/^config\t/m)
  expect(inFish('undertitle config get na')).toMatch(/^naming/m)
  expect(inFish('undertitle get . --naming p')).toMatch(/^plex/m)
  expect(inFish('undertitle config set naming p')).toMatch(/^plex/m)
})

test.skipIf(!isThere('pwsh'))('PowerShell offers commands, options and values', () => {
  const inPowershell = (line: string) =>
    execFileSync(
      'pwsh',
      [
        '-NoProfile',
        '-Command',
        `${scripts.get('powershell') ?? ''}\n(TabExpansion2 '${line}' ${line.length}).CompletionMatches.CompletionText`,
      ],
      { encoding: 'utf8' },
    ).split(/\r?\n/)
  expect(inPowershell('undertitle con')).toContain('config')
  expect(inPowershell('undertitle get . --nam')).toContain('--naming')
  expect(inPowershell('undertitle get . --naming p')).toContain('plex')
})

test('every script names every command and every option of it', () => {
  for (const [shell, script] of scripts)
    for (const { name, options: own } of commandTable)
      for (const word of [name, ...Object.keys(own)]) expect([shell, script.includes(word)]).toEqual([shell, true])
})
