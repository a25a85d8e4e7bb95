import { isIPv6 } from 'node:net'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalAddress } from '../../../../service/network/canonicalAddress.ts'
import { countedAddress } from '../../../../service/network/countedAddress.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s is counted as %s', (address, counted) => {
  expect(countedAddress(address)).toBe(counted)
})

const group = fc.integer({ min: 0, max: 0xffff }).map((number) => number.toString(16))
const four = fc.tuple(group, group, group, group)

test('all of one /64 are one, however they are written; those of another are others', () => {
  fc.assert(
    fc.property(four, four, four, four, (network, host, otherHost, otherNetwork) => {
      const counted = (groups: readonly string[]) => countedAddress(canonicalAddress(groups.join(':')) ?? '')
      expect(isIPv6([...network, ...host].join(':'))).toBe(true)
      expect(counted([...network, ...host])).toBe(counted([...network, ...otherHost]))
      const isSame = network.join(':') === otherNetwork.join(':')
      expect(counted([...network, ...host]) === counted([...otherNetwork, ...host])).toBe(isSame)
    }),
  )
})
