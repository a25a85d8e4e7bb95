/** A row of the table with the function behind it, which is loaded when it is asked for. */
import { valuesOf, type CommandRow, type OptionRows, type ValuesOf } from '../../../shared/command/commandRow.ts'
import type { ReadCommand } from '../../../shared/command/readCommandLine.ts'
import type { ProgramFiles } from '../programFiles.ts'
import type { ExitCode, Terminal } from '../terminal.ts'

/** What a command is handed of its line. */
export interface Given<Options extends OptionRows> {
  readonly values: ValuesOf<Options>
  readonly positionals: readonly string[]
  /** Below a group of commands: the one that is meant, 'get' of `config get`. */
  readonly verb: string | null
  /** All words behind the name of the command, as they were given. */
  readonly words: readonly string[]
}

export type RunCommand<Options extends OptionRows> = (
  given: Given<Options>,
  terminal: Terminal,
  files: ProgramFiles,
) => Promise<ExitCode>

export interface AppCommand extends CommandRow {
  readonly run: (
    read: ReadCommand,
    words: readonly string[],
    place: { readonly terminal: Terminal; readonly files: ProgramFiles },
  ) => Promise<ExitCode>
}

interface LoadedRow<Options extends OptionRows> extends CommandRow {
  readonly options: Options
  readonly load: () => Promise<RunCommand<Options>>
}

export function appCommand<const Options extends OptionRows>({ load, ...row }: LoadedRow<Options>): AppCommand {
  return {
    ...row,
    run: async ({ path, values, positionals }, words, { terminal, files }) => {
      const run = await load()
      const given = { values: valuesOf(row.options, values), positionals, verb: path[1] ?? null, words }
      return run(given, terminal, files)
    },
  }
}
