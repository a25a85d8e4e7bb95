/** One owner per home: an exclusive lock that the system itself takes away when its process ends, however it ends (promise J10). */
import { DatabaseSync } from 'node:sqlite'
import { diskTroubleOf, mayPass } from '../../shared/diskTrouble.ts'
import { AppError } from '../../shared/errors.ts'
import { closeQuietly } from '../../node/sqlite/openWithLog.ts'
import { homeErrorOf } from './diskErrors.ts'
import { privateFile } from './privateFile.ts'

export interface OwnerLock {
  release(): void
}

/** @throws AppError 'home.locked' while another process owns the home, and what its disk says where it cannot be locked. */
export function lockOwner(file: string): OwnerLock {
  const driver = openLocked(file, mostTries)
  return {
    release() {
      closeQuietly(driver) // The lock ends with it.
    },
  }
}

/** A disk that fails once is asked again at once. */
const mostTries = 3

function openLocked(file: string, tries: number): DatabaseSync {
  let driver: DatabaseSync | null = null
  try {
    driver = new DatabaseSync(privateFile(file))
    driver.exec('PRAGMA busy_timeout=0; PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE')
    return driver
  } catch (thrown) {
    closeQuietly(driver)
    const trouble = diskTroubleOf(thrown)
    if (trouble === 'busy') throw lockedBy(thrown)
    if (trouble !== null && mayPass(trouble) && tries > 1) return openLocked(file, tries - 1)
    throw trouble === 'damaged' ? noLock(file, thrown) : (homeErrorOf(thrown, file) ?? thrown)
  }
}

function lockedBy(cause: unknown): AppError {
  return new AppError(
    'home.locked',
    'Another Undertitle is working with the same home folder. Wait until it is done, or name another folder with --home.',
    cause,
  )
}

function noLock(file: string, cause: unknown): AppError {
  return new AppError(
    'home.unusable',
    `Undertitle cannot lock its home with ${file}, which is something else. Delete that file, or name another home with --home.`,
    cause,
  )
}
