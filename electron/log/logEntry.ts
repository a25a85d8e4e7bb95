/** What the log is told: what happened, how grave it is, and a few plain facts. Never a key, never a subtitle's text. Types only. */

export type LogLevel = 'info' | 'warn' | 'error'

/** Names of the facts are ours; the values may come from anywhere. Null and undefined are left out. */
export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>

/** `what` is a fixed word such as 'run.end'. Never throws, never waits. */
export type LogEvent = (level: LogLevel, what: string, fields?: LogFields) => void
