import { expect, test } from 'vitest'
import { readCounter } from '../../../../electron/serviceClient/answers/rateHeaders.ts'
import {
  longestTimeMs,
  readResetMs,
  readRetryAfterMs,
  serverNowMs,
  untilMidnightMs,
} from '../../../../electron/serviceClient/answers/serverTime.ts'

const noon = Date.UTC(2026, 10, 21, 12)

test.each([
  ['2', 2_000],
  ['0', 0],
  ['1.5', 1_500],
  ['1, 60', 60_000],
  ['99999999999', longestTimeMs],
  ['Sat, 21 Nov 2026 12:00:30 GMT', 30_000],
  ['2026-11-21T12:00:30Z', 30_000],
  ['Wed, 21 Oct 2099 07:28:00 GMT', longestTimeMs],
  ['Wed, 21 Oct 2015 07:28:00 GMT', 0],
  ['-5', null],
  ['soon', null],
  ['', null],
  ['NaN', null],
  ['Infinity', null],
  [undefined, null],
])('Retry-After %s reads as %s ms', (header, ms) => {
  expect(readRetryAfterMs(header, noon)).toBe(ms)
})

test.each([
  [String(noon / 1000 + 60), 60_000],
  [String(noon + 60_000), 60_000],
  ['3600', 3_600_000],
  ['0', 0],
  ['2026-11-22T00:00:00Z', 43_200_000],
  ['Sun, 22 Nov 2026 00:00:00 GMT', 43_200_000],
  [String(noon / 1000 - 60), null],
  ['Wed, 21 Oct 2099 07:28:00 GMT', null],
  ['1790000000000000', null],
  ['-1', null],
  ['c', null],
  ['', null],
  [undefined, null],
])('the reset %s is %s ms away', (value, ms) => {
  expect(readResetMs(value, noon)).toBe(ms)
})

test('the clock of the service counts, where it tells it', () => {
  expect(serverNowMs('Fri, 20 Nov 2026 12:00:00 GMT', noon)).toBe(noon - 86_400_000)
  expect(serverNowMs('half past', noon)).toBe(noon)
  expect(serverNowMs(undefined, noon)).toBe(noon)
})

test('days end at midnight UTC', () => {
  expect(untilMidnightMs(noon)).toBe(43_200_000)
})

const rates = (limit: string, remaining: string, reset: string) => ({
  'x-ratelimit-limit': limit,
  'x-ratelimit-remaining': remaining,
  'x-ratelimit-reset': reset,
})

test('rate headers become a counter', () => {
  expect(readCounter(rates('2000', '1990', String(noon / 1000 + 60)), noon)).toEqual({
    limit: 2000,
    remaining: 1990,
    used: 10,
    resetsAtMs: noon + 60_000,
  })
})

test.each([
  ['a', 'b', 'c'],
  ['-1', '-1', '-1'],
  ['10', '20', '0'],
  ['1e3', '1', '1'],
])('rate headers %s, %s, %s are not believed', (limit, remaining, reset) => {
  expect(readCounter(rates(limit, remaining, reset), noon)).toBeNull()
  expect(readCounter({}, noon)).toBeNull()
})

test.each([-10 * 365, -1, 1, 10 * 365])(
  'with the local clock %s days off a reset is as far away as the service meant',
  (days) => {
    const local = noon + days * 86_400_000
    const headers = { date: new Date(noon).toUTCString(), ...rates('10', '0', String(noon / 1000 + 60)) }
    expect(readCounter(headers, local)?.resetsAtMs).toBe(local + 60_000)
  },
)
