/** One text for each address: what is compared, counted or checked is written one way only. Pure. */
import { isIP, SocketAddress } from 'node:net'

/** IPv4 inside of IPv6 (`::ffff:…`) as IPv4; null for what is no address, and for one with a zone (`%eth0`). */
export function canonicalAddress(text: string): string | null {
  const family = isIP(text)
  if (family === 0 || text.includes('%')) return null
  if (family === 4) return text
  return new SocketAddress({ address: text, family: 'ipv6' }).address.replace(/^::ffff:(?=\d+\.)/, '')
}
