/** System errors of the disk turned into sentences that say what to do. */
import { AppError } from '../../shared/errors.ts'
import { systemCodeOf } from './disk.ts'

export function foreignFile(path: string): AppError {
  return new AppError('file.foreign', `A file that Undertitle did not write is already there, and is kept: ${path}`)
}

export function diskErrorOf(thrown: unknown, path: string): AppError {
  if (thrown instanceof AppError) return thrown
  switch (systemCodeOf(thrown)) {
    case 'EEXIST':
      return foreignFile(path)
    case 'ENOSPC':
    case 'EDQUOT':
      return new AppError(
        'disk.full',
        `The disk is full, so nothing was written at ${path}. Free some space, then run again.`,
        thrown,
      )
    case 'ENAMETOOLONG':
      return new AppError(
        'file.nameTooLong',
        `The name is too long for this disk: ${path}. Shorten the name of the video.`,
        thrown,
      )
    case 'ENOENT':
    case 'ESTALE':
    case 'ENOTDIR':
      return new AppError(
        'file.missing',
        `The folder is no longer there: ${path}. Connect its drive, then run again.`,
        thrown,
      )
    case '':
      return new AppError('internal', `Something went wrong inside the app while writing ${path}.`, thrown)
    default:
      return new AppError(
        'file.notWritable',
        `Undertitle may not write here: ${path}. Check the folder's permissions.`,
        thrown,
      )
  }
}
