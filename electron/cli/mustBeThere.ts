/** Whatever a command is given that is not there is wrong usage, said in the same words by each. */
import { lstatSync } from 'node:fs'
import { AppError } from '../../shared/errors.ts'

/** @throws AppError 'input.invalid', for the first of these paths that leads to nothing */
export function mustBeThere(...paths: readonly string[]): void {
  const gone = paths.find((path) => lstatSync(path, { throwIfNoEntry: false }) === undefined)
  if (gone === undefined) return
  throw new AppError(
    'input.invalid',
    `There is nothing at ${gone}. Check its spelling, and that its drive is connected.`,
  )
}
