/**
 * Where a request comes from and by which name it reached the service: the words of a proxy count only where whoever runs the
 * service trusts that proxy. A name that is not the service's own is told, as pages turn names of theirs to this machine
 * (DNS rebinding) and links in replies must not lead to a stranger. Pure.
 */
import { canonicalAddress } from '../network/canonicalAddress.ts'
import type { Networks } from '../network/networks.ts'

export interface ArrivingHead {
  /** Of both ends of the connection. */
  readonly remoteAddress: string
  readonly localAddress: string
  /** Each header's values as they were sent, names in lower case. */
  readonly headers: Readonly<Record<string, readonly string[] | undefined>>
}

export interface Approach {
  /** Whoever asks, not the proxy that asks for them. */
  readonly address: string
  /** Scheme and host that the caller used, without a slash at the end; null for a host that is not the service's own. */
  readonly origin: string | null
}

export interface OwnNames {
  /** In lower case, without ports, IPv6 without brackets. */
  readonly names: readonly string[]
  readonly trustedProxies: Networks
}

/** No name server can turn these to another machine, and port mappings hide which address a caller used. */
const alwaysOwn: readonly string[] = ['localhost', '127.0.0.1', '::1']

export function createReadApproach({ names, trustedProxies }: OwnNames): (head: ArrivingHead) => Approach {
  const own = new Set([...alwaysOwn, ...names])

  /** The nearest of those that passed the request on who is not trusted: what stands before may be made up. */
  function callerOf(peer: string, passedOn: readonly string[]): string {
    let caller = peer
    for (const text of passedOn.toReversed()) {
      const address = addressOfHop(text)
      if (address === null) break
      caller = address
      if (!trustedProxies.has(address)) break
    }
    return caller
  }

  function isOwn(host: string, localAddress: string): boolean {
    const address = canonicalAddress(host)
    return own.has(host) || (address !== null && address === canonicalAddress(withoutZone(localAddress)))
  }

  return ({ remoteAddress, localAddress, headers }) => {
    const peer = canonicalAddress(withoutZone(remoteAddress)) ?? remoteAddress
    const isTrusted = trustedProxies.has(peer)
    const said = (name: string) => (isTrusted ? listOf(headers[name]) : [])
    const hosts = headers['host'] ?? []
    const named = said('x-forwarded-host').at(-1) ?? (hosts.length === 1 ? hosts[0] : undefined) ?? ''
    const host = hostOf(named)
    const scheme = said('x-forwarded-proto').at(-1)?.toLowerCase() === 'https' ? 'https' : 'http'
    return {
      address: isTrusted ? callerOf(peer, said('x-forwarded-for')) : peer,
      origin: host !== null && isOwn(host, localAddress) ? `${scheme}://${named}` : null,
    }
  }
}

/** The name in a Host header, in the form in which names are kept; null for what is no host. */
export function hostOf(text: string): string | null {
  const [, name, address] =
    /^(?:([a-z\d](?:[a-z\d.-]{0,251}[a-z\d])?)\.?|\[([\da-f:.]{2,45})\])(?::\d{1,5})?$/i.exec(text) ?? []
  if (name !== undefined) return name.toLowerCase()
  return address === undefined ? null : canonicalAddress(address)
}

function listOf(values: readonly string[] = []): readonly string[] {
  return values
    .join(',')
    .split(',')
    .map((value) => value.trim())
    .filter((value) => value !== '')
}

/** Some proxies add the port: `192.0.2.1:5000`, `[2001:db8::1]:5000`. */
function addressOfHop(text: string): string | null {
  const [, bracketed, plain] = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d{1,5})?$/.exec(text) ?? []
  return canonicalAddress(bracketed ?? plain ?? text)
}

function withoutZone(address: string): string {
  return address.split('%')[0] ?? ''
}
