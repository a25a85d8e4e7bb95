import { expect, test } from 'vitest'
import { isOwnAddress, isPrivateWay, ownNetworkLookup } from '../../../../electron/serviceClient/players/ownNetwork.ts'

test.each([
  '127.0.0.1',
  '127.9.9.9',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.20',
  '169.254.3.4',
  '100.64.0.1',
  '::1',
  'fd12::1',
  'fe80::1',
])('%s is in the own network', (address) => expect(isOwnAddress(address)).toBe(true))

test.each([
  '8.8.8.8',
  '172.32.0.1',
  '192.169.0.1',
  '100.128.0.1',
  '11.0.0.1',
  '2001:db8::1',
  '::',
  '',
  'localhost',
  '0.0.0.0',
  '::ffff:8.8.8.8',
])('"%s" is not', (address) => expect(isOwnAddress(address)).toBe(false))

test.each([
  ['https://media.example.org', true],
  ['http://nas:8096', true],
  ['http://media.local', true],
  ['http://media.lan/jellyfin', true],
  ['http://media.home.arpa', true],
  ['http://192.168.1.20:8096', true],
  ['http://[fd12::1]:8096', true],
  ['http://media.example.org', false],
  ['http://127.0.0.1.example.org', false],
  ['http://local.example', false],
  ['http://[2001:db8::1]', false],
  ['ftp://nas', false],
])('whether a key may go to %s: %s', (address, may) => expect(isPrivateWay(new URL(address))).toBe(may))

test('a plain name counts by what it resolves to', async () => {
  const found = await new Promise((resolve) =>
    ownNetworkLookup('localhost', { all: true }, (error, addresses) => resolve(error ?? addresses)),
  )
  expect(found).toEqual(
    expect.arrayContaining([expect.objectContaining({ address: expect.stringMatching(/^(127\.|::1)/) as string })]),
  )
})
