/**
 * Opens a database in WAL mode and proves that it is. SQLite answers "wal" once the file's head says so; an error of the disk
 * at that moment leaves a connection that believes in a log which is not there, and keeps it for good.
 */
import { existsSync } from 'node:fs'
import { diskTroubleOf, mayPass } from '../../shared/diskTrouble.ts'
import type { SqliteDriver } from './driver.ts'

export interface WithLog<Driver> {
  readonly driver: Driver
  /** The log's file; null in memory and where the file system cannot have one. */
  readonly log: string | null
}

/** After this many tries the disk has no log to offer, or its error is told. */
const mostTries = 4
const firstWaitMs = 10

/**
 * `connect` makes a new connection with its settings. Throws what the last try threw: an error that may pass is tried again.
 */
export function openWithLog<Driver extends SqliteDriver>(connect: () => Driver): WithLog<Driver> {
  for (let tries = 1; ; tries += 1) {
    const isLast = tries === mostTries
    const opened = tryToOpen(connect, isLast)
    if (opened) return opened
    pause(firstWaitMs * 4 ** (tries - 1))
  }
}

/** Null: try again. */
function tryToOpen<Driver extends SqliteDriver>(connect: () => Driver, isLast: boolean): WithLog<Driver> | null {
  let driver: Driver | null = null
  try {
    driver = connect()
    const log = provenLog(driver)
    if (log !== undefined) return { driver, log }
    if (isLast) return { driver, log: null }
  } catch (thrown) {
    closeQuietly(driver)
    const trouble = diskTroubleOf(thrown)
    if (isLast || trouble === null || !mayPass(trouble)) throw thrown
    return null
  }
  closeQuietly(driver)
  return null
}

/**
 * Undefined where it was not proven. The name is SQLite's own, which has followed symbolic links: the log lies beside the file
 * itself, not beside a link to it.
 */
function provenLog(driver: SqliteDriver): string | null | undefined {
  const file = driver.prepare('PRAGMA database_list').get()?.['file']
  if (typeof file !== 'string' || file === '') return null
  const asked = modeOf(driver, 'PRAGMA journal_mode=WAL')
  // The first read opens the log.
  driver.prepare('SELECT 1 FROM sqlite_schema LIMIT 1').get()
  const log = `${file}-wal`
  return asked === 'wal' && modeOf(driver, 'PRAGMA journal_mode') === 'wal' && existsSync(log) ? log : undefined
}

function modeOf(driver: SqliteDriver, sql: string): unknown {
  return driver.prepare(sql).get()?.['journal_mode']
}

/** What it was opened for has failed already; its locks end with it whatever it says. */
export function closeQuietly(driver: { close(): void } | null): void {
  try {
    driver?.close()
  } catch (thrown) {
    if (diskTroubleOf(thrown) === null) throw thrown
  }
}

/** Opening is one call without a promise, so the thread sleeps: 10, 40, 160 ms. */
function pause(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}
