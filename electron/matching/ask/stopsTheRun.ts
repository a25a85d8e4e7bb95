import type { AppError } from '../../../shared/errors.ts'

/** With these no later call can succeed either. */
export function stopsTheRun(error: AppError): boolean {
  return ['cancelled', 'quota.exhausted', 'key.missing', 'key.refused', 'plan.required'].includes(error.code)
}
