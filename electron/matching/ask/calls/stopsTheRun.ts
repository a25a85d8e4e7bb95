import type { AppError } from '../../../../shared/errors.ts'
import { isHeldBack } from '../../../quota/busyError.ts'

/** With these no later call can succeed either. */
export function stopsTheRun(error: AppError): boolean {
  return isHeldBack(error) || ['cancelled', 'key.missing', 'key.refused', 'plan.required'].includes(error.code)
}
