import { expect, test } from 'vitest'
import type { WireProblem } from '../../../../shared/wire/errors.ts'
import { ConnectionFailure } from '../../../../electron/serviceClient/answers/connectionFailure.ts'
import {
  codeOfRefusal,
  errorOfFailure,
  sentenceOfRefusal,
} from '../../../../electron/serviceClient/answers/statusToError.ts'

const says = (code: string | null, message: string | null = null): WireProblem => ({
  code,
  message,
  retryAfterSeconds: null,
  resetAt: null,
})

test.each<[number, WireProblem | null, string]>([
  [400, says('x'), 'service.refused'],
  [401, null, 'key.refused'],
  [402, null, 'plan.required'],
  [403, says(null, 'forbidden'), 'key.refused'],
  [403, null, 'service.refused'],
  [404, null, 'service.notFound'],
  [407, null, 'service.refused'],
  [408, null, 'service.timeout'],
  [410, null, 'service.notFound'],
  [413, null, 'service.refused'],
  [429, null, 'service.busy'],
  [429, says('quota_exceeded'), 'quota.exhausted'],
  [429, says('translation_quota_exhausted'), 'quota.exhausted'],
  [429, says('api_download_limit_exceeded'), 'quota.exhausted'],
  [429, says('daily_limit'), 'quota.exhausted'],
  [429, says('rate_limit'), 'service.busy'],
  [402, says('translation_not_entitled'), 'plan.required'],
  [402, says('ai_search_not_entitled'), 'plan.required'],
  [500, null, 'service.busy'],
  [500, says(null, 'Download limit exceeded'), 'quota.exhausted'],
  [501, null, 'service.refused'],
  [503, says('engine_unavailable'), 'engine.missing'],
  [503, says('service_busy'), 'service.busy'],
  [503, says('storage_unavailable'), 'service.busy'],
  [508, null, 'service.refused'],
  [599, null, 'service.busy'],
  [400, says(null, 'Invalid API key, get a new one'), 'key.refused'],
  [200, says(null, 'api_key is wrong'), 'key.refused'],
  [200, says('not_authorized'), 'key.refused'],
  [200, says('constructor'), 'service.refused'],
])('status %s with %o is %s', (status, problem, code) => {
  expect(codeOfRefusal({ status, problem, hasKey: true })).toBe(code)
})

test.each<[number, WireProblem | null]>([
  [401, says('unauthorized')],
  [422, says(null, 'The API key is missing')],
])('without a key %s means that one is missing', (status, problem) => {
  expect(codeOfRefusal({ status, problem, hasKey: false })).toBe('key.missing')
})

test('the words of the service are quoted, made safe', () => {
  const sentence = (message: string) => sentenceOfRefusal('service.refused', says(null, message), ['sesame'])
  expect(sentence('Only 3 a day')).toBe('The service refused the request. The service says: “Only 3 a day”')
  expect(sentence('<b>m</b>')).toBe('The service refused the request.')
  expect(sentence('a\u001b[31m\u202eb\r\nc')).toBe('The service refused the request. The service says: “a [31m b c”')
  expect(sentence('key sesame is void')).not.toContain('sesame')
  expect(sentence('x'.repeat(5_000)).length).toBeLessThan(300)
  expect(sentence(' \u200b ')).toBe('The service refused the request.')
})

test('a wrong certificate is told apart from a missing network', () => {
  expect(errorOfFailure(new ConnectionFailure('unsent', 'CERT_HAS_EXPIRED'))).toMatchObject({
    code: 'service.unreachable',
    message: expect.stringContaining('identity') as string,
  })
  expect(errorOfFailure(new ConnectionFailure('unsent', 'ENOTFOUND')).message).toContain('network')
})
