/** Makes the line of an entry: one entry, one line, in signs that a person sees (promise U8). Pure. */
import { invisibleSigns } from '../../shared/text/invisibleSigns.ts'
import { discreet, type Discretion } from './discreet.ts'
import type { LogFields, LogLevel } from './logEntry.ts'

export interface LogEntry {
  readonly atMs: number
  readonly level: LogLevel
  readonly what: string
  readonly fields: LogFields
}

const longestValue = 400

/** "2026-11-22T02:52:14.123Z info  run.end written=118 command=get", without its line break. */
export function logLineOf({ atMs, level, what, fields }: LogEntry, discretion: Discretion): string {
  const facts = Object.entries(fields).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [`${name}=${valueOf(value, discretion)}`],
  )
  return [new Date(atMs).toISOString(), level.padEnd(5), what, ...facts].join(' ')
}

function valueOf(value: string | number | boolean, discretion: Discretion): string {
  if (typeof value !== 'string') return String(value)
  const kept = discreet(value, discretion)
  const cut = kept.length > longestValue ? `${kept.slice(0, longestValue)}…` : kept
  return /^[\p{L}\p{N}._:~/…+-]+$/u.test(cut) ? cut : visible(JSON.stringify(cut.toWellFormed()))
}

/** Signs that nobody sees as their numbers, which a reader of JSON turns back. */
export function visible(text: string): string {
  return text.replace(invisibleSigns, (sign) =>
    Array.from({ length: sign.length }, (_, at) => `\\u${sign.charCodeAt(at).toString(16).padStart(4, '0')}`).join(''),
  )
}
