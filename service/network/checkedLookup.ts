/**
 * Looks a host's name up for one connection, which then goes to the very addresses that were checked: a name that answers
 * differently a second time (DNS rebinding) gains nothing, as there is no second time.
 */
import { lookup, type LookupAddress, type LookupAllOptions } from 'node:dns'
import type { LookupFunction } from 'node:net'

/** `dns.lookup` for all addresses of a name. */
export type Resolve = (
  host: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

/** Told to whoever connects where a name has no address that may be reached. */
export class ClosedAddress extends Error {}

/** Only addresses that may be reached are told; of a name that mixes them, the others are as good as not there. */
export function createCheckedLookup(mayReach: (address: string) => boolean, resolve: Resolve = lookup): LookupFunction {
  return (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, found) => {
      const reachable = error ? [] : found.filter(({ address }) => mayReach(address))
      const [first] = reachable
      if (error || !first) done(error ?? new ClosedAddress(host), '', 0)
      else if (options.all === true) done(null, reachable)
      else done(null, first.address, first.family)
    })
  }
}
