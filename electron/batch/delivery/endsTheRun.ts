/** Failures after which a run asks the service for nothing more. Pure. */
import type { AppError } from '../../../shared/errors.ts'

/** Failures that every further download of this run would meet too. */
export function endsTheRun({ code }: AppError): boolean {
  return [
    'quota.exhausted',
    'service.busy',
    'service.unreachable',
    'key.refused',
    'key.missing',
    'plan.required',
    'disk.full',
  ].includes(code)
}
