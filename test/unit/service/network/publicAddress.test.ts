/** Addresses of every block that is not the open internet's, and made-up ones of the open internet. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalAddress } from '../../../../service/network/canonicalAddress.ts'
import { isPublicAddress } from '../../../../service/network/publicAddress.ts'
import { addressesIn, blockOf, closedBlocks, isWithin } from '../../../support/hostile/addressBlocks.ts'

test.each(closedBlocks)('no address of %s is public', (block) => {
  fc.assert(fc.property(addressesIn(blockOf(block)), (address) => !isPublicAddress(address)))
})

test.each(closedBlocks.filter((block) => !block.includes(':')))('nor is one of %s inside of IPv6', (block) => {
  fc.assert(fc.property(addressesIn(blockOf(block)), (address) => !isPublicAddress(`::ffff:${address}`)))
})

test.each(['0.0.0.0/0', '2000::/3'])('any other address of %s is public', (space) => {
  const closed = closedBlocks.map(blockOf)
  const others = addressesIn(blockOf(space)).filter((address) => !closed.some((block) => isWithin(address, block)))
  fc.assert(fc.property(others, isPublicAddress), { numRuns: 2_000 })
})

test.each(['1.1.1.1', '8.8.8.8', '93.184.215.14', '2606:4700:4700::1111', '2a00:1450:4001:82a::200e'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
)

test.each([
  '',
  'localhost',
  '8.8.8.8.',
  '0x8.8.8.8',
  '134744072',
  '8.8.8',
  '2606:4700::1%eth0',
  'fe80::1%1',
  '[2606::1]',
  '::ffff:8.8.8.8',
])('%j is no public address as it is written', (text) => expect(isPublicAddress(text)).toBe(false))

test('an address has one text', () => {
  expect(
    ['2001:DB8:0:0::1', '::FFFF:7f00:1', '::ffff:127.0.0.1', '127.0.0.1', 'fe80::1%eth0', 'x', ''].map(
      canonicalAddress,
    ),
  ).toEqual(['2001:db8::1', '127.0.0.1', '127.0.0.1', '127.0.0.1', null, null, null])
})
