/** Reads an answer that is a no: which error it is, in which words, and when the service wants to be asked again. */
import { AppError, type ErrorCode } from '../../../shared/errors.ts'
import { unreadable } from '../../../shared/json/decoder.ts'
import { problem as problemDecoder, type WireProblem } from '../../../shared/wire/errors.ts'
import { mostSmallBytes } from './answerSizes.ts'
import type { HttpAnswer } from '../httpExchange.ts'
import { readSmallJson } from './jsonReader.ts'
import { afterArrival, RefusedAnswer } from '../mayBeCharged.ts'
import { readResetMs, readRetryAfterMs, serverNowMs, untilMidnightMs, untilNextMonthMs } from './serverTime.ts'
import { codeOfRefusal, saysLimitReached, sentenceOfRefusal } from './statusToError.ts'
import { WaitError } from '../waitError.ts'

export interface Refusal {
  readonly status: number
  readonly code: ErrorCode
  readonly error: AppError
  /** Milliseconds from now, or null when the service leaves it open. */
  readonly requestedWaitMs: number | null
}

export interface Asker {
  readonly apiKey: string | null
  readonly nowMs: number
}

/** `problem` is what the body says, where the caller has already read it. */
export function readRefusal(answer: HttpAnswer, asker: Asker, problem = problemIn(answer)): Refusal {
  const { status } = answer
  const code = codeOfRefusal({ status, problem, hasKey: asker.apiKey !== null })
  const sentence = sentenceOfRefusal(code, problem, asker.apiKey === null ? [] : [asker.apiKey])
  const requestedWaitMs = requestedWaitOf(answer, problem, { code, nowMs: asker.nowMs })
  const cause = new RefusedAnswer(status, problem !== null)
  const said =
    requestedWaitMs === null
      ? new AppError(code, sentence, cause)
      : new WaitError(code, sentence, asker.nowMs + requestedWaitMs, cause)
  const error = answer.wasHeardBefore === true ? afterArrival(said) : said
  return { status, code, error, requestedWaitMs }
}

/** What the body says is wrong; null when it says nothing that can be read, or far too much for a refusal. */
export function problemIn(answer: HttpAnswer): WireProblem | null {
  if (answer.bytes.length > mostSmallBytes) return null
  try {
    const read = readSmallJson(answer.bytes, problemDecoder)
    return read === unreadable ? null : read
  } catch {
    return plainProblem(answer)
  }
}

const longestPlainBytes = 200

/** Some services say that a limit is reached in a line of plain text; of any other text only its status counts. */
function plainProblem({ bytes }: HttpAnswer): WireProblem | null {
  const message = bytes.length <= longestPlainBytes ? new TextDecoder().decode(bytes).trim() : ''
  return saysLimitReached(message) ? { code: null, message, retryAfterSeconds: null, resetAt: null } : null
}

interface RefusalContext {
  readonly code: ErrorCode
  readonly nowMs: number
}

function requestedWaitOf(
  answer: HttpAnswer,
  problem: WireProblem | null,
  { code, nowMs }: RefusalContext,
): number | null {
  if (code !== 'service.busy' && code !== 'quota.exhausted') return null
  const serverNow = serverNowMs(answer.headers.date, nowMs)
  const seconds = problem?.retryAfterSeconds?.toString()
  const told =
    readRetryAfterMs(answer.headers['retry-after'], serverNow) ??
    readRetryAfterMs(seconds, serverNow) ??
    readResetMs(problem?.resetAt ?? undefined, serverNow)
  if (told !== null || code === 'service.busy') return told
  // The rate headers speak of the daily counters; this one is monthly.
  if (problem?.code === 'translation_quota_exhausted') return untilNextMonthMs(serverNow)
  return readResetMs(resetHeader(answer), serverNow) ?? untilMidnightMs(serverNow)
}

function resetHeader(answer: HttpAnswer): string | undefined {
  const header = answer.headers['x-ratelimit-reset']
  return Array.isArray(header) ? header[0] : header
}
