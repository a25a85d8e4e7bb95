/** Times as the service tells them (Retry-After, resets), read by the service's own clock so that a wrong local one does no harm. */

const dayMs = 86_400_000
/** Monthly counters are the longest that have a reset; anything later is nonsense and shortened to this. */
export const longestTimeMs = 31 * dayMs

/** The service's clock, or the local one where the answer has no readable Date. */
export function serverNowMs(dateHeader: string | undefined, localNowMs: number): number {
  const told = dateHeader === undefined ? NaN : Date.parse(dateHeader)
  return Number.isNaN(told) ? localNowMs : told
}

/** Milliseconds to wait: seconds, an HTTP date, or null for anything else. Of several numbers the largest. */
export function readRetryAfterMs(header: string | undefined, serverNow: number): number | null {
  const parts = (header ?? '').split(',').map((part) => part.trim())
  if (parts.every((part) => /^\d+(\.\d+)?$/.test(part))) return atMost(Math.max(...parts.map(Number)) * 1000)
  const moment = readMoment(header ?? '')
  return moment === null ? null : atMost(Math.max(0, moment - serverNow))
}

/**
 * Milliseconds until a reset that is told as unix seconds, unix milliseconds, seconds from now, ISO time or HTTP date.
 * null for nonsense and for moments that are over.
 */
export function readResetMs(value: string | undefined, serverNow: number): number | null {
  const text = (value ?? '').trim()
  const number = /^\d+(\.\d+)?$/.test(text) ? Number(text) : null
  if (number !== null && number * 1000 <= longestTimeMs) return number * 1000
  const moment = number === null ? readMoment(text) : number > 1e11 ? number : number * 1000
  const leftMs = moment === null ? -1 : moment - serverNow
  return leftMs >= 0 && leftMs <= longestTimeMs ? leftMs : null
}

/** Until the next 00:00 UTC, when daily counters begin anew (our decision; API §8 limit 7 leaves it open). */
export function untilMidnightMs(serverNow: number): number {
  return dayMs - (serverNow % dayMs)
}

/** Until 00:00 UTC of the next 1st, when the AI counters begin anew (API §8 limit 6). */
export function untilNextMonthMs(serverNow: number): number {
  const now = new Date(serverNow)
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1) - serverNow
}

/** Only ISO and HTTP dates: `Date.parse` alone makes a date of nearly anything. */
function readMoment(text: string): number | null {
  if (!/^(\d{4}-\d\d-\d\d|[A-Za-z]{3,9}, ?\d)/.test(text.trim())) return null
  const moment = Date.parse(text)
  return Number.isNaN(moment) ? null : moment
}

function atMost(ms: number): number {
  return Math.min(ms, longestTimeMs)
}
