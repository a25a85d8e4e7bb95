/**
 * Whether what was downloaded for a subtitle was opened, judged and refused, for good: the same one is never taken again, so that
 * only another can help. What a network damaged may come whole the next time, and what a machine made is made anew. Pure.
 */
import type { KeptOutcome } from './run.ts'

export type RefusableOutcome = Pick<KeptOutcome, 'state' | 'reason' | 'code' | 'jobId'>

export function isRefused({ state, reason, code, jobId }: RefusableOutcome): boolean {
  return state === 'failed' && reason === 'rejected' && code !== 'archive.damaged' && jobId === null
}
