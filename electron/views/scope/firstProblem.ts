/** What a work over a whole scope says went wrong: the first, and nothing of a person's having stopped it. */
import type { Problem } from '../../../shared/contract/problem.ts'
import { toAppError } from '../../../shared/errors.ts'

export function firstProblem(before: Problem | null, thrown: unknown): Problem | null {
  const { code, message } = toAppError(thrown)
  return before ?? (code === 'cancelled' ? null : { code, message })
}
