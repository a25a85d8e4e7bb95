/** What the service refuses or cannot reach, as whoever runs it is told: with its sentence, and never as a bug of the page. */
import { AppError } from '../../shared/errors.ts'
import { ArchiveTrouble } from '../http/archiveTrouble.ts'
import { ServiceError } from '../http/serviceError.ts'

type Handlers = Readonly<Record<string, (input: never) => Promise<unknown>>>

/** The same handlers; whatever they reject with is an AppError, or a bug. */
export function withAppErrors<Named extends Handlers>(handlers: Named): Named {
  const guarded = Object.entries(handlers).map(([name, handle]) => [name, guard(handle)] as const)
  // Name by name the same functions.
  return Object.fromEntries(guarded) as unknown as Named
}

function guard(handle: Handlers[string]): Handlers[string] {
  return async (input) => {
    try {
      return await handle(input)
    } catch (thrown) {
      throw operatorErrorOf(thrown)
    }
  }
}

/** Of a service's refusals only an internal one is a bug. */
function operatorErrorOf(thrown: unknown): unknown {
  if (thrown instanceof ArchiveTrouble) return new AppError('disk.failing', thrown.message, thrown)
  if (!(thrown instanceof ServiceError) || thrown.code === 'internal_error') return thrown
  const code = thrown.code === 'storage_unavailable' ? 'disk.failing' : 'input.invalid'
  return new AppError(code, thrown.message, thrown)
}
