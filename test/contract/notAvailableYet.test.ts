/** AI and upload paths of API §4: known, authenticated, and honest about not being there yet, each in its own shape. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestService, type TestService } from '../support/startService.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ plan: 'pro', manifest: [] })
})
afterAll(() => service.close())

const sentence = expect.stringMatching(/\S+ \S+/) as string

test.each([
  ['POST', '/api/v2/ai/translations'],
  ['GET', '/api/v2/ai/translations?page=1'],
  ['GET', '/api/v2/ai/translations/job-1'],
  ['POST', '/api/v2/ai/transcriptions'],
])('%s %s is 501 as a v2 error, after authentication', async (method, path) => {
  const response = await fetch(service.url + path, { method, headers: { 'x-api-key': service.key } })
  expect([response.status, await response.json()]).toMatchObject([
    501,
    { error: { code: 'not_available_yet', message: sentence } },
  ])
  expect((await fetch(service.url + path, { method })).status).toBe(401)
})

test.each([
  ['POST', '/api/v1/pro/translate/subtitles'],
  ['GET', '/api/v1/pro/translate/jobs/job-1'],
  ['GET', '/api/v1/pro/translate/jobs/job-1/download'],
])('%s %s is 501 as a v1 error, after authentication', async (method, path) => {
  const response = await fetch(`${service.url}${path}?api_key=${service.key}`, { method })
  expect([response.status, await response.json()]).toEqual([
    501,
    { status: false, error: 'not_available_yet', message: sentence },
  ])
  expect((await fetch(service.url + path, { method })).status).toBe(422)
})

const uploadSteps = [
  ['GET', '/user/getNId', { ok: false, n_id: null, error: sentence }],
  ['POST', '/user/uploadSingleSubtitle', { ok: false, error: sentence }],
  ['POST', '/user/uploadSubtitle', { status: false, message: sentence }],
] as const

test.each(uploadSteps)('%s %s is 501 in the shape of its step', async (method, path, body) => {
  const response = await fetch(service.url + path, { method, headers: { token: service.newToken() } })
  expect([response.status, await response.json()]).toEqual([501, body])
})

test.each(uploadSteps)('%s %s takes the token bare or as Bearer, in either header', async (method, path) => {
  const token = service.newToken()
  const ask = async (headers: Record<string, string>) => (await fetch(service.url + path, { method, headers })).status
  expect(await ask({ token: `Bearer ${token}` })).toBe(501)
  expect(await ask({ authorization: `Bearer ${token}` })).toBe(501)
})

test.each(uploadSteps)('%s %s refuses a missing token, a wrong one and an API key', async (method, path, body) => {
  const ask = async (headers: Record<string, string>) => fetch(service.url + path, { method, headers })
  const missing = await ask({})
  expect([missing.status, await missing.json()]).toEqual([401, body])
  expect((await ask({ token: 'wrong' })).status).toBe(403)
  expect((await ask({ token: service.key })).status).toBe(403)
})

test('an upload token is no API key', async () => {
  const headers = { 'x-api-key': service.newToken() }
  expect((await fetch(`${service.url}/api/v2/me`, { headers })).status).toBe(403)
})
