/** The one way to the service: every call goes through here, with its key, its retries, its redirects and its errors. */
import { AppError, type ErrorCode } from '../../shared/errors.ts'
import { addressFor, redirectTarget } from './addresses.ts'
import type { WaitForRoom } from './answers/bodyReader.ts'
import { callIdHeader, isReplayed, type CallId } from './callId.ts'
import { ConnectionFailure, failureFrom } from './answers/connectionFailure.ts'
import type { HttpAnswer, HttpExchange, HttpOrder } from './httpExchange.ts'
import type { Counter } from './listing.ts'
import { afterArrival, mayBeCharged } from './mayBeCharged.ts'
import { readCounter } from './answers/rateHeaders.ts'
import { readRefusal, type Asker } from './answers/refusal.ts'
import { afterFailure, afterRefusal, mostTries, type NextStep, type Repeats, type Tried } from './retry.ts'
import { errorOfFailure, sentenceOf } from './answers/statusToError.ts'
import type { Clock } from '../../node/clock.ts'

export interface ServiceCall {
  readonly method: 'GET' | 'POST'
  readonly to: 'base' | 'download' | 'upload'
  /** Begins with '/'; every part is already escaped. */
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly json?: unknown
  readonly form?: { readonly type: string; readonly bytes: Uint8Array }
  /** v1 search and account want the key in the query (API §5); everything else carries it in a header. Uploads carry their token. */
  readonly keyIn: 'header' | 'query' | UploadTokenPlace
  readonly wants: 'json' | 'archive'
  /** Of the answer, counted after decoding (`answerSizes.ts`). */
  readonly mostBytes: number
  /** Which counter the rate headers of the answer speak of. */
  readonly counts: CountedUse | null
  /** Statuses outside 2xx that the caller reads itself. */
  readonly accepts?: readonly number[]
  /** Tries in all; the usual number unless told. */
  readonly tries?: number
  /** Unless told, a GET is harmless and a POST is charged. */
  readonly repeats?: Repeats
  /** Goes with every try of a charged call, and nowhere but to the address it was made for: redirects leave no origin. */
  readonly callId?: CallId | undefined
  readonly waitForRoom?: WaitForRoom | undefined
}

/** API §5: the bare token in the header `token`, or in the same header as Bearer. */
type UploadTokenPlace = 'token' | 'bearer token'

export type CountedUse = 'search' | 'downloads'

export interface RequestParts {
  /** Checked by `checkedAddress`. */
  readonly baseUrl: URL
  readonly downloadUrl: URL
  readonly uploadUrl: URL
  readonly apiKey: string | null
  readonly uploadToken: string | null
  readonly exchange: HttpExchange
  readonly clock: Pick<Clock, 'nowMs' | 'wait'>
  readonly chance: Chance
  readonly listener?: RequestListener
}

/** `Math`, or what a test throws. */
export type Chance = Pick<Math, 'random'>

export interface RequestListener {
  /** Told of every try that failed, of those that are repeated too. */
  failed(failed: FailedTry): void
  counted(use: CountedUse, counter: Counter): void
}

export interface FailedTry {
  readonly method: string
  /** Without the query, which may carry a key. */
  readonly path: string
  readonly code: ErrorCode
  readonly message: string
  /** Null where it is not tried again. */
  readonly againMs: number | null
}

/**
 * Resolves with an answer of 2xx (or one that the call accepts). Rejects with `AppError`; with `WaitError` where the
 * service says when to come back and that is further off than a call may wait.
 */
export type Request = (call: ServiceCall, signal: AbortSignal) => Promise<HttpAnswer>

export function createRequest(parts: RequestParts): Request {
  return async (call, signal) => {
    const order = orderFor(call, parts)
    let mayHaveArrived = false
    for (let tryNumber = 1; ; tryNumber += 1) {
      const isLast = tryNumber >= (call.tries ?? mostTries)
      const tried = {
        tryNumber,
        isLast,
        repeats: repeatsOf(call),
        chance: parts.chance.random(),
      }
      const outcome = await tryOnce(order, { call, parts, signal, tried }).catch((thrown: unknown) => {
        throw mayHaveArrived && thrown instanceof AppError ? afterArrival(thrown) : thrown
      })
      if (outcome.kind === 'answer')
        return mayHaveArrived ? { ...outcome.answer, wasHeardBefore: true } : outcome.answer
      reportFailure(outcome, call, parts)
      if (outcome.next.kind === 'give-up') throw mayHaveArrived ? afterArrival(outcome.error) : outcome.error
      mayHaveArrived ||= mayBeCharged(outcome.error)
      await waitUnlessCancelled(outcome.next.waitMs, parts, signal).catch((thrown: unknown) => {
        throw signal.aborted ? errorOfFailure(new ConnectionFailure('cancelled', '', mayHaveArrived)) : thrown
      })
    }
  }
}

type Outcome =
  | { readonly kind: 'answer'; readonly answer: HttpAnswer }
  | { readonly kind: 'failed'; readonly error: AppError; readonly next: NextStep }

interface Trying {
  readonly call: ServiceCall
  readonly parts: RequestParts
  readonly signal: AbortSignal
  readonly tried: Tried
}

