/** The counters that every v2 answer carries in its headers (API §7), read so that nonsense reads as "not told". */
import type { IncomingHttpHeaders } from 'node:http'
import type { Counter } from '../listing.ts'
import { readResetMs, serverNowMs } from './serverTime.ts'

/** null when the headers are absent or contradict themselves. `resetsAtMs` is in local time. */
export function readCounter(headers: IncomingHttpHeaders, localNowMs: number): Counter | null {
  const limit = countIn(headers['x-ratelimit-limit'])
  const remaining = countIn(headers['x-ratelimit-remaining'])
  if (limit === null || remaining === null || remaining > limit) return null
  const leftMs = readResetMs(single(headers['x-ratelimit-reset']), serverNowMs(headers.date, localNowMs))
  return { used: limit - remaining, limit, remaining, resetsAtMs: leftMs === null ? null : localNowMs + leftMs }
}

function countIn(header: string | string[] | undefined): number | null {
  const text = single(header)?.trim() ?? ''
  const number = /^\d+$/.test(text) ? Number(text) : NaN
  return Number.isSafeInteger(number) ? number : null
}

function single(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header
}
