/** `service …`: hands over to the built-in service's own command. Its log lies beside its data. */
import { join } from 'node:path'
import { runServiceCommand } from '../../../service/command.ts'
import type { OptionRows } from '../../../shared/command/commandRow.ts'
import { toAppError } from '../../../shared/errors.ts'
import { logError } from '../../log/logError.ts'
import type { ProgramFiles } from '../programFiles.ts'
import type { Given } from '../table/appCommand.ts'
import type { ExitCode, Terminal } from '../terminal.ts'

export function serviceCommand(
  { words }: Given<OptionRows>,
  terminal: Terminal,
  { importWorker, ear, operatorPage, postgresThreads }: ProgramFiles,
): Promise<ExitCode> {
  const { stdout, stderr, env, signal, log } = terminal
  return runServiceCommand(words, {
    ...{ stdout, stderr, env, signal, importWorker, ear, operatorPage, postgresThreads },
    log: {
      begin(dataDir, address) {
        if (dataDir !== null) log.keepIn(join(dataDir, 'log'))
        log.write('info', 'service.start', { address })
      },
      warning: (message) => log.write('warn', 'service.warning', { message }),
      bug(where, thrown, traceId) {
        const place = traceId === undefined ? where : `${where} (${traceId})`
        logError(log.write, 'service.bug', toAppError(thrown), place)
      },
    },
  })
}
