/** A row of the table as a command of the library, which parses, writes help and knows what may have been meant. */
import { Command, Option, type HelpConfiguration } from 'commander'
import type { CommandRow, OptionRow, OptionRows, ReadValues } from './commandRow.ts'
import {
  argumentTerm,
  commandTerm,
  optionTerm,
  otherCommands,
  otherOptions,
  sayingOf,
  usageOf,
} from './commandWords.ts'

export interface Listener {
  /** @param path the names that lead to the command, the program's own first */
  readonly onRun: (path: readonly string[], row: CommandRow, command: Command) => void
  readonly onHelp: (text: string) => void
  readonly helpColumns: number
}

export function libraryCommand(row: CommandRow, listener: Listener, above: readonly string[] = []): Command {
  const path = [...above, row.name]
  const command = new Command(row.name)
    .exitOverride()
    .configureOutput({ writeOut: listener.onHelp, writeErr: () => undefined })
    .configureHelp(helpStyle(row, listener.helpColumns))
    .description([`${row.says}.`, row.more ?? ''].join(' ').trim())
    .summary(row.says)
    .usage(usageOf(row, above.length === 0 && Object.keys(row.options).length > 0))
    .helpOption('-h, --help', 'Shows this help')
    .helpGroup(`${row.group ?? otherCommands}:`)
    .helpCommand(false)
    .addHelpText('after', exampleText(row, path[0]?.split(' ')[0] ?? ''))
  // What stands before a command is the program's; what stands behind it, the command's.
  if (above.length === 0) command.enablePositionalOptions()
  for (const [name, option] of Object.entries(row.options)) command.addOption(libraryOption(name, option))
  for (const each of row.commands ?? []) command.addCommand(libraryCommand(each, listener, path))
  if (row.commands) return command
  // What is missing is said by us; to the library everything may be left out.
  for (const each of row.args ?? []) command.argument(`[${each.name}${each.isMany ? '...' : ''}]`, sayingOf(each))
  return command.action(() => listener.onRun(path, row, command))
}

function libraryOption(name: string, row: OptionRow): Option {
  const flags = row.kind === 'flag' ? `--${name}` : `--${name} <value>`
  const option = new Option(flags, sayingOf(row)).helpGroup(`${row.group ?? otherOptions}:`)
  return row.kind === 'list'
    ? option.argParser((value: string, before: readonly string[] | undefined) => [...(before ?? []), value])
    : option
}

/** Groups of commands share their options with the commands below them, wherever they stand in the line. */
export function readValues(command: Command, options: OptionRows): ReadValues {
  const values = Object.entries(options).map(([name, row]) => [name, readValue(command, name, row)] as const)
  return Object.fromEntries(values)
}

function readValue(command: Command, name: string, row: OptionRow): string | boolean | readonly string[] | undefined {
  const option = libraryOption(name, row)
  const attribute = option.attributeName()
  const from = [command, command.parent].find((each) => each?.getOptionValueSource(attribute) === 'cli')
  if (!from) return undefined
  const value: unknown = from.getOptionValue(attribute)
  if (row.kind === 'flag') return value !== option.negate
  return Array.isArray(value) ? value.map(String) : String(value)
}

function helpStyle(row: CommandRow, helpWidth: number): HelpConfiguration {
  const rowOf = (name: string) => row.commands?.find((each) => each.name === name)
  return {
    helpWidth,
    subcommandTerm(command) {
      const found = rowOf(command.name())
      return found ? commandTerm(found) : command.name()
    },
    optionTerm(option) {
      const name = option.long?.slice(2) ?? ''
      const found = row.options[name]
      return found ? optionTerm(name, found) : option.flags
    },
    argumentTerm(argument) {
      const found = row.args?.find(({ name }) => name === argument.name())
      return found ? argumentTerm(found) : argument.name()
    },
  }
}

function exampleText({ examples }: CommandRow, program: string): string {
  if (examples.length === 0) return ''
  const lines = examples.flatMap(({ words, says }) => [`  ${program} ${words}`.trimEnd(), `      ${says}`])
  return ['', 'Examples:', ...lines].join('\n')
}
