/** What a command is given: what is not there is wrong usage, and what cannot be looked at is said; in the same words by each. */
import { lstatSync, statSync, type Stats } from 'node:fs'
import { basename } from 'node:path'
import { kindOfFile } from '../library/scan/fileNames.ts'
import { AppError } from '../../shared/errors.ts'
import { systemCodeOf } from '../disk/disk.ts'

/** @throws AppError 'input.invalid', for the first of these paths that leads to nothing; 'folder.unreadable' */
export function mustBeThere(...paths: readonly string[]): void {
  const gone = paths.find((path) => looked(path, lstatSync) === undefined)
  if (gone === undefined) return
  throw new AppError(
    'input.invalid',
    `There is nothing at ${gone}. Check its spelling, and that its drive is connected.`,
  )
}

/**
 * As the scan opens what it is given: a link to a folder is one, and one that leads to nothing is none.
 * @throws AppError 'folder.unreadable'
 */
export function isFolder(path: string): boolean {
  return looked(path, statSync)?.isDirectory() === true
}

/** As the scan takes what it is given. @throws AppError 'input.invalid', for the first of these paths that is neither */
export function mustBeFolderOrVideo(...paths: readonly string[]): void {
  const other = paths.find((path) => !isFolder(path) && kindOfFile(basename(path)) !== 'video')
  if (other !== undefined) throw new AppError('input.invalid', `${other} is neither a folder nor a video.`)
}

type Look = (path: string, options: { throwIfNoEntry: false }) => Stats | undefined

function looked(path: string, look: Look): Stats | undefined {
  try {
    return look(path, { throwIfNoEntry: false })
  } catch (thrown) {
    const message = `${path} cannot be read (${systemCodeOf(thrown)}). Check its permissions and its drive, then run again.`
    throw new AppError('folder.unreadable', message, thrown)
  }
}
