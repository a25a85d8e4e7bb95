/** Some files were taken back and others stayed: what became of the first, and what bars the others. */
import { toAppError, type AppError } from '../../../shared/errors.ts'
import type { Trashed } from './trashedWords.ts'

export class PartlyUndone extends Error {
  readonly taken: Trashed
  readonly problem: AppError

  constructor(taken: Trashed, problem: AppError) {
    super(problem.message)
    this.taken = taken
    this.problem = problem
  }
}

/** What was taken back before it failed, and why it did. */
export function failureOf(thrown: unknown): { readonly taken: Trashed | null; readonly problem: AppError } {
  return thrown instanceof PartlyUndone ? thrown : { taken: null, problem: toAppError(thrown) }
}
