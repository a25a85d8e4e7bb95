/** What the disk of the home says, to a person: the folder, and what to do. */
import { statfsSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { asDiskError, diskTroubleOf, errorOfTrouble, type DiskPlace } from '../../shared/diskTrouble.ts'
import { AppError } from '../../shared/errors.ts'

const instead = 'name another home with --home'

/** @param file of the app's home; its folder is what people know */
export function homePlace(file: string): DiskPlace {
  return {
    path: dirname(file),
    instead,
    damaged:
      `${basename(file)} in ${dirname(file)} is damaged. ` +
      'Start the app or `undertitle get`, which bring back the last good copy.',
  }
}

/** The typed error of what was thrown over a file of the home; null for a bug. */
export function homeErrorOf(thrown: unknown, file: string): AppError | null {
  // Where a disk is full SQLite cannot enlarge the index of its log, and says no more than that the disk failed.
  if (diskTroubleOf(thrown) === 'failing' && hasNoRoom(dirname(file)))
    return errorOfTrouble('full', homePlace(file), thrown)
  return asDiskError(thrown, homePlace(file))
}

function hasNoRoom(folder: string): boolean {
  try {
    return statfsSync(folder).bavail === 0
  } catch {
    return false // A disk that does not answer is not full.
  }
}

/** Does something with a file of the home. @throws AppError of its disk; what else was thrown stays as it is */
export function onHomeDisk<Result>(file: string, work: () => Result): Result {
  try {
    return work()
  } catch (thrown) {
    throw homeErrorOf(thrown, file) ?? thrown
  }
}
