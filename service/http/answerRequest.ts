/** The way of every request: route, caller, handler, and whatever goes wrong on the way in the shape its part promises. */
import { admit, identify } from './authenticate.ts'
import type { Identity } from './caller.ts'
import { isReadable, mayAskFirst, preflightReply, readableHeaders } from './crossOrigin.ts'
import { errorReply, toServiceError } from './errorReplies.ts'
import type { RoutedReply, ServiceReply, ServiceRequest } from './exchange.ts'
import { errorsPath, ownLink, type OwnAddress } from './ownAddress.ts'
import { createFindRoute, type Found, type Route, type Surface } from './routing.ts'
import { ServiceError } from './serviceError.ts'
import { surfaceOfPath } from './surfaces.ts'
import type { AccountStore, LedgerStore } from '../store/store.ts'
import { plans } from '../usage/plans.ts'

/** `where` holds the method and path, never the query, which may carry a key; `traceId` names the request, where it was one. */
export type Report = (where: string, thrown: unknown, traceId?: string) => void

export interface AnswerParts {
  readonly routes: readonly Route[]
  readonly accounts: AccountStore
  readonly ledger: LedgerStore
  readonly own: OwnAddress
  /** Whether pages of other origins may read what the public API answers; not where the app serves itself alone. */
  readonly isForPages: boolean
  /** Told of bugs. */
  readonly report: Report
}

const misdirectedSentence =
  'This service does not go by the host name of this request. Use its address, or have the name added with --name where it is started.'

export type AnswerRequest = (request: ServiceRequest) => Promise<RoutedReply>

export function createAnswerRequest(parts: AnswerParts): AnswerRequest {
  const { accounts, own, report } = parts
  const findRoute = createFindRoute(parts.routes)

  /** Before anything else: a page that turned a name of its own to this machine learns nothing, whatever it asks. */
  function requireOwnName({ origin }: ServiceRequest): void {
    if (origin === null) throw new ServiceError('misdirected', misdirectedSentence)
  }

  async function attempt(request: ServiceRequest, found: Found, identity: Identity): Promise<ServiceReply> {
    if (found.kind === 'nothing') throw new ServiceError('not_found', 'There is nothing at this path.')
    if (found.kind === 'otherMethod') {
      const isFromPage = request.method === 'OPTIONS' && parts.isForPages && isReadable(found)
      if (isFromPage && mayAskFirst(request)) return preflightReply
      throw otherMethod(found.allowed)
    }
    return admit(found.route, { ...request, params: found.params }, identity)
  }

  function refuse(request: ServiceRequest, surface: Surface, thrown: unknown): ServiceReply {
    const error = toServiceError(thrown)
    if (isOurs(error)) report(placeOf(request), thrown, request.traceId)
    return errorReply(error, surface.errors, (code) => ownLink(`${errorsPath}#${code}`, request, own))
  }

  /** An answer that was made, and may have been charged, is not lost for want of them. */
  async function tellRates(
    request: ServiceRequest,
    surface: Surface,
    identity: Identity,
  ): Promise<Record<string, string>> {
    try {
      return await rateHeaders(surface, identity, parts.ledger)
    } catch (thrown) {
      report(placeOf(request), thrown, request.traceId)
      return {}
    }
  }

  return async (request) => {
    const found = findRoute(request)
    // Even a 404 has the right shape.
    const surface = surfaceOf(found) ?? surfaceOfPath(request.path)
    let identity: Identity = { kind: 'nobody' }
    let reply: ServiceReply
    try {
      if (request.fault) throw request.fault
      requireOwnName(request)
      identity = await identify(accounts, request, surface.credentials)
      if (identity.kind === 'key' || identity.kind === 'token') request.prove()
      reply = await attempt(request, found, identity)
    } catch (thrown) {
      reply = refuse(request, surface, thrown)
    }
    const forPages = parts.isForPages && isReadable(found) ? readableHeaders : {}
    const headers = { ...reply.headers, ...forPages, ...(await tellRates(request, surface, identity)) }
    return { ...reply, headers, route: found.kind === 'route' ? found.route.path : null }
  }
}

/** Whoever runs the service has to know of it: no caller caused it. */
function isOurs({ code }: ServiceError): boolean {
  return code === 'internal_error' || code === 'storage_unavailable'
}

const placeOf = ({ method, path }: ServiceRequest) => `${method} ${path}`

function surfaceOf(found: Found): Surface | undefined {
  if (found.kind === 'route') return found.route.surface
  return found.kind === 'otherMethod' ? found.surface : undefined
}

function otherMethod(allowedMethods: readonly string[]): ServiceError {
  return new ServiceError('method_not_allowed', `Use ${allowedMethods.join(' or ')} here.`, { allowedMethods })
}

/**
 * API §7: on every v2 response. Without a valid key they tell what a free one may: of 0 left, clients make "used up" and wait for
 * the next day instead of telling their user about the key.
 */
async function rateHeaders(
  { rateCounter }: Surface,
  identity: Identity,
  ledger: LedgerStore,
): Promise<Record<string, string>> {
  if (!rateCounter) return {}
  const ofFree = plans.free.limits[rateCounter]
  const { limit, remaining } =
    identity.kind === 'key'
      ? await ledger.state(identity.caller.payer, rateCounter)
      : { limit: ofFree, remaining: ofFree }
  return {
    'X-RateLimit-Limit': String(limit),
    'X-RateLimit-Remaining': String(remaining),
    'X-RateLimit-Reset': String((await ledger.resetsAtMs('search')) / 1_000),
  }
}
