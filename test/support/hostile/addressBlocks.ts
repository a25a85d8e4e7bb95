/** Blocks of addresses as numbers, and made-up addresses in them, reckoned otherwise than the program does. */
import fc from 'fast-check'

/** IANA's registries of special-purpose addresses and of multicast, as of 2026, and what leads into IPv4 from IPv6. */
export const closedBlocks: readonly string[] = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.0.0/29', '192.0.0.8/32', '192.0.0.170/32', '192.0.2.0/24', '192.31.196.0/24', '192.52.193.0/24'],
  ...['192.88.99.0/24', '192.168.0.0/16', '192.175.48.0/24', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '233.252.0.0/24', '240.0.0.0/4', '255.255.255.255/32'],
  ...['::/128', '::1/128', '::/96', '::ffff:0:0/96', '::ffff:0:0:0/96', '64:ff9b::/96', '64:ff9b:1::/48', '100::/64'],
  ...['100:0:0:1::/64', '200::/7', '400::/6', '800::/5', '1000::/4', '2001::/23', '2001::/32', '2001:1::1/128'],
  ...['2001:2::/48', '2001:3::/32', '2001:4:112::/48', '2001:10::/28', '2001:20::/28', '2001:30::/28', '2001:db8::/32'],
  ...['2002::/16', '2620:4f:8000::/48', '3fff::/20', '4000::/3', '5f00::/16', '6000::/3', '8000::/3', 'a000::/3'],
  ...['c000::/3', 'e000::/4', 'f000::/5', 'f800::/6', 'fc00::/7', 'fe00::/9', 'fe80::/10', 'fec0::/10', 'ff00::/8'],
]

interface Block {
  readonly bits: 32 | 128
  readonly first: bigint
  readonly last: bigint
}

export function blockOf(text: string): Block {
  const [address = '', prefix] = text.split('/')
  const bits = address.includes(':') ? 128 : 32
  const size = 1n << BigInt(bits - Number(prefix))
  const first = address.includes(':') ? numberOfIpv6(address) : numberOfIpv4(address)
  return { bits, first, last: first + size - 1n }
}

/** The edges of a block come often. */
export function addressesIn({ bits, first, last }: Block): fc.Arbitrary<string> {
  const within = fc.oneof(fc.constant(first), fc.constant(last), fc.bigInt({ min: first, max: last }))
  return within.map((number) => (bits === 32 ? textOfIpv4(number) : textOfIpv6(number)))
}

export function isWithin(address: string, block: Block): boolean {
  const isIpv6 = address.includes(':')
  if (isIpv6 !== (block.bits === 128)) return false
  const number = isIpv6 ? numberOfIpv6(address) : numberOfIpv4(address)
  return number >= block.first && number <= block.last
}

export function numberOfIpv4(text: string): bigint {
  return text.split('.').reduce((number, part) => number * 256n + BigInt(part), 0n)
}

function numberOfIpv6(text: string): bigint {
  const [head = '', tail] = text.split('::')
  const groups = (part: string) => (part === '' ? [] : part.split(':'))
  const [left, right] = [groups(head), groups(tail ?? '')]
  const all =
    tail === undefined ? left : [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right]
  return all.reduce((number, group) => number * 65_536n + BigInt(`0x${group}`), 0n)
}

function textOfIpv4(number: bigint): string {
  return [24n, 16n, 8n, 0n].map((by) => (number >> by) & 255n).join('.')
}

function textOfIpv6(number: bigint): string {
  return Array.from({ length: 8 }, (_, at) => ((number >> BigInt(112 - at * 16)) & 0xffffn).toString(16)).join(':')
}
