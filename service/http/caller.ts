/** Who calls the service, as handlers are told of them, and where callers put their keys and tokens. Data only. */
import type { Account } from '../usage/accounts.ts'
import type { Payer } from '../usage/usageLedger.ts'

/** API §5: where the parts of the API take a key or token from. */
export type CredentialForm =
  'bearer' | 'x-api-key header' | 'api_key parameter' | 'token header' | 'authorization token'

export interface KeyCaller {
  readonly account: Account
  readonly keyId: string
  readonly payer: Payer
}

/** Whoever follows a download link: a key's account, or an address without one. */
export interface LinkCaller {
  readonly payer: Payer
}

export interface TokenCaller {
  readonly account: Account
}

export type Identity =
  | { readonly kind: 'nobody' }
  | { readonly kind: 'refused' }
  /** The key or token is right, but its account is shut out. */
  | { readonly kind: 'blocked' }
  | { readonly kind: 'key'; readonly caller: KeyCaller }
  | { readonly kind: 'token'; readonly caller: TokenCaller }
