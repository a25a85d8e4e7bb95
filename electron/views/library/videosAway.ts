/** Why nothing is done: all that is meant lies in folders that are away. The note of the library says it in the same words. */
import { AppError } from '../../../shared/errors.ts'
import { counted } from '../../../shared/text/counted.ts'

export function videosAway(count: number): AppError {
  const sentence =
    count === 1
      ? '1 video is in a folder that is away: connect its drive to include it.'
      : `${counted(count, 'video')} are in folders that are away: connect their drives to include them.`
  return new AppError('folder.missing', sentence)
}
