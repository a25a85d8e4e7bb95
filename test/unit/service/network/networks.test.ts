/** Networks as people write them, against reckoning with whole numbers. */
import { isIP } from 'node:net'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readNetworks } from '../../../../service/network/networks.ts'
import { addressesIn, blockOf, isWithin, numberOfIpv4 } from '../../../support/hostile/addressBlocks.ts'

const anyOf = (space: string) => addressesIn(blockOf(space))

test('a network has the addresses that share its first bits, and no others', () => {
  const ipv4 = fc.tuple(anyOf('0.0.0.0/0'), fc.integer({ min: 1, max: 32 }), anyOf('0.0.0.0/0'))
  fc.assert(
    fc.property(ipv4, ([network, bits, address]) => {
      const shift = BigInt(32 - bits)
      const isInside = numberOfIpv4(network) >> shift === numberOfIpv4(address) >> shift
      return readNetworks([`${network}/${bits}`]).has(address) === isInside
    }),
    { numRuns: 1_000 },
  )
  const block = '2001:db8:7::/48'
  fc.assert(fc.property(anyOf(block), (address) => readNetworks([block]).has(address)))
  fc.assert(
    fc.property(anyOf('::/0'), (address) => readNetworks([block]).has(address) === isWithin(address, blockOf(block))),
  )
})

test('one address is a network of its own, also where IPv6 carries it', () => {
  const networks = readNetworks(['192.0.2.7', ' 2001:DB8::0:7 '])
  expect(['192.0.2.7', '::ffff:192.0.2.7', '2001:db8::7'].map((address) => networks.has(address))).toEqual([
    true,
    true,
    true,
  ])
  expect(['192.0.2.8', '2001:db8::8', '', 'x'].map((address) => networks.has(address))).toEqual([
    false,
    false,
    false,
    false,
  ])
})

test.each([
  '',
  '10.0.0.0/33',
  '10.0.0.0/-1',
  '10.0.0.0/0',
  '::/0',
  '::/129',
  '10.0.0/8',
  '10.0.0.0/8/8',
  'proxy',
  '::1%lo',
  '0x7f.0.0.1',
  '::ffff:10.0.0.0/104',
  '10.0.0.0/255.0.0.0',
])('%j is refused, and quoted', (text) =>
  expect(() => readNetworks(['127.0.0.1', text])).toThrow(RangeError(`"${text}" is no network`)),
)

test('whatever is written is read or refused', () => {
  const text = fc.oneof(
    fc.string(),
    fc.ipV4Extended(),
    fc.tuple(fc.oneof(fc.ipV4(), fc.ipV6()), fc.nat(200)).map((parts) => parts.join('/')),
  )
  fc.assert(
    fc.property(text, (written) => {
      try {
        const [address = ''] = written.trim().split('/')
        expect(isIP(address)).not.toBe(0)
        expect(readNetworks([written]).has(address)).toBe(true)
      } catch {
        expect(() => readNetworks([written])).toThrow(RangeError)
      }
    }),
  )
})
