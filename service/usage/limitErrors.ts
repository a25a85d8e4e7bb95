/** What is said where a limit is reached, and when to come again. Pure. */
import { counted } from '../../shared/text/counted.ts'
import { ServiceError } from '../http/serviceError.ts'
import type { Counter } from './plans.ts'

const sentences: Readonly<Record<Counter, string>> = {
  search: 'Not enough of the daily search quota remains. It starts again at 00:00 UTC.',
  downloads: 'The daily download quota is used up. It starts again at 00:00 UTC.',
  ai: 'The monthly AI quota is used up. It starts again on the 1st of the month (UTC).',
  transcription: 'The monthly trial of transcription is used up. It starts again on the 1st of the month (UTC).',
}

interface Limited {
  readonly limit: number
  readonly resetsAtMs: number
}

export function usedUp(counter: Counter, { limit, resetsAtMs }: Limited, nowMs: number): ServiceError {
  const limitReached = { limit, resetsAtMs, retryAfterSeconds: secondsUntil(resetsAtMs, nowMs) }
  const code = counter === 'ai' ? 'translation_quota_exhausted' : 'quota_exceeded'
  return new ServiceError(code, sentences[counter], { limitReached })
}

export function tooFast(limit: number, resetsAtMs: number, nowMs: number): ServiceError {
  const retryAfterSeconds = secondsUntil(resetsAtMs, nowMs)
  const message = `More than ${limit} requests in a minute. Wait ${counted(retryAfterSeconds, 'second')} and try again.`
  return new ServiceError('rate_limited', message, { limitReached: { limit, resetsAtMs, retryAfterSeconds } })
}

function secondsUntil(atMs: number, nowMs: number): number {
  return Math.max(Math.ceil((atMs - nowMs) / 1_000), 1)
}
