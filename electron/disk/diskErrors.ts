/** System errors of the disk turned into sentences that say what to do. */
import { diskTroubleOf, type DiskTrouble } from '../../shared/diskTrouble.ts'
import { AppError, type ErrorCode } from '../../shared/errors.ts'
import { systemCodeOf } from './disk.ts'

export function foreignFile(path: string): AppError {
  return new AppError('file.foreign', `A file that Undertitle did not write is already there, and is kept: ${path}`)
}

type Words = readonly [ErrorCode, (path: string) => string]

const notAllowed: Words = [
  'file.notWritable',
  (path) => `Undertitle may not write here: ${path}. Check the folder's permissions.`,
]
const away: Words = [
  'file.missing',
  (path) => `The folder is no longer there: ${path}. Connect its drive, then run again.`,
]

/** Beside videos the folder is the user's, so that what can be done is another than in the app's own. */
const words: Readonly<Partial<Record<DiskTrouble, Words>>> = {
  full: [
    'disk.full',
    (path) => `The disk is full, so nothing was written at ${path}. Free some space, then run again.`,
  ],
  failing: [
    'disk.failing',
    (path) =>
      `The disk gives errors, so nothing was written at ${path}. Check it and how it is connected, then run again.`,
  ],
  readOnly: [
    'file.notWritable',
    (path) => `The disk is read-only, so nothing can be written at ${path}. Make it writable, then run again.`,
  ],
  busy: ['file.notWritable', (path) => `Another program keeps ${path} busy. Wait until it is done, then run again.`],
  tooManyFiles: [
    'file.notWritable',
    (path) => `The system lets no more files be opened, as for ${path}. Close other programs, then run again.`,
  ],
  noMemory: [
    'file.notWritable',
    (path) => `The system has no memory left to write ${path}. Close other programs, then run again.`,
  ],
  gone: away,
  forbidden: notAllowed,
}

/** Of the same trouble, codes that say more where a name is what is tried. */
const byCode: Readonly<Record<string, Words>> = {
  ENAMETOOLONG: [
    'file.nameTooLong',
    (path) => `The name is too long for this disk: ${path}. Shorten the name of the video.`,
  ],
  ENOTDIR: away,
}

export function diskErrorOf(thrown: unknown, path: string): AppError {
  if (thrown instanceof AppError) return thrown
  const systemCode = systemCodeOf(thrown)
  if (systemCode === 'EEXIST') return foreignFile(path)
  if (systemCode === '')
    return new AppError('internal', `Something went wrong inside the app while writing ${path}.`, thrown)
  const [code, sentence] = byCode[systemCode] ?? words[diskTroubleOf(thrown) ?? 'forbidden'] ?? notAllowed
  return new AppError(code, sentence(path), thrown)
}
