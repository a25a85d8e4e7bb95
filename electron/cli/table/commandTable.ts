/**
 * The command line as one table. Parsing, help, completion, docs/commands.md and docs/undertitle.1 come from it. A command is
 * loaded when it is asked for: together they are ten times what one of them needs.
 */
import type { ProgramRow } from '../../../shared/command/commandRow.ts'
import { accountCommands } from './accountCommands.ts'
import { appCommand, type AppCommand } from './appCommand.ts'
import { jobCommands } from './jobCommands.ts'
import { mainCommands } from './mainCommands.ts'
import { startOptions } from './optionSets.ts'
import { serviceCommands } from './serviceCommands.ts'

export const commandTable: readonly AppCommand[] = [
  ...mainCommands,
  ...jobCommands,
  ...accountCommands,
  ...serviceCommands,
]

/** The program without a command. */
export const startProgram = appCommand({
  name: 'undertitle',
  says: 'Gets every video in your folders the right subtitles in your languages',
  more: 'Without a command it opens the app: its window, or its page in the browser where there is no window.',
  options: startOptions,
  examples: [
    { words: '', says: 'Opens the app.' },
    { words: 'demo', says: 'Sample videos, the built-in service, the whole job.' },
    { words: 'get ~/Videos --languages en,pt-BR', says: 'Finds, downloads, checks and writes what is missing.' },
    { words: 'get --help', says: 'Help of one command, as: undertitle help get' },
  ],
  load: async () => (await import('../commands/startCommand.ts')).startCommand,
})

export const program: ProgramRow = { ...startProgram, commands: commandTable }

export interface CommandTable {
  readonly program: ProgramRow
  readonly commandTable: readonly AppCommand[]
  readonly startProgram: AppCommand
}
