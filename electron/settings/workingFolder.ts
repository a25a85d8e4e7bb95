/** The folder that relative names of this start are in. */
import { AppError } from '../../shared/errors.ts'

/** @throws AppError 'folder.missing' where it was deleted since somebody went there */
export function workingFolder(cwd: () => string = () => process.cwd()): string {
  try {
    return cwd()
  } catch (thrown) {
    const advice = 'Go to another folder, then start Undertitle there.'
    throw new AppError('folder.missing', `The folder that Undertitle was started in is gone. ${advice}`, thrown)
  }
}