async function tryOnce(order: HttpOrder, { call, parts, signal, tried }: Trying): Promise<Outcome> {
  let answer: HttpAnswer
  try {
    answer = await sendFollowing(order, parts, signal)
  } catch (thrown) {
    return failedWithout(thrown, tried)
  }
  const isYes = isAccepted(answer, call)
  // A refused key has counters too, but they are nobody's: none left, or all of some plan.
  if (answer.status !== 401 && answer.status !== 403) reportCounters(answer, call, parts)
  if (isYes) {
    const replayed = isReplayed(answer.headers)
    if (replayed !== null) call.callId?.reported(replayed)
    return { kind: 'answer', answer }
  }
  return failedBy(answer, { apiKey: secretFor(call, parts), nowMs: parts.clock.nowMs() }, tried)
}

/** No whole answer came, or it led elsewhere. */
function failedWithout(thrown: unknown, tried: Tried): Outcome {
  if (thrown instanceof AppError) throw thrown
  const failure = failureFrom(thrown, 'sent')
  return { kind: 'failed', error: errorOfFailure(failure), next: afterFailure(failure, tried) }
}

/** 206 is a part that nobody asked for. */
function isAccepted({ status }: HttpAnswer, call: ServiceCall): boolean {
  return (status < 300 && status !== 206) || call.accepts?.includes(status) === true
}

function failedBy(answer: HttpAnswer, asker: Asker, tried: Tried): Outcome {
  const refusal = readRefusal(answer, asker)
  return { kind: 'failed', error: refusal.error, next: afterRefusal(refusal, tried) }
}

/** Redirects by hand: a POST follows none, a GET only inside its own origin. */
async function sendFollowing(order: HttpOrder, parts: RequestParts, signal: AbortSignal): Promise<HttpAnswer> {
  let url = order.url
  for (let redirects = 0; ; redirects += 1) {
    const answer = await parts.exchange.send({ ...order, url }, signal)
    if (![301, 302, 303, 307, 308].includes(answer.status)) return answer
    url = redirectTarget(url, order.method === 'POST' ? undefined : answer.headers.location, redirects)
  }
}

function orderFor(call: ServiceCall, parts: RequestParts): HttpOrder {
  const key = secretFor(call, parts)
  if (key !== null && !/^[\x21-\x7e]+$/.test(key)) throw new AppError('key.refused', sentenceOf('key.refused'))
  const query = { ...call.query, ...(call.keyIn === 'query' && key !== null ? { api_key: key } : {}) }
  return {
    method: call.method,
    url: addressFor(addressOf(call, parts), call.path, query),
    headers: headersFor(call, key),
    body: bodyOf(call),
    maxBytes: call.mostBytes,
    isDownload: call.wants === 'archive',
    isPaid: call.callId !== undefined || repeatsOf(call) === 'charged',
    waitForRoom: call.waitForRoom,
  }
}

function repeatsOf({ repeats, method }: ServiceCall): Repeats {
  return repeats ?? (method === 'GET' ? 'harmless' : 'charged')
}

function bodyOf({ json, form }: ServiceCall): string | Uint8Array | null {
  return form?.bytes ?? (json === undefined ? null : JSON.stringify(json))
}

function addressOf({ to }: ServiceCall, { baseUrl, downloadUrl, uploadUrl }: RequestParts): URL {
  if (to === 'upload') return uploadUrl
  return to === 'base' ? baseUrl : downloadUrl
}

/** The API key never goes with an upload, nor the token with anything else. */
function secretFor({ to }: ServiceCall, { apiKey, uploadToken }: RequestParts): string | null {
  return to === 'upload' ? uploadToken : apiKey
}

function headersFor(call: ServiceCall, key: string | null): Readonly<Record<string, string>> {
  return {
    'user-agent': 'Undertitle',
    accept: call.wants === 'json' ? 'application/json' : '*/*',
    'accept-encoding': call.wants === 'json' ? 'gzip, br' : 'identity',
    ...(call.json === undefined ? {} : { 'content-type': 'application/json' }),
    ...(call.form === undefined ? {} : { 'content-type': call.form.type }),
    ...(key === null ? {} : secretHeader(call, key)),
    ...(call.callId === undefined ? {} : callIdHeader(call.callId)),
  }
}

function secretHeader({ keyIn }: ServiceCall, key: string): Readonly<Record<string, string>> {
  switch (keyIn) {
    case 'query':
      return {}
    case 'header':
      return { 'x-api-key': key }
    case 'token':
      return { token: key }
    case 'bearer token':
      return { token: `Bearer ${key}` }
  }
}

function reportCounters(answer: HttpAnswer, call: ServiceCall, parts: RequestParts): void {
  const counter = call.counts === null ? null : readCounter(answer.headers, parts.clock.nowMs())
  if (call.counts !== null && counter !== null) parts.listener?.counted(call.counts, counter)
}

function reportFailure(
  { error, next }: Extract<Outcome, { readonly kind: 'failed' }>,
  call: ServiceCall,
  parts: RequestParts,
): void {
  const { method, path } = call
  const { code, message } = error
  if (code !== 'cancelled')
    parts.listener?.failed({ method, path, code, message, againMs: next.kind === 'again' ? next.waitMs : null })
}

async function waitUnlessCancelled(ms: number, parts: RequestParts, signal: AbortSignal): Promise<void> {
  await parts.clock.wait(ms, signal)
  signal.throwIfAborted()
}
