/** What the disk of the home says, to a person: the folder, and what to do. */
import { basename, dirname } from 'node:path'
import type { DiskPlace } from '../../shared/diskTrouble.ts'
import type { AppError } from '../../shared/errors.ts'
import { databaseErrorOf } from '../../node/sqlite/databaseErrors.ts'

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
  return databaseErrorOf(thrown, homePlace(file))
}

/** Does something with a file of the home. @throws AppError of its disk; what else was thrown stays as it is */
export function onHomeDisk<Result>(file: string, work: () => Result): Result {
  try {
    return work()
  } catch (thrown) {
    throw homeErrorOf(thrown, file) ?? thrown
  }
}
