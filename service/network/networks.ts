/** Networks as people write them: `10.0.0.0/8, fd00::/8`, or one address alone. Pure. */
import { BlockList, isIP } from 'node:net'
import { canonicalAddress } from './canonicalAddress.ts'

export interface Networks {
  /** False for what is no address. */
  has(address: string): boolean
}

export const noNetworks: Networks = { has: () => false }

/** Throws RangeError that quotes the first text that is no network. All addresses at once are none: that is no choice. */
export function readNetworks(texts: readonly string[]): Networks {
  const list = new BlockList()
  for (const text of texts) addNetwork(list, text.trim())
  return {
    has(address) {
      const canonical = canonicalAddress(address)
      return canonical !== null && list.check(canonical, familyOf(canonical))
    },
  }
}

function addNetwork(list: BlockList, text: string): void {
  const [, written = '', bitsText] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? []
  const address = canonicalAddress(written)
  // An IPv4 network inside of IPv6 counts its bits otherwise: it has to be written as IPv4.
  const isWrittenPlainly = address !== null && isIP(written) === isIP(address)
  const most = isIP(written) === 4 ? 32 : 128
  const bits = Number(bitsText ?? most)
  if (!isWrittenPlainly || bits < 1 || bits > most) throw new RangeError(`"${text}" is no network`)
  list.addSubnet(address, bits, familyOf(address))
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4'
}
