/** Failed are wishes that met an error or only unusable subtitles; every other one that was not written is skipped. Pure. */
import type { SkipReason } from './contract/plan.ts'

export function isFailure(reason: SkipReason): boolean {
  return reason === 'error' || reason === 'rejected'
}
