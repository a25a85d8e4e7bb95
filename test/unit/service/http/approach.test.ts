/** Caller, scheme and host of a request: what is believed of proxies, and which names are the service's own. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createReadApproach, hostOf, type ArrivingHead } from '../../../../service/http/approach.ts'
import { noNetworks, readNetworks } from '../../../../service/network/networks.ts'

const trustedProxies = readNetworks(['10.0.0.0/8', '2001:db8:1::/48'])
const read = createReadApproach({ names: ['subtitles.example', '198.51.100.7'], trustedProxies })

function head(
  headers: Readonly<Record<string, string | readonly string[]>>,
  ends: Partial<ArrivingHead> = {},
): ArrivingHead {
  const lists = Object.entries(headers).map(([name, value]) => [name, [value].flat()] as const)
  return { remoteAddress: '10.0.0.1', localAddress: '10.0.0.9', ...ends, headers: Object.fromEntries(lists) }
}

const host = 'subtitles.example'

test.each([
  ['203.0.113.5', '203.0.113.5'],
  ['1.1.1.1, 203.0.113.5', '203.0.113.5'],
  ['1.1.1.1, 203.0.113.5, 10.2.3.4', '203.0.113.5'],
  ['10.9.9.9, 10.2.3.4', '10.9.9.9'],
  ['2001:DB8:2::0:5', '2001:db8:2::5'],
  ['[2001:db8:2::5]:4711', '2001:db8:2::5'],
  ['203.0.113.5:4711', '203.0.113.5'],
  ['::ffff:203.0.113.5', '203.0.113.5'],
  ['203.0.113.5, unknown', '10.0.0.1'],
  ['203.0.113.5, unknown, 10.2.3.4', '10.2.3.4'],
  ['', '10.0.0.1'],
  [' , ', '10.0.0.1'],
])('a trusted proxy that passes on for %j stands for %s', (passedOn, address) => {
  expect(read(head({ host, 'x-forwarded-for': passedOn })).address).toBe(address)
})

test('several headers are one list, and without one the proxy itself asks', () => {
  expect(read(head({ host, 'x-forwarded-for': ['1.1.1.1', '203.0.113.5', '10.1.1.1'] })).address).toBe('203.0.113.5')
  expect(read(head({ host })).address).toBe('10.0.0.1')
  expect(read(head({ host, forwarded: 'for=1.1.1.1;proto=https' }))).toEqual({
    address: '10.0.0.1',
    origin: `http://${host}`,
  })
})

test('whatever callers put before what the proxies added changes nothing', () => {
  const made = fc.oneof(
    fc.ipV4(),
    fc.ipV6(),
    fc.string().map((text) => text.replaceAll(/[^ -~]/g, '')),
  )
  fc.assert(
    fc.property(
      made,
      fc.ipV4(),
      fc.array(fc.constantFrom('10.1.1.1', '2001:db8:1::1'), { maxLength: 3 }),
      (text, caller, proxies) => {
        fc.pre(!trustedProxies.has(caller))
        const passedOn = [text, caller, ...proxies].join(', ')
        expect(read(head({ host, 'x-forwarded-for': passedOn })).address).toBe(caller)
      },
    ),
  )
})

test('whoever is not trusted is believed nothing', () => {
  const said = { 'x-forwarded-for': '1.1.1.1', 'x-forwarded-proto': 'https', 'x-forwarded-host': host }
  const stranger = { remoteAddress: '::ffff:203.0.113.9', localAddress: '192.168.1.5' }
  expect(read(head({ host: '192.168.1.5:8080', ...said }, stranger))).toEqual({
    address: '203.0.113.9',
    origin: 'http://192.168.1.5:8080',
  })
  const nobody = createReadApproach({ names: [host], trustedProxies: noNetworks })
  expect(nobody(head({ host, ...said }))).toEqual({ address: '10.0.0.1', origin: `http://${host}` })
})

test.each([
  [{ 'x-forwarded-proto': 'https' }, `https://${host}`],
  [{ 'x-forwarded-proto': 'HTTPS' }, `https://${host}`],
  [{ 'x-forwarded-proto': 'http, https' }, `https://${host}`],
  [{ 'x-forwarded-proto': 'https, http' }, `http://${host}`],
  [{ 'x-forwarded-proto': 'javascript' }, `http://${host}`],
  [{ 'x-forwarded-host': 'localhost:8443', 'x-forwarded-proto': 'https' }, 'https://localhost:8443'],
  [{ 'x-forwarded-host': 'evil.example' }, null],
  [{ 'x-forwarded-host': `evil.example, ${host}` }, `http://${host}`],
  [{ 'x-forwarded-host': `${host}, evil.example` }, null],
])('of a trusted proxy that says %j the caller used %s', (said, origin) => {
  expect(read(head({ host, ...said })).origin).toBe(origin)
})

test.each([
  'subtitles.example',
  'SUBTITLES.example:443',
  'subtitles.example.',
  'localhost:1',
  '127.0.0.1',
  '[::1]:80',
  '198.51.100.7',
  '10.0.0.9:8080',
  '[::ffff:10.0.0.9]',
])('%s is the service', (name) => {
  expect(read(head({ host: name })).origin).toBe(`http://${name}`)
})

test.each([
  '',
  'evil.example',
  'subtitles.example.evil.example',
  'evil-subtitles.example',
  'x.localhost',
  'localhost.evil.example',
  '10.0.0.8',
  '0.0.0.0',
  '2130706433',
  '0x7f.0.0.1',
  '127.1',
  '[::2]',
  '127.0.0.1@evil.example',
  'evil.example#localhost',
  'localhost/..',
  'localhost:99999999',
  ' localhost',
  'loc\u0000alhost',
])('%j is not', (name) => {
  expect(read(head({ host: name })).origin).toBeNull()
})

test('one host it must be, and the address of the connection counts only while there is one', () => {
  expect(read(head({})).origin).toBeNull()
  expect(read(head({ host: [host, host] })).origin).toBeNull()
  expect(read(head({ host: 'evil.example' }, { localAddress: '' })).origin).toBeNull()
  expect(read(head({ host: '[fe80::5]' }, { localAddress: 'fe80::5%eth0' })).origin).toBe('http://[fe80::5]')
})

test('no made-up host is the service, and none throws', () => {
  const strange = fc.oneof(
    fc.string(),
    fc.domain(),
    fc.ipV4(),
    fc.ipV6().map((address) => `[${address}]`),
    fc.webAuthority(),
  )
  const own = new Set(['subtitles.example', '198.51.100.7', 'localhost', '127.0.0.1', '::1', '10.0.0.9'])
  fc.assert(
    fc.property(strange, (name) => {
      const { origin } = read(head({ host: name }))
      expect(origin !== null).toBe(own.has(hostOf(name) ?? ''))
    }),
    { numRuns: 2_000 },
  )
})
