/** A command line → its command, and every failure → one sentence and an exit code. */
import type { CommandLine } from '../../shared/command/readCommandLine.ts'
import { toAppError, type ErrorCode } from '../../shared/errors.ts'
import type { LogFields } from '../log/logEntry.ts'
import { logError } from '../log/logError.ts'
import { commandThatHelps } from './print/commandThatHelps.ts'
import type { ProgramFiles } from './programFiles.ts'
import type { CommandTable } from './table/commandTable.ts'
import { shown, type ExitCode, type Terminal } from './terminal.ts'

/** Never throws. Without a command this is `npm start`: the app itself. */
export async function runApp(given: readonly string[], terminal: Terminal, files: ProgramFiles): Promise<ExitCode> {
  const { log } = terminal
  // Asked by scripts at every turn, and answered before the table of commands is loaded.
  if (given[0] === '--version') return tellVersion(terminal, files)
  const [{ readCommandLine }, { commandFirst }, table] = await Promise.all([
    import('../../shared/command/readCommandLine.ts'),
    import('../../shared/command/commandFirst.ts'),
    import('./table/commandTable.ts'),
  ])
  const args = commandFirst(table.program, given)
  log.write('info', 'program.start', startFields(args[0], table, files))
  const code = await runCommand(() => readCommandLine(table.program, args, terminal.columns), {
    args,
    table,
    terminal,
    files,
  })
  log.write('info', 'program.end', { code })
  await log.settle()
  return code
}

function tellVersion({ stdout }: Terminal, { version }: ProgramFiles): ExitCode {
  stdout(version)
  return 0
}

function startFields(name: string | undefined, { commandTable }: CommandTable, { version }: ProgramFiles): LogFields {
  const command = commandTable.find((row) => row.name === name)?.name ?? 'start'
  return { command, version, system: process.platform, node: process.versions.node, process: process.pid }
}

interface Run {
  readonly args: readonly string[]
  readonly table: CommandTable
  readonly terminal: Terminal
  readonly files: ProgramFiles
}

async function runCommand(read: () => CommandLine, { args, table, terminal, files }: Run): Promise<ExitCode> {
  try {
    const line = read()
    if (line.kind === 'help') {
      for (const each of line.text.split('\n')) terminal.stdout(each)
      return 0
    }
    const isVersionAsked = line.path.length === 0 && line.values['version'] === true
    if (isVersionAsked) return tellVersion(terminal, files)
    const command = table.commandTable.find(({ name }) => name === line.path[0]) ?? table.startProgram
    return await command.run(line, args.slice(1), { terminal, files })
  } catch (thrown) {
    return explain(thrown, terminal)
  }
}

const wrongUsage: ReadonlySet<ErrorCode> = new Set([
  'input.invalid',
  'input.unknownLanguage',
  'folder.missing',
  'folder.unreadable',
])

function explain(thrown: unknown, terminal: Terminal): ExitCode {
  const error = toAppError(thrown)
  terminal.status('')
  if (error.code === 'cancelled' || terminal.signal.aborted) {
    terminal.stderr('Stopped. What was done is kept; the next run goes on from there.')
    return 130
  }
  logError(terminal.log.write, 'program.failed', error)
  terminal.stderr(shown(error.message))
  const help = commandThatHelps(error)
  if (help !== null) terminal.stderr(help)
  if (error.code === 'internal' && error.cause instanceof Error)
    terminal.stderr(shown(error.cause.stack ?? error.cause.message))
  return wrongUsage.has(error.code) ? 2 : 3
}
