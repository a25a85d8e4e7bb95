/** Words of a command line → the command that is meant and what was given to it, or the help that was asked for. */
import { CommanderError, type Command } from 'commander'
import { AppError } from '../errors.ts'
import type { CommandRow, OptionRows, ProgramRow, ReadValues } from './commandRow.ts'
import { argumentTerms } from './commandWords.ts'
import { libraryCommand, readValues } from './libraryCommand.ts'
import { settleValues } from './settleValues.ts'

export interface ReadCommand {
  /** Names of the command, ['config', 'get']; none is the program by itself. */
  readonly path: readonly string[]
  readonly values: ReadValues
  readonly positionals: readonly string[]
}

export type CommandLine = { readonly kind: 'help'; readonly text: string } | ({ readonly kind: 'run' } & ReadCommand)

/** As wide as the narrowest terminal that is usual, where nobody says how wide theirs is. */
const usualColumns = 80
/** Narrower, a line has no room beside the names of the options; wider, an eye loses it. */
const [fewestColumns, mostColumns] = [40, 120]

/**
 * @param columns of the terminal that shows the help
 * @throws AppError 'input.invalid' with one sentence and what may have been meant.
 */
export function readCommandLine(program: ProgramRow, words: readonly string[], columns = usualColumns): CommandLine {
  const helpColumns = Math.min(Math.max(columns, fewestColumns), mostColumns)
  const parse = (row: CommandRow, given: readonly string[]) => parseLine(row, given, helpColumns)
  const asked = withHelpWord(words)
  const [first = ''] = asked
  if (isHelpAsked(asked) && first.startsWith('-')) return parse(program, ['--help'])
  if (first === '' && asked.length > 0) throw emptyWord('A command')
  if (first === '' || first.startsWith('-')) return parse(alone(program), settleValues(asked, program.options))
  const row = program.commands.find(({ name }) => name === first)
  // The help of a command that is not there would be the help of the program, and nobody would learn why.
  if (!row) return parse(program, [first])
  return parse(only(program, row), settleValues(asked, optionsWithin(row)))
}

/** What the line names; to set up all commands for one of them would take as long as the rest of the reading. */
function only({ name, says }: ProgramRow, row: CommandRow): ProgramRow {
  return { name, says, options: {}, examples: [], commands: [row] }
}

function alone({ name, says, options, examples }: ProgramRow): CommandRow {
  return { name, says, options, examples }
}

/** `help get` asks what `get --help` asks. */
function withHelpWord(words: readonly string[]): readonly string[] {
  return words[0] === 'help' ? [...words.slice(1), '--help'] : words
}

function isHelpAsked(words: readonly string[]): boolean {
  const end = words.indexOf('--')
  return words.slice(0, end < 0 ? words.length : end).some((word) => word === '--help' || word === '-h')
}

function optionsWithin({ options, commands = [] }: CommandRow): OptionRows {
  return Object.assign({}, ...commands.map(optionsWithin), options) as OptionRows
}

function parseLine(row: CommandRow, words: readonly string[], helpColumns: number): CommandLine {
  const reads: CommandLine[] = []
  let help = ''
  const command = libraryCommand(row, {
    onRun: (path, found, library) => reads.push(runOf(path, found, library)),
    onHelp: (text) => (help += text),
    helpColumns,
  })
  try {
    command.parse(words, { from: 'user' })
  } catch (thrown) {
    if (!(thrown instanceof CommanderError)) throw thrown
    if (thrown.code === 'commander.helpDisplayed') return { kind: 'help', text: help.trimEnd() }
    throw sentenceOf(thrown, placeIn(row, words))
  }
  const [read] = reads
  if (!read) throw new AppError('internal', 'The command line led to no command.')
  return read
}

function runOf(path: readonly string[], row: CommandRow, command: Command): CommandLine {
  const [, ...names] = path
  const values = readValues(command, row.options)
  const empty = Object.entries(row.options).find(
    ([name, { completes, mayBeEmpty }]) =>
      values[name] === '' && !mayBeEmpty && (completes === 'path' || completes === 'folder'),
  )
  if (empty) throw emptyWord(`--${empty[0]}`)
  if (command.args.some((given, at) => given === '' && !row.args?.[at]?.mayBeEmpty)) throw emptyWord('A path or text')
  const missing = row.args?.[command.args.length]?.missing
  if (missing !== undefined) throw new AppError('input.invalid', `${missing}: ${path.join(' ')} ${argumentTerms(row)}`)
  return { kind: 'run', path: names, values, positionals: command.args }
}

function emptyWord(name: string): AppError {
  return new AppError('input.invalid', `${name} is empty. If it came from a variable, check that the variable is set.`)
}

/** `undertitle config get`, as far as the words name commands. */
function placeIn(row: CommandRow, [word, ...rest]: readonly string[]): string {
  const next = row.commands?.find(({ name }) => name === word)
  return next ? `${row.name} ${placeIn(next, rest)}` : row.name
}

function sentenceOf({ code, message }: CommanderError, place: string): AppError {
  return new AppError('input.invalid', `${complaintOf(code, message, place)} See: ${place} --help`)
}

function complaintOf(code: string, message: string, place: string): string {
  if (code === 'commander.help') return `Say what ${place} shall do.`
  const [, kind, name, meant] = /^error: unknown (option|command) '(.*?)'(?:\n\((.*)\))?$/s.exec(message) ?? []
  if (kind !== undefined) return `There is no ${kind} "${name}"${meant ? `. ${meant}` : '.'}`
  const plain = message.replace(/^error: /, '').replaceAll(/\s*\n\s*/g, ' ')
  return `${plain.charAt(0).toUpperCase()}${plain.slice(1)}`
}
