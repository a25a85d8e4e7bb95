/**
 * Keeps the main process going, without a box of Electron's own, when something was thrown that nobody caught, or when
 * nobody reads its output any more. What happened is in the log.
 */
import { toAppError, type AppError } from '../../../shared/errors.ts'
import { noteError } from '../../log/noteError.ts'
import type { Note } from '../../log/logEntry.ts'

type GuardedStream = Pick<NodeJS.WriteStream, 'on' | 'write'>

export interface GuardedProcess {
  readonly stdout: GuardedStream
  readonly stderr: GuardedStream
  on(name: 'uncaughtException' | 'unhandledRejection', listener: (thrown: unknown) => void): unknown
}

/** @returns the way to report a bug: to the log, and to standard error where somebody reads it */
export function guardProcess(guarded: GuardedProcess, note: Note): (thrown: unknown) => void {
  let isRead = true
  // A closed terminal or pipe; without a listener the error itself would be uncaught, at every line anew.
  guarded.stderr.on('error', () => (isRead = false))
  guarded.stdout.on('error', () => undefined)

  function report(thrown: unknown): void {
    const error = toAppError(thrown)
    noteError(note, 'window.bug', error)
    if (isRead) guarded.stderr.write(`${wordsOf(error)}\n`)
  }

  guarded.on('uncaughtException', report)
  guarded.on('unhandledRejection', report)
  return report
}

/** Of a bug also where it is; every other failure says in its sentence what to do. */
function wordsOf({ code, message, cause }: AppError): string {
  return code === 'internal' && cause instanceof Error ? `${message}\n${cause.stack ?? cause.message}` : message
}
