/**
 * Which addresses lie in the open internet. Source: IANA's registries of special-purpose addresses (RFC 6890) and of IPv6
 * unicast space; whatever leads from an open address into a closed network (NAT64, 6to4, Teredo, IPv4 inside of IPv6) counts as
 * closed, whatever stands in it. Pure.
 */
import { isIP } from 'node:net'
import { canonicalAddress } from './canonicalAddress.ts'
import { readNetworks } from './networks.ts'

const closedIpv4 = readNetworks([
  '0.0.0.0/8', // this network
  '10.0.0.0/8', // private
  '100.64.0.0/10', // shared by customers of a provider (CGNAT)
  '127.0.0.0/8', // loopback
  '169.254.0.0/16', // link-local, also where clouds tell machines their secrets
  '172.16.0.0/12', // private
  '192.0.0.0/24', // protocol assignments
  '192.0.2.0/24', // documentation
  '192.31.196.0/24', // AS112
  '192.52.193.0/24', // AMT relays
  '192.88.99.0/24', // 6to4 relays
  '192.168.0.0/16', // private
  '192.175.48.0/24', // AS112
  '198.18.0.0/15', // benchmarks
  '198.51.100.0/24', // documentation
  '203.0.113.0/24', // documentation
  '224.0.0.0/3', // multicast, reserved, broadcast
])

/** All that was ever given out for one receiver; everything else of IPv6 is loopback, local, translated, multicast or reserved. */
const givenOutIpv6 = readNetworks(['2000::/3'])
const closedIpv6 = readNetworks([
  '2001::/23', // protocol assignments: Teredo, benchmarks, ORCHID, AMT and others
  '2001:db8::/32', // documentation
  '2002::/16', // 6to4
  '2620:4f:8000::/48', // AS112
  '3fff::/20', // documentation
])

export function isPublicAddress(address: string): boolean {
  // Written as IPv6 it is no address that a name of the open internet leads to.
  if (isIP(address) === 4) return !closedIpv4.has(address)
  const canonical = canonicalAddress(address)
  return canonical !== null && isIP(canonical) === 6 && givenOutIpv6.has(canonical) && !closedIpv6.has(canonical)
}
