/** Checks the paths that the preload script read from dropped files, before the host is told of them. */
import { isAbsolute } from 'node:path'
import { z } from 'zod'
import { AppError } from '../../../shared/errors.ts'

const mostPaths = 1_000
const longestPath = 32_767

const message = z.array(z.string().max(longestPath)).max(mostPaths)

/**
 * A File that a script made has no place on the disk: its path is empty and it is left out.
 * @throws AppError 'input.invalid' when nothing is left.
 */
export function readDroppedPaths(paths: unknown): readonly string[] {
  const read = message.safeParse(paths)
  if (!read.success) throw new AppError('input.invalid', `Drop at most ${mostPaths} files or folders at once.`)
  const real = read.data.filter((path) => isAbsolute(path) && !path.includes('\0'))
  if (real.length === 0) throw new AppError('input.invalid', 'What was dropped is not a file or folder of this disk.')
  return real
}
