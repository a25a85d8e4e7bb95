/** A command line → its command, and every failure → one sentence and an exit code. */
import { readCommandLine } from '../../shared/command/readCommandLine.ts'
import { toAppError, type ErrorCode } from '../../shared/errors.ts'
import type { LogFields } from '../log/logEntry.ts'
import { noteError } from '../log/noteError.ts'
import type { ProgramFiles } from './programFiles.ts'
import { commandTable, program, startProgram } from './table/commandTable.ts'
import { shown, type ExitCode, type Terminal } from './terminal.ts'

/** Never throws. Without a command this is `npm start`: the app itself. */
export async function runApp(args: readonly string[], terminal: Terminal, files: ProgramFiles): Promise<ExitCode> {
  const [name] = args
  const { log } = terminal
  log.note('info', 'program.start', startFields(name, files))
  const code = await runCommand(args, terminal, files)
  log.note('info', 'program.end', { code })
  await log.settle()
  return code
}

function startFields(name: string | undefined, { version }: ProgramFiles): LogFields {
  const command = commandTable.some((row) => row.name === name) ? name : 'start'
  return { command, version, system: process.platform, node: process.versions.node, process: process.pid }
}

async function runCommand(args: readonly string[], terminal: Terminal, files: ProgramFiles): Promise<ExitCode> {
  try {
    const line = readCommandLine(program, args)
    if (line.kind === 'help') {
      line.text.split('\n').forEach(terminal.stdout)
      return 0
    }
    const command = commandTable.find(({ name }) => name === line.path[0]) ?? startProgram
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
  noteError(terminal.log.note, 'program.failed', error)
  terminal.stderr(shown(error.message))
  if (error.code === 'internal' && error.cause instanceof Error)
    terminal.stderr(shown(error.cause.stack ?? error.cause.message))
  return wrongUsage.has(error.code) ? 2 : 3
}
