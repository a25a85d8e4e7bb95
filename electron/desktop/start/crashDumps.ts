/** Dumps of crashed processes: kept in the home, sent nowhere, the newest few only. */
import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

const mostDumps = 5

/** What is used of Electron's app. */
export interface PathKeeper {
  setPath(name: 'crashDumps', path: string): void
}

/** What is used of Electron's crashReporter. */
export interface CrashReporter {
  start(options: { readonly uploadToServer: false }): void
}

/** Before Electron is ready: later, its first processes would have no handler. */
export function keepCrashDumps(folder: string, app: PathKeeper, reporter: CrashReporter): void {
  app.setPath('crashDumps', folder)
  reporter.start({ uploadToServer: false })
}

/** How many dumps there are; all but the newest are removed. A folder that cannot be read has none. */
export function thinCrashDumps(folder: string): number {
  const dumps = dumpsBelow(folder).sort((a, b) => b.mtimeMs - a.mtimeMs)
  for (const { path } of dumps.slice(mostDumps)) rmSync(path, { force: true })
  return Math.min(dumps.length, mostDumps)
}

function dumpsBelow(folder: string): { readonly path: string; readonly mtimeMs: number }[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.dmp'))
      .map((name) => join(folder, name))
      .map((path) => ({ path, mtimeMs: statSync(path).mtimeMs }))
  } catch {
    return [] // Made with the first crash.
  }
}
