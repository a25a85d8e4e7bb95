/** Whether the disk of a data folder has room for what a service writes all the time: every unit is a row. */
import { statfs } from 'node:fs/promises'
import { errorOfTrouble } from '../../../shared/diskTrouble.ts'
import { dataPlace } from './diskErrors.ts'

/** What the log of SQLite grows to before it is used anew: with less it may be full at the next unit. */
const leastBytes = 4 * 2 ** 20

/** Rejects with AppError 'disk.full' where it has not. */
export async function requireRoomToWrite(dataDir: string, least = leastBytes): Promise<void> {
  const { bavail, bsize } = await statfs(dataDir)
  if (bavail * bsize < least) throw errorOfTrouble('full', dataPlace(dataDir))
}
