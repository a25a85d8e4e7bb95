/** One owner per home: an exclusive lock that the system itself takes away when its process ends, however it ends (promise J10). */
import { DatabaseSync } from 'node:sqlite'
import { AppError } from '../../shared/errors.ts'
import { resultCodeOf } from './database.ts'
import { privateFile } from './privateFile.ts'

export interface OwnerLock {
  release(): void
}

/** @throws AppError 'home.locked' while another process owns the home, 'home.unusable' where it cannot be locked. */
export function lockOwner(file: string): OwnerLock {
  const driver = openLocked(file)
  return {
    release() {
      driver.exec('ROLLBACK')
      driver.close()
    },
  }
}

function openLocked(file: string): DatabaseSync {
  let driver: DatabaseSync | null = null
  try {
    driver = new DatabaseSync(privateFile(file))
    driver.exec('PRAGMA busy_timeout=0; PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE')
    return driver
  } catch (thrown) {
    driver?.close()
    throw isBusy(thrown) ? lockedBy(thrown) : unusable(file, thrown)
  }
}

/** SQLite's result code 5, SQLITE_BUSY, with or without more detail above its first byte. */
function isBusy(thrown: unknown): boolean {
  return resultCodeOf(thrown) === 5
}

function lockedBy(cause: unknown): AppError {
  return new AppError(
    'home.locked',
    'Another Undertitle is working with the same home folder. Wait until it is done, or name another folder with --home.',
    cause,
  )
}

function unusable(file: string, cause: unknown): AppError {
  const isNoLock = resultCodeOf(cause) === 26 // SQLITE_NOTADB
  const advice = isNoLock ? 'Delete that file' : 'Check that the disk has room and the file is yours'
  return new AppError(
    'home.unusable',
    `Undertitle cannot lock its home with ${file}. ${advice}, or name another home with --home.`,
    cause,
  )
}
