import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressFor, checkedAddress, redirectTarget } from '../../../electron/serviceClient/addresses.ts'

test.each([
  'https://service.example',
  'https://service.example:8443/base/',
  'http://127.0.0.1:4000',
  'http://localhost:4000',
  'http://[::1]:4000',
  'http://127.9.9.9',
])('%s may be configured', (address) => {
  expect(checkedAddress(address).href).toContain(address)
})

test.each([
  'http://service.example',
  'http://192.168.1.2:4000',
  'http://127.0.0.1.evil.invalid',
  'http://localhost.evil.invalid',
  'http://[::2]',
  'ftp://service.example',
  'file:///etc/passwd',
  'https://user:word@service.example',
  'https://service.example/?api_key=1',
  'https://service.example/#a',
  'service.example',
  '',
])('%s is refused', (address) => {
  expect(() => checkedAddress(address)).toThrow(expect.objectContaining({ code: 'service.unsafeAddress' }) as Error)
})

test('a path is appended to the configured base path', () => {
  const base = new URL('https://service.example/base/')
  expect(addressFor(base, '/api/v2/me').href).toBe('https://service.example/base/api/v2/me')
  expect(addressFor(base, '/api', { q: 'a b&c' }).href).toBe('https://service.example/base/api?q=a+b%26c')
})

test.each([
  '@canary.invalid/x',
  '.canary.invalid/x',
  ':8080/x',
  '/a/../../x',
  '/a?b',
  '/a#b',
  '/a b',
  '/a\tb',
  'x',
  '\\\\c\\x',
])('the path %s is refused', (path) => {
  expect(() => addressFor(new URL('https://service.example'), path)).toThrow(
    expect.objectContaining({ code: 'service.unsafeAddress' }) as Error,
  )
})

test('no path of any kind leaves the configured origin', () => {
  const base = new URL('https://service.example/base')
  const pieces = fc.array(fc.constantFrom('/', '\\', '@', ':', '.', '..', '%2e', '?', '#', 'c.invalid', '8', '\t', 'é'))
  fc.assert(
    fc.property(pieces, (parts) => {
      try {
        const url = addressFor(base, parts.join(''))
        expect([url.origin, url.username, url.pathname.startsWith('/base')]).toEqual([base.origin, '', true])
      } catch (thrown) {
        expect(thrown).toMatchObject({ code: 'service.unsafeAddress' })
      }
    }),
  )
})

const from = new URL('https://service.example/a/b')

test('a redirect inside the origin is followed, three times at most', () => {
  expect(redirectTarget(from, '../c', 0).href).toBe('https://service.example/c')
  expect(redirectTarget(from, 'https://service.example/c', 2).href).toBe('https://service.example/c')
  expect(() => redirectTarget(from, '/c', 3)).toThrow(expect.objectContaining({ code: 'service.redirected' }) as Error)
})

test.each([
  'https://other.example/',
  'https://service.example:444/',
  'http://service.example/',
  '//other.example/',
  'https://user@service.example/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'http://',
  undefined,
])('a redirect to %s is not', (location) => {
  expect(() => redirectTarget(from, location, 0)).toThrow(
    expect.objectContaining({ code: 'service.redirected' }) as Error,
  )
})
