import { expect, test } from 'vitest'
import { createFindRoute, type Route } from '../../../../service/http/routing.ts'

const surface = { errors: 'link', credentials: [] } as const
const route = (method: 'GET' | 'POST', path: string): Route => ({
  method,
  path,
  surface,
  access: 'open',
  handle: () => ({ status: 200, body: {} }),
})
const findRoute = createFindRoute([route('GET', '/a/{id}/b'), route('GET', '/jobs'), route('POST', '/jobs')])

test('a segment in braces takes one segment, decoded', () => {
  expect(findRoute({ method: 'GET', path: '/a/x%20y/b' })).toMatchObject({ params: { id: 'x y' } })
})

test('HEAD goes where GET goes', () => {
  expect(findRoute({ method: 'HEAD', path: '/jobs' })).toMatchObject({ route: { method: 'GET' } })
})

test('HEAD goes nowhere where GET is charged', () => {
  const charged = { ...route('GET', '/paid'), isCharged: true }
  expect(createFindRoute([charged])({ method: 'HEAD', path: '/paid' })).toMatchObject({ allowed: ['GET'] })
})

test('a known path with another method names the methods it has', () => {
  expect(findRoute({ method: 'DELETE', path: '/jobs' })).toEqual({
    kind: 'otherMethod',
    surface,
    allowed: ['GET', 'HEAD', 'POST'],
  })
})

test.each(['/a//b', '/a/x/b/', '/a/x', '/a/%zz/b', '/A/x/b', ''])('%s is no path of ours', (path) => {
  expect(findRoute({ method: 'GET', path })).toEqual({ kind: 'nothing' })
})
