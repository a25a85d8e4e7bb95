/** `service …`: hands over to the built-in service's own command. */
import { runServiceCommand } from '../../service/command.ts'
import type { ProgramFiles } from './programFiles.ts'
import type { ExitCode, Terminal } from './terminal.ts'

export function serviceCommand(
  args: readonly string[],
  terminal: Terminal,
  { importWorker }: ProgramFiles,
): Promise<ExitCode> {
  const { stdout, stderr, env, signal } = terminal
  return runServiceCommand(args, { stdout, stderr, env, signal, importWorker })
}
