/** What the disk says of the service's data, and of what is imported into it, to a person: the place, and what to do. */
import { asDiskError, type DiskPlace } from '../../../shared/diskTrouble.ts'
import type { AppError } from '../../../shared/errors.ts'
import { databaseErrorOf } from '../../../node/sqlite/databaseErrors.ts'

export function dataPlace(dataDir: string): DiskPlace {
  const instead = 'choose another folder with --data, or with --home of the app'
  return {
    path: dataDir,
    instead,
    damaged: `service.sqlite in ${dataDir} is damaged. Bring back a copy of it, or ${instead}.`,
  }
}

/** The typed error of what was thrown over the service's data; null for a bug. */
export function dataErrorOf(thrown: unknown, dataDir: string): AppError | null {
  return databaseErrorOf(thrown, dataPlace(dataDir))
}

/** The same of a file or folder that is imported. */
export function sourceErrorOf(thrown: unknown, path: string): AppError | null {
  return asDiskError(thrown, { path, instead: 'import it from another disk' })
}

/** Does something with the data folder. @throws AppError of its disk; what else was thrown stays as it is */
export function onDataDisk<Result>(dataDir: string, work: () => Result): Result {
  try {
    return work()
  } catch (thrown) {
    throw dataErrorOf(thrown, dataDir) ?? thrown
  }
}
