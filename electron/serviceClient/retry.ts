/** Decides whether a failed try is followed by another and when. Pure: time and chance are handed in. */
import type { ErrorCode } from '../../shared/errors.ts'
import type { ConnectionFailure } from './answers/connectionFailure.ts'
import { isPassing, isTurnedAway, isUnavailable } from './answers/statusToError.ts'

/** Unless a call says otherwise. */
export const mostTries = 5
const shortestWaitMs = 1_000
/** Longer waits are the queue's business: nobody keeps a call open for them. */
const longestWaitMs = 15 * 60_000

export interface Tried {
  /** 1 for the first. */
  readonly tryNumber: number
  /** No further try is allowed. */
  readonly isLast: boolean
  readonly repeats: Repeats
  /** 0 up to 1. */
  readonly chance: number
}

/**
 * `harmless`: it may reach the service twice, as every GET. `charged`: it costs a unit, so it goes again only where most
 * likely nothing was done. `once`: it starts something that nobody can take back, so it goes again only where surely
 * nothing was.
 */
export type Repeats = 'harmless' | 'charged' | 'once'

export type NextStep = { readonly kind: 'again'; readonly waitMs: number } | { readonly kind: 'give-up' }

const giveUp: NextStep = { kind: 'give-up' }

export function afterFailure(failure: ConnectionFailure, tried: Tried): NextStep {
  const mayRepeat = failure.kind === 'unsent' || (failure.kind === 'lost' && tried.repeats === 'harmless')
  const mayHelp = mayRepeat && !isLasting(failure)
  return mayHelp && !tried.isLast ? again(backoffMs(tried)) : giveUp
}

export interface Refused {
  readonly status: number
  readonly code: ErrorCode
  /** The wait that the service told, or null. */
  readonly requestedWaitMs: number | null
}

export function afterRefusal({ status, code, requestedWaitMs }: Refused, tried: Tried): NextStep {
  const mayRepeat = isTurnedAway(status, code) || mayHaveMissed({ status, code }, tried)
  if (!mayRepeat || tried.isLast) return giveUp
  if (requestedWaitMs === null) return again(backoffMs(tried))
  return requestedWaitMs > longestWaitMs ? giveUp : again(toldWaitMs(requestedWaitMs, tried.chance))
}

function mayHaveMissed({ status, code }: Pick<Refused, 'status' | 'code'>, { repeats }: Tried): boolean {
  if (repeats === 'once') return false
  return isUnavailable(status, code) || (repeats === 'harmless' && isPassing(status, code))
}

/** A wrong certificate or a wrong kind of peer stays wrong. */
function isLasting(failure: ConnectionFailure): boolean {
  return /CERT|SELF_SIGNED|ERR_TLS|ERR_SSL|EPROTO/.test(failure.detail)
}

/** Full jitter over 2 s, 4 s, 8 s, 16 s, never less than a second. */
function backoffMs({ tryNumber, chance }: Tried): number {
  return Math.max(shortestWaitMs, chance * shortestWaitMs * 2 ** tryNumber)
}

/** Never earlier than told; up to a second later, so that many clients do not come back at the same moment. */
function toldWaitMs(requestedWaitMs: number, chance: number): number {
  return Math.min(longestWaitMs, Math.max(shortestWaitMs, requestedWaitMs) + chance * 1_000)
}

function again(waitMs: number): NextStep {
  return { kind: 'again', waitMs: Math.ceil(waitMs) }
}
