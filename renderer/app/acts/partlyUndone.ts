/** Some files were taken back and others stayed: how many went, and what bars the first of the others. */
import { toAppError, type AppError } from '../../../shared/errors.ts'

export class PartlyUndone extends Error {
  readonly removed: number
  readonly problem: AppError

  constructor(removed: number, problem: AppError) {
    super(problem.message)
    this.removed = removed
    this.problem = problem
  }
}

/** What was taken back before it failed, and why it did. */
export function failureOf(thrown: unknown): Pick<PartlyUndone, 'removed' | 'problem'> {
  return thrown instanceof PartlyUndone ? thrown : { removed: 0, problem: toAppError(thrown) }
}
