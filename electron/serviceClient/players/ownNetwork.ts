/**
 * Which addresses are this machine or its own network: only there may a key travel without encryption. A name counts by what
 * it resolves to at the moment of the call, so that no name server can lead a key elsewhere.
 */
import { lookup as systemLookup, type LookupAddress } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** RFC 1918, 3927, 4193, 4291, and the addresses that carriers and overlay networks share (RFC 6598). */
const ownSubnets = [
  ['127.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
] as const

const own = new BlockList()
for (const [net, bits, family] of ownSubnets) own.addSubnet(net, bits, family)
own.addAddress('::1', 'ipv6')

export function isOwnAddress(address: string): boolean {
  const family = isIP(address)
  return family !== 0 && own.check(address, family === 4 ? 'ipv4' : 'ipv6')
}

/** What could never be in the own network by its name alone: a name of the open internet. A plain name, or one of a home network, may be. */
export function mayBeOwnHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0) return isOwnAddress(host)
  return !host.includes('.') || /\.(local|localhost|lan|home|internal|home\.arpa)$/i.test(host)
}

/** Whether a key may be sent to this address at all. */
export function isPrivateWay({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && mayBeOwnHost(hostname))
}

export class OpenNetwork extends Error {
  readonly code = 'EOPENNET'
}

/** Resolves a name, and refuses one that leads out of the own network. */
export const ownNetworkLookup: LookupFunction = (hostname, options, done) => {
  systemLookup(hostname, { ...options, all: true }, (error, found) => {
    const wrong = error ?? refusalOf(hostname, found)
    const [first] = error ? [] : found
    if (wrong !== null || first === undefined) done(wrong ?? new OpenNetwork(hostname), [])
    else if (options.all === true) done(null, found)
    else done(null, first.address, first.family)
  })
}

function refusalOf(hostname: string, found: readonly LookupAddress[]): OpenNetwork | null {
  return found.every(({ address }) => isOwnAddress(address)) ? null : new OpenNetwork(hostname)
}
