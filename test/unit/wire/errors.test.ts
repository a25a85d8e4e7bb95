import { expect, test } from 'vitest'
import { problem } from '../../../shared/wire/errors.ts'
import { readWire } from '../../support/peers/readWire.ts'

test.each<[unknown, string | null, string | null]>([
  [{ error: { code: 'quota_exceeded', message: 'No more', docs_url: 'x' } }, 'quota_exceeded', 'No more'],
  [{ status: false, error: "can't find movie or tv" }, null, "can't find movie or tv"],
  [{ status: false, error: 'paid_api_required', message: 'Pay' }, 'paid_api_required', 'Pay'],
  [{ ok: false, error: null, message: 'No token' }, null, 'No token'],
  [{ status: false, message: 'Wrong year' }, null, 'Wrong year'],
  [{ error: 'busy' }, null, 'busy'],
  [{ status: 'false' }, null, null],
  [{ error: {} }, null, null],
  [{ error: [1], code: 'x_y' }, 'x_y', null],
])('%o reports a problem', (body, code, message) => {
  expect(readWire(problem, body)).toMatchObject({ code, message })
})

test('waits and dates of a download limit are read', () => {
  const body = { error: 'api_download_limit_exceeded', message: 'm', limit: 50, retryAfterSeconds: '60', resetAt: 'z' }
  expect(readWire(problem, body)).toEqual({
    code: 'api_download_limit_exceeded',
    message: 'm',
    retryAfterSeconds: 60,
    resetAt: 'z',
  })
})

test.each([null, 5, 'error', [], {}, { status: true }, { error: null }, { error: '', status: true }, { status: 'ok' }])(
  '%o reports none',
  (body) => {
    expect(readWire(problem, body)).toBeNull()
  },
)
