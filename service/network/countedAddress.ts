/** Under which name a caller without a key is counted: of IPv6 by its network, of which one customer has all. Pure. */
import { isIP } from 'node:net'

const groupsInAddress = 8
/** RFC 6177: a site is given a /64 at the least, and may call from each of its addresses. */
const groupsInNetwork = 4

/** @param address in its canonical form; what is no address stays as it is */
export function countedAddress(address: string): string {
  if (isIP(address) !== 6) return address
  return `${groupsOf(address).slice(0, groupsInNetwork).join(':')}::/64`
}

function groupsOf(address: string): readonly string[] {
  const [head = '', tail] = address.split('::')
  const [before, after] = [partsOf(head), partsOf(tail ?? '')]
  const missing = tail === undefined ? 0 : groupsInAddress - before.length - after.length
  return [...before, ...Array.from({ length: missing }, () => '0'), ...after]
}

function partsOf(text: string): readonly string[] {
  return text === '' ? [] : text.split(':')
}
