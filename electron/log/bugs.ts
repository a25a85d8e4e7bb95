/** Who is told of what went wrong with nobody waiting for the answer. Types only. */
import type { AppError } from '../../shared/errors.ts'

export interface Bugs {
  report(error: AppError): void
}
