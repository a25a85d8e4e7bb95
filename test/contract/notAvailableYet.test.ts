/** AI paths of API §4: known, authenticated, and honest about not being there yet, each in its own shape. */
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
