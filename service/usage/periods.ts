/** When counters start again: 00:00 UTC each day, and the 1st of each month (UTC) for AI. Pure. */
import type { Counter } from './plans.ts'

const dayMs = 24 * 60 * 60 * 1_000

/** Each answer asks for it several times, and writing a date takes longer than anything else of its counters. */
let lastDay = { number: Number.NaN, name: '' }

function dayOf(atMs: number): string {
  const number = Math.floor(atMs / dayMs)
  if (number !== lastDay.number) lastDay = { number, name: new Date(atMs).toISOString().slice(0, 10) }
  return lastDay.name
}

/** The name of the period that a moment belongs to: '2026-11-21' or '2026-11'. */
export function periodOf(counter: Counter, atMs: number): string {
  const day = dayOf(atMs)
  return isMonthly(counter) ? day.slice(0, 7) : day
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
