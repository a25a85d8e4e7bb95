/** Failures for the log: the app's own sentence where it has one, else where in the program it happened. */
import type { AppError } from '../../shared/errors.ts'
import type { LogEvent } from './logEntry.ts'

const mostFrames = 6
/** Their words are the engine's own; those of others may quote what was read: a body, a subtitle, a key. */
const ownWords = new Set(['TypeError', 'RangeError', 'ReferenceError'])

/** `where` is the part of the app that met it, where `what` does not say. */
export function logError(note: LogEvent, what: string, error: AppError, where?: string): void {
  const { code, message, cause } = error
  const bug = code === 'internal' && cause instanceof Error ? bugOf(cause) : {}
  note('error', what, { where, code, message, ...bug })
}

function bugOf(cause: Error): { readonly bug: string; readonly at: string } {
  const frames = (cause.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  const isOwn = ownWords.has(cause.name) && !('code' in cause)
  return {
    bug: isOwn ? `${cause.name}: ${cause.message}` : cause.name,
    at: frames.slice(0, mostFrames).map(frameOf).join(' < '),
  }
}

/** "    at work (file:///opt/app/dist/main.js:10:5)" → "work main.js:10:5" */
function frameOf(line: string): string {
  const [, place = ''] = /([^\\/()\s]+:\d+:\d+)\)?$/.exec(line) ?? []
  const [, name = ''] = /^\s+at (?:async )?([\w.$<>[\] ]+) \(/.exec(line) ?? []
  return `${name} ${place}`.trim()
}
