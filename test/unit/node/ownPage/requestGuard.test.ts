import { expect, test } from 'vitest'
import {
  changeRefusalOf,
  refusalOf,
  upgradeRefusalOf,
  type RequestHead,
} from '../../../../node/ownPage/requestGuard.ts'

const good: RequestHead = {
  method: 'POST',
  path: '/api/app.state',
  hosts: ['127.0.0.1:4000'],
  origin: 'http://127.0.0.1:4000',
  fetchSite: 'same-origin',
  fetchMode: 'cors',
  fetchDest: 'empty',
  contentType: 'application/json',
}
const status = (changed: Partial<RequestHead>) => refusalOf({ ...good, ...changed }, 4000)?.status ?? 'ok'

test('lets in what the own page sends', () => {
  expect(status({})).toBe('ok')
  expect(status({ contentType: 'application/json; charset=utf-8' })).toBe('ok')
  expect(status({ method: 'GET', origin: undefined, fetchSite: 'none', contentType: undefined })).toBe('ok')
})

test.each(['127.0.0.1:4000', 'localhost:4000', '[::1]:4000'])('answers to its own name %s', (host) => {
  expect(status({ hosts: [host], origin: `http://${host}` })).toBe('ok')
})

test.each([
  '127.0.0.1',
  '127.0.0.1:40000',
  'localhost:4000.evil.example',
  'evil.localhost:4000',
  'LOCALHOST:4000',
  '',
  '127.0.0.1:4000 ',
])('does not answer to the name %j', (host) => {
  expect(status({ hosts: [host] })).toBe(421)
})

test('does not answer without a name or under two', () => {
  expect(status({ hosts: [] })).toBe(421)
  expect(status({ hosts: ['127.0.0.1:4000', '127.0.0.1:4000'] })).toBe(421)
})

test('looks at the name before anything else', () => {
  expect(status({ hosts: ['evil.example'], method: 'TRACE', origin: 'null' })).toBe(421)
})

test.each(['TRACE', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'get'])('does not serve the method %s', (method) => {
  expect(status({ method })).toBe(405)
})

test('gives no other origin leave to ask', () => {
  expect(status({ method: 'OPTIONS' })).toBe(403)
})

test.each([
  'null',
  'https://127.0.0.1:4000',
  'http://localhost:4000',
  'http://127.0.0.1:4001',
  'http://127.0.0.1:4000/',
])('refuses the origin %s', (origin) => {
  expect(status({ origin })).toBe(403)
})

test.each(['same-site', 'cross-site', 'none, same-origin', ''])('refuses a browser that says %j', (fetchSite) => {
  expect(status({ fetchSite })).toBe(403)
})

/** A link to the page that is followed in a tab of its own, as a browser tells it. */
const visit: Partial<RequestHead> = {
  method: 'GET',
  path: '/',
  origin: undefined,
  fetchMode: 'navigate',
  fetchDest: 'document',
  contentType: undefined,
}

test.each(['cross-site', 'same-site', 'none', 'same-origin'])('opens the page for a tab, %s', (fetchSite) => {
  expect(status({ ...visit, fetchSite })).toBe('ok')
})

test.each([
  ['a frame', { fetchDest: 'iframe' }],
  ['an embedded object', { fetchDest: 'object' }],
  ['a script of another page', { fetchMode: 'cors', fetchDest: 'empty' }],
  ['a blind request', { fetchMode: 'no-cors' }],
  ['a form', { method: 'POST' }],
  ['a form with an origin', { method: 'POST', origin: 'null' }],
  ['a look at the head', { method: 'HEAD' }],
  ['a file of the page', { path: '/assets/main.js' }],
  ['a call', { path: '/api/session' }],
  ['an origin', { origin: 'https://evil.example' }],
  ['a browser that does not say what for', { fetchMode: undefined, fetchDest: undefined }],
  ['two answers', { fetchDest: 'document, document' }],
] as const)('opens nothing of another site for %s', (_what, changed) => {
  for (const fetchSite of ['cross-site', 'same-site']) expect(status({ ...visit, ...changed, fetchSite })).toBe(403)
})

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/jsonp', ''])(
  'refuses a post of %j, which a form could send',
  (contentType) => {
    expect(status({ contentType })).toBe(403)
  },
)

test('takes a change only with an origin and a type', () => {
  expect(changeRefusalOf(good)).toBe(null)
  expect(changeRefusalOf({ ...good, origin: undefined })?.status).toBe(403)
  expect(changeRefusalOf({ ...good, contentType: undefined })?.status).toBe(403)
})

test('opens a socket only with an origin', () => {
  expect(upgradeRefusalOf({ ...good, method: 'GET' }, 4000)).toBe(null)
  expect(upgradeRefusalOf({ ...good, method: 'GET', origin: undefined }, 4000)?.status).toBe(403)
  expect(upgradeRefusalOf({ ...good, method: 'POST' }, 4000)?.status).toBe(403)
})
