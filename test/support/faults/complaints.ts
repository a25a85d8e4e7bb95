/** What no run may say, whatever call fails: words of the inside, of the engine, of the database. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LimitedRun } from './runLimited.ts'

const unfit: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['internal', /\binternal\b|Something went wrong inside|could not answer this request/i],
  ['a stack trace', /^ {4}at /m],
  [
    'words of the database',
    /\bSQLITE|database is locked|disk I\/O error|unable to open database|or disk is full|disk image is malformed|constraint failed|no such table|readonly database|cannot commit|cannot rollback/,
  ],
  [
    'words of the system',
    /\bE[A-Z]{2,}: |, (?:open|read|write|fsync|fdatasync|rename|link|unlink|mkdir|close|scandir|opendir)\b/,
  ],
  ['a warning of the engine', /ExperimentalWarning|UnhandledPromise|uncaughtException|triggerUncaught/],
]

/** Each with the line that says it. */
export function unfitWords(text: string): readonly string[] {
  return unfit.flatMap(([what, pattern]) => {
    const line = text.split('\n').find((each) => pattern.test(each))
    return line === undefined ? [] : [`says ${what}: ${line.slice(0, 300)}`]
  })
}

/** 0 to 3 are documented; every failure says a sentence. */
export function unfitEnd({ code, signal, stdout, stderr, isOverdue }: LimitedRun): readonly string[] {
  if (isOverdue) return [`did not end; it said: ${stderr.slice(-300)}`]
  if (signal !== null) return [`was ended by ${signal}: ${stderr.slice(-300)}`]
  if (code === null || code > 3) return [`ended with ${String(code)}: ${stderr.slice(-300)}`]
  if (code >= 2 && stderr.trim() === '') return [`ended with ${String(code)} and said nothing`]
  return unfitWords(`${stdout}\n${stderr}`)
}

/** Bugs that were noted in the log of a home or of the service's data. */
export function notedBugs(folder: string): readonly string[] {
  const log = join(folder, 'log')
  if (!existsSync(log)) return []
  const lines = readdirSync(log).flatMap((name) => readFileSync(join(log, name), 'utf8').split('\n'))
  const bug = lines.find((line) => / code=internal\b/.test(line))
  return bug === undefined ? [] : [`notes a bug: ${bug.slice(0, 400)}`]
}
