/** How long a counter of the service may be believed, whatever the clock does (promise J8). Pure. */
import type { Counter, Usage } from '../serviceClient/listing.ts'

export type QuotaKind = 'search' | 'download' | 'ai'

export interface LearnedCounters {
  readonly search?: Counter
  readonly download?: Counter
  readonly ai?: Counter
}

/** A counter as the ledger keeps it. Times are unix milliseconds. */
export interface KnownCounter {
  readonly limit: number | null
  readonly remaining: number
  /** The service's own word, to show. */
  readonly resetsAtMs: number | null
  /** The same moment on this machine's clock. */
  readonly staleAtMs: number
  readonly learnedMs: number
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs
/** A daily counter cannot reset later than a day from now, the AI one not later than a month (API §8). */
const longestWaitMs: Readonly<Record<QuotaKind, number>> = {
  search: 24 * hourMs,
  download: 24 * hourMs,
  ai: 31 * 24 * hourMs,
}
/** Where the service gives no usable reset we chose to look again this often; looking (account usage) costs no unit. */
const askAgainAfterMs = 15 * minuteMs
/** Clocks are set back a little all the time; more than this and what was learned before means nothing. */
const clockToleranceMs = 5 * minuteMs

/**
 * The reset is turned into a wait by the service's own clock (its Date header), so that neither clock has to be right.
 * null when the counter says nothing.
 */
export function knownCounter(
  kind: QuotaKind,
  counter: Counter,
  clock: { readonly nowMs: number; readonly serverNowMs: number | null },
): KnownCounter | null {
  const remaining = remainingOf(counter)
  if (remaining === null) return null
  const resetsAtMs = countOf(counter.resetsAtMs)
  const waitMs = resetsAtMs === null ? 0 : resetsAtMs - (clock.serverNowMs ?? clock.nowMs)
  const usableWaitMs = waitMs > 0 ? Math.min(waitMs, longestWaitMs[kind]) : askAgainAfterMs
  return {
    limit: countOf(counter.limit),
    remaining,
    resetsAtMs,
    staleAtMs: clock.nowMs + usableWaitMs,
    learnedMs: clock.nowMs,
  }
}

/** False once the reset has passed, or when the clock stands before the moment of learning. */
export function isBelievable(counter: Pick<KnownCounter, 'staleAtMs' | 'learnedMs'>, nowMs: number): boolean {
  return nowMs < counter.staleAtMs && nowMs >= counter.learnedMs - clockToleranceMs
}

/** Whether something parked still has to wait; a wait that began in the future (the clock was set back) is over. */
export function isWaiting(wait: { readonly parkedMs: number; readonly untilMs: number }, nowMs: number): boolean {
  return nowMs < wait.untilMs && nowMs >= wait.parkedMs - clockToleranceMs
}

export function countersOfUsage(usage: Usage): LearnedCounters {
  return { search: usage.search, download: usage.downloads, ai: usage.translations }
}

function remainingOf(counter: Counter): number | null {
  const remaining = countOf(counter.remaining)
  if (remaining !== null) return remaining
  const limit = countOf(counter.limit)
  const used = countOf(counter.used)
  return limit === null || used === null ? null : Math.max(0, limit - used)
}

/** Numbers of the service are hostile until checked: NaN, fractions and negatives never reach the ledger. */
function countOf(value: number | null): number | null {
  return value !== null && Number.isFinite(value) ? Math.max(0, Math.floor(value)) : null
}
