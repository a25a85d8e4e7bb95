/**
 * Keeps the main process going, without a box of Electron's own, when something was thrown that nobody caught, or when
 * nobody reads its output any more. What happened is in the log.
 */
import { toAppError, type AppError } from '../../../shared/errors.ts'
import type { Log } from '../../log/createLog.ts'
import { logError } from '../../log/logError.ts'

type GuardedStream = Pick<NodeJS.WriteStream, 'on' | 'write'>

export interface GuardedProcess {
  readonly stdout: GuardedStream
  readonly stderr: GuardedStream
  on(name: 'uncaughtException' | 'unhandledRejection', listener: (thrown: unknown) => void): unknown
}

export interface GuardedLog extends Log {
  /** Notes a bug in the log, and on standard error where somebody reads it. */
  readonly report: (thrown: unknown) => void
}

export function guardProcess(guarded: GuardedProcess, log: Log): GuardedLog {
  let isRead = true
  // A closed terminal or pipe; without a listener the error itself would be uncaught, at every line anew.
  guarded.stderr.on('error', () => (isRead = false))
  guarded.stdout.on('error', () => undefined)

  function report(thrown: unknown): void {
    const error = toAppError(thrown)
    logError(log.write, 'window.bug', error)
    if (isRead) guarded.stderr.write(`${wordsOf(error)}\n`)
  }

  guarded.on('uncaughtException', report)
  guarded.on('unhandledRejection', report)
  return { ...log, report }
}

/** Of a bug also where it is; every other failure says in its sentence what to do. */
function wordsOf({ code, message, cause }: AppError): string {
  return code === 'internal' && cause instanceof Error ? `${message}\n${cause.stack ?? cause.message}` : message
}
