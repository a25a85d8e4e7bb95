/** When to look again for a subtitle that could not be had: daily, weekly after 3 weeks, then monthly. Pure. */
import type { WaitReason } from '../../../shared/contract/program/watch.ts'
import { isDiskError } from '../../../shared/diskTrouble.ts'
import type { ErrorCode } from '../../../shared/errors.ts'

export type { WaitReason }

const hourMs = 3_600_000
export const dayMs = 24 * hourMs
const dailyForMs = 21 * dayMs
/** Ten looks a week apart, then once a month. */
const weeklyUntilMs = dailyForMs + 70 * dayMs
/** Where the service does not say when the quota is back. */
const quotaUnknownMs = hourMs
const longestBackOffMs = 6 * hourMs
const shortestBackOffMs = 5 * 60_000
/** An error of a disk here is often over at once, and trying again costs nobody anything. */
const firstDiskTryMs = 15_000
const longestDiskBackOffMs = 5 * 60_000

/** Days are 24 hours long: a change to summer time moves the clock, not the calendar. */
export function retryAfterMs(missingForMs: number): number {
  if (missingForMs < dailyForMs) return dayMs
  return missingForMs < weeklyUntilMs ? 7 * dayMs : 30 * dayMs
}

/** After failures in a row that say nothing about the file: 5 minutes, doubled up to 6 hours. */
export function backOffMs(failures: number): number {
  return Math.min(longestBackOffMs, shortestBackOffMs * 2 ** Math.max(0, Math.min(failures, 10) - 1))
}

/** The same for a failure with this code: of the disks of this machine 15 seconds, doubled up to 5 minutes. */
export function retryDelayMs(code: ErrorCode | null, failures: number): number {
  if (code === null || !(isDiskError(code) || code === 'file.notWritable')) return backOffMs(failures)
  return Math.min(longestDiskBackOffMs, firstDiskTryMs * 2 ** Math.max(0, Math.min(failures, 10) - 1))
}

export interface EndedTry {
  readonly reason: WaitReason
  readonly nowMs: number
  /** When this wish was first found missing. */
  readonly firstMs: number
  /** When the quota is back, where that is known. */
  readonly resumesAtMs: number | null
  /** Failures in a row, this one included. */
  readonly failures: number
  /** What kind of failure, where it is known. */
  readonly code?: ErrorCode | null
}

/** Unix milliseconds; null: not before something changes in the folder. */
export function nextTryMs({ reason, nowMs, firstMs, resumesAtMs, failures, code = null }: EndedTry): number | null {
  switch (reason) {
    case 'covered':
    case 'foreign-file':
    case 'removed':
    case 'translating':
      return null
    case 'quota':
      return resumesAtMs !== null && resumesAtMs > nowMs ? resumesAtMs : nowMs + quotaUnknownMs
    case 'error':
      return nowMs + retryDelayMs(code, failures)
    case 'ask':
    case 'translate':
    case 'no-match':
    case 'no-candidate':
    case 'rejected':
      // A first moment in the future is a clock that was set back since.
      return nowMs + retryAfterMs(Math.max(0, nowMs - firstMs))
  }
}

const tries: ReadonlySet<WaitReason> = new Set(['ask', 'translate', 'no-match', 'no-candidate', 'rejected'])

/** Only answers of the service count as tries of the calendar. */
export function isTry(reason: WaitReason): boolean {
  return tries.has(reason)
}
