/** The videos that one order to a machine takes. */
import { AppError } from '../../../shared/errors.ts'
import type { Scope } from '../../../shared/contract/scope.ts'
import type { LibraryEntry } from '../library/entries/libraryEntry.ts'
import type { LibrarySession } from '../library/librarySession.ts'

/** Each is read whole, and a service asked for it. */
const mostVideos = 500

/** @throws AppError 'input.invalid' for more than one order takes */
export function orderedVideos(library: Pick<LibrarySession, 'resolve'>, scope: Scope): readonly LibraryEntry[] {
  const entries = library.resolve(scope)
  if (entries.length > mostVideos)
    throw new AppError('input.invalid', `One order takes ${mostVideos} videos at most. Choose fewer.`)
  return entries
}
