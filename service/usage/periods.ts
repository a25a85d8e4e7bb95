/** When counters start again: 00:00 UTC each day, and the 1st of each month (UTC) for AI. Pure. */
import type { Counter } from './plans.ts'

/** The name of the period that a moment belongs to: '2026-11-21' or '2026-11'. */
export function periodOf(counter: Counter, atMs: number): string {
  return new Date(atMs).toISOString().slice(0, isMonthly(counter) ? 7 : 10)
}

/** The first moment of the next period, in Unix milliseconds. */
export function nextResetMs(counter: Counter, atMs: number): number {
  const at = new Date(atMs)
  if (isMonthly(counter)) return Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1)
  return Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate() + 1)
}

function isMonthly(counter: Counter): boolean {
  return counter === 'ai' || counter === 'transcription'
}
