/** Who is calling and whether they may: the one place where keys and tokens are read and checked, before any handler. */
import type { CredentialForm, Identity, KeyCaller, LinkCaller, TokenCaller } from './caller.ts'
import type { RoutedRequest, ServiceReply, ServiceRequest } from './exchange.ts'
import { textOf } from './queryValues.ts'
import type { Route } from './routing.ts'
import { ServiceError } from './serviceError.ts'
import { countedAddress } from '../network/countedAddress.ts'
import type { AccountStore } from '../store/store.ts'
import { anonymousLimits } from '../usage/plans.ts'

/** Never throws: a refused caller still gets an answer in the right shape, with rate headers. */
export async function identify(
  accounts: AccountStore,
  request: ServiceRequest,
  forms: readonly CredentialForm[],
): Promise<Identity> {
  const credential = firstCredential(request, forms)
  if (credential === undefined) return { kind: 'nobody' }
  if (forms.includes('token header')) return tokenIdentity(accounts, credential)
  const owner = await accounts.ownerOfKey(credential)
  if (!owner) return { kind: 'refused' }
  const { account, keyId } = owner
  if (account.isBlocked) return { kind: 'blocked' }
  return { kind: 'key', caller: { ...owner, payer: { accountId: account.id, keyId, limits: account.plan.limits } } }
}

/** Hands the request to its route, or throws `unauthorized`, `not_authorized` or `paid_api_required`. */
export function admit(route: Route, request: RoutedRequest, identity: Identity): ServiceReply | Promise<ServiceReply> {
  switch (route.access) {
    case 'open':
      return route.handle(request, undefined)
    case 'key':
      return route.handle(request, requireKey(identity))
    case 'paidKey':
      return route.handle(request, requirePaid(requireKey(identity)))
    case 'keyOrAddress':
      return route.handle(request, linkCaller(identity, request.address))
    case 'token':
      return route.handle(request, requireToken(identity))
  }
}

function requireKey(identity: Identity): KeyCaller {
  if (identity.kind === 'key') return identity.caller
  if (identity.kind === 'nobody') throw new ServiceError('unauthorized', 'An API key is required.')
  if (identity.kind === 'blocked') throw blocked()
  throw new ServiceError('not_authorized', 'This API key is not valid.')
}

function requirePaid(caller: KeyCaller): KeyCaller {
  if (caller.account.plan.isPaid) return caller
  throw new ServiceError('paid_api_required', 'This endpoint needs a paid plan.')
}

function requireToken(identity: Identity): TokenCaller {
  if (identity.kind === 'token') return identity.caller
  if (identity.kind === 'nobody') throw new ServiceError('unauthorized', 'An upload token is required.')
  if (identity.kind === 'blocked') throw blocked()
  throw new ServiceError('not_authorized', 'This upload token is not valid.')
}

function blocked(): ServiceError {
  return new ServiceError('not_authorized', 'This account is blocked. Ask whoever runs the service.')
}

/** A wrong key is refused rather than served as nobody's: its owner would wonder where the quota went. */
function linkCaller(identity: Identity, address: string): LinkCaller {
  if (identity.kind !== 'nobody') return requireKey(identity)
  return { payer: { accountId: `ip:${countedAddress(address)}`, keyId: null, limits: anonymousLimits } }
}

async function tokenIdentity(accounts: AccountStore, token: string): Promise<Identity> {
  const account = await accounts.ownerOfToken(token)
  if (account?.isBlocked) return { kind: 'blocked' }
  return account ? { kind: 'token', caller: { account } } : { kind: 'refused' }
}

function firstCredential(request: ServiceRequest, forms: readonly CredentialForm[]): string | undefined {
  return forms.map((form) => credentialIn(request, form)).find((credential) => credential !== undefined)
}

function credentialIn({ headers, query }: ServiceRequest, form: CredentialForm): string | undefined {
  switch (form) {
    case 'bearer':
      return /^Bearer +(\S+)\s*$/i.exec(headerText(headers['authorization']))?.[1]
    case 'x-api-key header':
      return firstOf(headers['x-api-key']) || undefined
    case 'api_key parameter':
      return textOf(query, 'api_key')
    case 'token header':
      return firstOf(headers['token']).replace(/^Bearer +/i, '') || undefined
    case 'authorization token':
      // Bare or as Bearer; a proxy's own word (`Basic …`) is none.
      return /^(?:Bearer +)?(\S+)$/i.exec(headerText(headers['authorization']))?.[1]
  }
}

/** Libraries send a header of the session and one of the request: node:http joins them by commas, of which no key has any. */
function firstOf(header: string | readonly string[] | undefined): string {
  return headerText(header).split(',')[0]?.trim() ?? ''
}

function headerText(header: string | readonly string[] | undefined): string {
  return (typeof header === 'string' ? header : (header?.[0] ?? '')).trim()
}
