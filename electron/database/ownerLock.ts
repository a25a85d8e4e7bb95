/** One owner per home: an exclusive lock that the system itself takes away when its process ends, however it ends (promise J10). */
import { diskTroubleOf, mayPass } from '../../shared/diskTrouble.ts'
import { AppError } from '../../shared/errors.ts'
import { lockExclusively, type ExclusiveLock } from '../../node/sqlite/exclusiveLock.ts'
import { homeErrorOf } from './diskErrors.ts'

export type OwnerLock = ExclusiveLock

/** @throws AppError 'home.locked' while another process owns the home, and what its disk says where it cannot be locked. */
export function lockOwner(file: string): OwnerLock {
  const lock = lockSteadily(file, mostTries)
  if (lock) return lock
  throw new AppError(
    'home.locked',
    'Another Undertitle is working with the same home folder: its window or page, watch mode or another command. In a ' +
      'window or page, do this there. Else end it first, a watch with Ctrl+C or by stopping its service, do this, and start it ' +
      'again. Or name another folder with --home.',
  )
}

/** A disk that fails once is asked again at once. */
const mostTries = 3

function lockSteadily(file: string, tries: number): ExclusiveLock | null {
  try {
    return lockExclusively(file)
  } catch (thrown) {
    const trouble = diskTroubleOf(thrown)
    if (trouble !== null && mayPass(trouble) && tries > 1) return lockSteadily(file, tries - 1)
    throw trouble === 'damaged' ? noLock(file, thrown) : (homeErrorOf(thrown, file) ?? thrown)
  }
}

function noLock(file: string, cause: unknown): AppError {
  return new AppError(
    'home.unusable',
    `Undertitle cannot lock its home with ${file}, which is something else. Delete that file, or name another home with --home.`,
    cause,
  )
}
