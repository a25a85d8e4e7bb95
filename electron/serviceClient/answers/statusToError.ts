/** The one place where a status, an error body or a broken connection becomes a code of ours, and the code a sentence. */
import { AppError, type ErrorCode } from '../../../shared/errors.ts'
import type { WireProblem } from '../../../shared/wire/errors.ts'
import type { ConnectionFailure, FailureKind } from './connectionFailure.ts'
import { quotable } from './serverText.ts'

/** What is known of an answer that is a no. */
export interface Denial {
  readonly status: number
  /** What the body says, or null when it says nothing readable (HTML, empty). */
  readonly problem: WireProblem | null
  readonly hasKey: boolean
}

/** API §7 names three codes; the others are our service's or were seen elsewhere. */
const codeByWireCode: Readonly<Record<string, ErrorCode>> = {
  quota_exceeded: 'quota.exhausted',
  translation_quota_exhausted: 'quota.exhausted',
  api_download_limit_exceeded: 'quota.exhausted',
  daily_limit: 'quota.exhausted',
  rate_limit: 'service.busy',
  service_busy: 'service.busy',
  translation_not_entitled: 'plan.required',
  ai_search_not_entitled: 'plan.required',
  paid_api_required: 'plan.required',
  not_authorized: 'key.refused',
  not_found: 'service.notFound',
  invalid_request: 'service.refused',
  engine_unavailable: 'engine.missing',
}

const codeByStatus: Readonly<Record<number, ErrorCode>> = {
  206: 'service.cutAnswer',
  402: 'plan.required',
  404: 'service.notFound',
  408: 'service.timeout',
  410: 'service.notFound',
  425: 'service.busy',
  429: 'service.busy',
}

/** Server errors that asking again cannot mend: not implemented, version, loops, a network that wants a login. */
const lasting: ReadonlySet<number> = new Set([501, 505, 506, 508, 510, 511])

const codeByFailure: Readonly<Record<FailureKind, ErrorCode>> = {
  unsent: 'service.unreachable',
  lost: 'service.unreachable',
  timeout: 'service.timeout',
  cut: 'service.cutAnswer',
  tooLarge: 'service.tooLarge',
  unreadable: 'service.badAnswer',
  cancelled: 'cancelled',
}

const sentences: Partial<Readonly<Record<ErrorCode, string>>> = {
  'service.unreachable': 'The service cannot be reached. Check the network and the service address in the settings.',
  'service.timeout': 'The service took too long to answer. Try again later.',
  'service.busy': 'The service is busy or has a problem. Try again later.',
  'service.refused': 'The service refused the request.',
  'engine.missing': 'The service has no engine for this.',
  'engine.failed': 'The service could not do it.',
  'service.notFound': 'The service does not have what was asked for. Search again.',
  'service.badAnswer': 'The service sent an answer that the app cannot read. Try again later.',
  'service.cutAnswer': 'The answer of the service broke off. Nothing of it was used; try again.',
  'service.tooLarge': 'The answer of the service is too large. Nothing of it was used.',
  'key.missing': 'The service needs an API key. Enter one in the settings.',
  'key.refused': 'The service does not accept the API key. Check it in the settings.',
  'quota.exhausted': 'The quota of this account is used up. The app goes on when the service resets it.',
  'plan.required': 'This needs a paid plan of the service.',
  cancelled: 'Cancelled.',
}

export function codeOfRefusal(denial: Denial): ErrorCode {
  const wireCode = denial.problem?.code?.toLowerCase() ?? ''
  if (wireCode === 'unauthorized') return keyCode(denial)
  const known = Object.hasOwn(codeByWireCode, wireCode) ? codeByWireCode[wireCode] : undefined
  return known ?? codeOfText(denial) ?? codeOfStatus(denial)
}

/** For bodies without a code: a v1 service says in prose what is wrong, and may do so with 200, 400, 422 or 500. */
function codeOfText(denial: Denial): ErrorCode | null {
  const text = denial.problem?.message ?? ''
  if (saysLimitReached(text)) return 'quota.exhausted'
  if ([200, 400, 403, 422].includes(denial.status) && /\bapi[\s_-]?key\b/i.test(text)) return keyCode(denial)
  return null
}

export function saysLimitReached(text: string): boolean {
  return /\b(download|daily|quota)\b.{0,20}\b(limit|exceeded|exhausted)\b/i.test(text)
}

function codeOfStatus(denial: Denial): ErrorCode {
  const { status } = denial
  if (status === 401) return keyCode(denial)
  // A page of HTML with 403 comes from something in between, not from the service's own judgement of the key.
  if (status === 403 && denial.problem !== null) return keyCode(denial)
  if (status >= 500 && !lasting.has(status)) return 'service.busy'
  return codeByStatus[status] ?? 'service.refused'
}

function keyCode({ hasKey }: Denial): ErrorCode {
  return hasKey ? 'key.refused' : 'key.missing'
}

/** The sentence for a refusal; the service's own words are quoted where they are presentable. */
export function sentenceOfRefusal(code: ErrorCode, problem: WireProblem | null, secrets: readonly string[]): string {
  const words = quotable(problem?.message ?? null, secrets)
  const sentence = sentenceOf(code)
  return words === null ? sentence : `${sentence} The service says: “${words}”`
}

export function errorOfFailure(failure: ConnectionFailure): AppError {
  const code = codeByFailure[failure.kind]
  const isCertificate = /CERT|SELF_SIGNED|ERR_TLS/.test(failure.detail)
  const sentence = isCertificate
    ? 'The service could not prove its identity, so nothing was sent. Check the service address and the clock.'
    : sentenceOf(code)
  return new AppError(code, sentence, failure)
}

export function sentenceOf(code: ErrorCode): string {
  return sentences[code] ?? 'Something went wrong with the service. Try again later.'
}

/** Whether the request was turned away at the door, so that even a charged one may be sent again. */
export function isTurnedAway(status: number, code: ErrorCode): boolean {
  return status === 429 && (code === 'service.busy' || code === 'quota.exhausted')
}

/** Most likely nothing was done; but a proxy says so also after it has passed the request on. */
export function isUnavailable(status: number, code: ErrorCode): boolean {
  return status === 503 && (code === 'service.busy' || code === 'quota.exhausted')
}

/** Whether asking again may help a request that may be repeated freely. */
export function isPassing(status: number, code: ErrorCode): boolean {
  return (status === 408 || status === 425 || status >= 500) && code !== 'service.refused' && code !== 'engine.missing'
}
