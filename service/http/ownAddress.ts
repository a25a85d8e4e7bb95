/** Where the service is reached, for links to its own pages. Pure. */
import type { ServiceRequest } from './exchange.ts'

export const errorsPath = '/docs/errors'
export const plansPath = '/docs/plans'

/** Known once it listens. */
export interface OwnAddress {
  /** Without a slash at the end. */
  readonly url: string
}

/** @param path of a page of ours; where this caller reaches it */
export function ownLink(path: string, { origin }: Pick<ServiceRequest, 'origin'>, own: OwnAddress): string {
  return (origin ?? own.url) + path
}
