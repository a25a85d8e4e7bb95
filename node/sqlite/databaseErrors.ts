/** What the disk says of a database, whoever's it is. */
import { statfsSync } from 'node:fs'
import { asDiskError, diskTroubleOf, errorOfTrouble, type DiskPlace } from '../../shared/diskTrouble.ts'
import type { AppError, ErrorCode } from '../../shared/errors.ts'

/** The typed error of what was thrown over a database in the folder `place.path`; null for a bug. */
export function databaseErrorOf(thrown: unknown, place: DiskPlace): AppError | null {
  // Where a disk is full SQLite cannot enlarge the index of its log, and says no more than that the disk failed.
  const isFull = diskTroubleOf(thrown) === 'failing' && hasNoRoom(place.path)
  return isFull ? errorOfTrouble('full', place, thrown) : asDiskError(thrown, place)
}

function hasNoRoom(folder: string): boolean {
  try {
    return statfsSync(folder).bavail === 0
  } catch {
    return false // A disk that does not answer is not full.
  }
}

const stays: ReadonlySet<ErrorCode> = new Set(['disk.full', 'home.busy'])

/** Whether the connection that met this error is in doubt, and another one may do better. */
export function isDoubtful({ code }: AppError): boolean {
  return !stays.has(code)
}
