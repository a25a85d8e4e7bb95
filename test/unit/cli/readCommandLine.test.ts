/** How a command line is read: as Node's own `parseArgs` read it before, and with what may have been meant. */
import { parseArgs } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { batchOptions } from '../../../electron/cli/table/optionSets.ts'
import { commandTable, program } from '../../../electron/cli/table/commandTable.ts'
import { AppError } from '../../../shared/errors.ts'
import { commandFirst } from '../../../shared/command/commandFirst.ts'
import { readCommandLine } from '../../../shared/command/readCommandLine.ts'

function refusalOf(words: readonly string[]): string {
  try {
    const line = readCommandLine(program, words)
    return `read: ${JSON.stringify(line)}`
  } catch (thrown) {
    if (!(thrown instanceof AppError)) throw thrown
    return thrown.code === 'input.invalid' ? thrown.message : thrown.code
  }
}

test.each([
  [['gt', '.'], 'Did you mean get?', 'undertitle --help'],
  [['wach'], 'Did you mean watch?', 'undertitle --help'],
  [['get', '.', '--naimng', 'plex'], 'Did you mean --naming?', 'undertitle get --help'],
  [['config', 'gte'], 'Did you mean get?', 'undertitle config --help'],
  [['service', 'strat', '--data', 'd'], 'Did you mean start?', 'undertitle service --help'],
  [['service', 'start', '--dta', 'd'], 'Did you mean --data?', 'undertitle service start --help'],
  [['--hom', 'x'], 'Did you mean --home?', 'undertitle --help'],
  [['help', 'gte'], 'Did you mean get?', 'undertitle --help'],
])('%j says what may have been meant, and where help is', (words, meant, where) => {
  expect(refusalOf(words)).toContain(meant)
  expect(refusalOf(words)).toContain(where)
})

test('one sign too few, too many or another is understood in the name of every command', () => {
  for (const { name } of commandTable.filter(({ name: each }) => each.length > 3)) {
    const at = name.length - 2
    for (const wrong of [
      name.slice(0, at) + name.slice(at + 1),
      `${name}x`,
      `${name.slice(0, at)}q${name.slice(at + 1)}`,
    ])
      expect(refusalOf([wrong])).toContain(name)
  }
})

test.each([
  [['get', '.', '--home', '--json'], '--home takes a value'],
  [['get', '.', '--home'], '--home takes a value'],
  [['get', '.', '--json=yes'], '--json'],
  [['get', ''], 'is empty'],
  [['get', '.', '--home='], '--home is empty'],
  [['service', 'import', '--data', 'd'], 'Name at least one folder'],
  [['usage', 'extra'], 'Too many arguments'],
  [['--home', 'x', 'extra'], 'Too many arguments'],
  [[''], 'is empty'],
])('%j is refused in one sentence', (words, sentence) => {
  expect(refusalOf(words)).toContain(sentence)
})

test('the value of a setting may be empty; its name may not', () => {
  const read = { path: ['config', 'set'], positionals: ['uiLanguage', ''] }
  expect(readCommandLine(program, ['config', 'set', 'uiLanguage', ''])).toMatchObject(read)
  expect(refusalOf(['config', 'set', '', 'de'])).toContain('is empty')
})

test('options may stand before the verb of a group and behind it', () => {
  const read = { kind: 'run', path: ['config', 'get'], values: { home: 'x' }, positionals: ['theme'] }
  expect(readCommandLine(program, ['config', '--home', 'x', 'get', 'theme'])).toEqual(read)
  expect(readCommandLine(program, ['config', 'get', 'theme', '--home=x'])).toEqual(read)
})

test.each([
  [
    ['--home', 'x', 'usage'],
    ['usage', '--home', 'x'],
  ],
  [
    ['--home=x', '--json', 'get', '.', '--quiet'],
    ['get', '--home=x', '--json', '.', '--quiet'],
  ],
  [
    ['--languages', 'get', 'get', '.'],
    ['get', '--languages', 'get', '.'],
  ],
  [
    ['--home', 'usage'],
    ['--home', 'usage'],
  ],
  [
    ['--home', 'x', 'extra'],
    ['--home', 'x', 'extra'],
  ],
  [
    ['--no-such', 'usage'],
    ['--no-such', 'usage'],
  ],
  [['--version'], ['--version']],
  [['-h'], ['-h']],
  [
    ['usage', '--home', 'x'],
    ['usage', '--home', 'x'],
  ],
  [[], []],
])('of %j the command is read first: %j', (words, read) => {
  expect(commandFirst(program, words)).toEqual(read)
})

test('help is as wide as the terminal that shows it, within reason', () => {
  const widest = (columns?: number) => {
    const line = readCommandLine(program, ['get', '--help'], columns)
    const texts = line.kind === 'help' ? line.text.slice(0, line.text.indexOf('Examples:')).split('\n') : []
    return Math.max(...texts.map(({ length }) => length))
  }
  expect(widest()).toBe(widest(80))
  expect(widest(80)).toBeGreaterThan(70)
  expect(widest(80)).toBeLessThanOrEqual(80)
  expect(widest(120)).toBeGreaterThan(100)
  expect(widest(120)).toBeLessThanOrEqual(120)
  expect(widest(300)).toBe(widest(120))
})

test('a negative number is a value, and what follows -- is never an option', () => {
  expect(readCommandLine(program, ['timing', 'a.srt', '--shift', '-0.4'])).toMatchObject({ values: { shift: '-0.4' } })
  expect(readCommandLine(program, ['get', '--', '--json', '-h'])).toMatchObject({
    values: { json: undefined },
    positionals: ['--json', '-h'],
  })
})

const parseOptions = Object.fromEntries(
  Object.entries(batchOptions).map(([name, { kind }]) => [
    name,
    { type: kind === 'flag' ? 'boolean' : 'string' } as const,
  ]),
)

function readByNode(words: readonly string[]): object | null {
  try {
    const { values, positionals } = parseArgs({ args: [...words], options: parseOptions, allowPositionals: true })
    const isEmpty = positionals.includes('') || values['home'] === ''
    return isEmpty || positionals.length === 0 ? null : { values: { ...values }, positionals }
  } catch {
    return null
  }
}

function readByTable(words: readonly string[]): object | null {
  try {
    const line = readCommandLine(program, ['get', ...words])
    if (line.kind === 'help') return null
    const given = Object.entries(line.values).filter(([, value]) => value !== undefined)
    return { values: Object.fromEntries(given), positionals: line.positionals }
  } catch (thrown) {
    if (thrown instanceof AppError && thrown.code === 'input.invalid') return null
    throw thrown
  }
}

test('any line is read as parseArgs reads it', () => {
  const names = Object.keys(batchOptions)
  const word = fc.oneof(
    fc.constantFrom(...names).map((name) => `--${name}`),
    fc
      .tuple(fc.constantFrom(...names), fc.constantFrom('x', '', 'a=b', '--json'))
      .map(([name, value]) => `--${name}=${value}`),
    fc.constantFrom('.', 'Film.mkv', '', '--', '-', 'get', 'help', '--no-such', '--no-json', 'a b', 'ä'),
  )
  fc.assert(
    fc.property(fc.array(word, { maxLength: 6 }), (words) => {
      expect(readByTable(words)).toEqual(readByNode(words))
    }),
    { numRuns: 1_000 },
  )
})
