import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isBelievable, isWaiting, knownCounter } from '../../../electron/quota/quotaCounter.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const year = 365 * day
const now = Date.UTC(2026, 5, 1, 12)

function staleAt(resetsAtMs: number | null, serverNowMs: number | null = null, kind: 'search' | 'ai' = 'search') {
  const counter = { used: null, limit: 10, remaining: 4, resetsAtMs }
  return knownCounter(kind, counter, { nowMs: now, serverNowMs })?.staleAtMs
}

test.each([-10 * year, -day, -2 * hour, 0, 2 * hour, day, 10 * year])(
  'a service whose clock is off by %d ms is waited for exactly as long as it says',
  (offMs) => {
    expect(staleAt(now + offMs + 3 * hour, now + offMs)).toBe(now + 3 * hour)
  },
)

test('no wait is longer than the counter can last: a day, a month for AI', () => {
  expect(staleAt(now + 10 * year)).toBe(now + day)
  expect(staleAt(now + 10 * year, null, 'ai')).toBe(now + 31 * day)
})

test('a reset that is missing, over or no number is looked at again soon', () => {
  for (const reset of [null, now - day, now, NaN, Infinity]) expect(staleAt(reset)).toBe(now + 15 * minute)
})

test('remaining is worked out from limit and used, and never negative or a fraction', () => {
  const clock = { nowMs: now, serverNowMs: null }
  const remaining = (counter: { used: number | null; limit: number | null; remaining: number | null }) =>
    knownCounter('search', { ...counter, resetsAtMs: null }, clock)?.remaining
  expect(remaining({ used: 61, limit: 2_000, remaining: null })).toBe(1_939)
  expect(remaining({ used: 9, limit: 5, remaining: null })).toBe(0)
  expect(remaining({ used: null, limit: null, remaining: -3.5 })).toBe(0)
  expect(remaining({ used: null, limit: 5, remaining: null })).toBeUndefined()
  expect(remaining({ used: null, limit: null, remaining: NaN })).toBeUndefined()
})

test('a clock set back makes what was learned unknown; a small correction does not', () => {
  const counter = { learnedMs: now, staleAtMs: now + hour }
  expect(isBelievable(counter, now - minute)).toBe(true)
  for (const back of [day, 10 * year]) expect(isBelievable(counter, now - back)).toBe(false)
  for (const ahead of [hour, 14 * day, 10 * year]) expect(isBelievable(counter, now + ahead)).toBe(false)
})

test('whatever the clock does, nothing waits longer than it was told to', () => {
  fc.assert(
    fc.property(fc.integer({ min: -20 * year, max: 20 * year }), fc.integer({ min: 0, max: day }), (jump, wait) => {
      const parked = { parkedMs: now, untilMs: now + wait }
      const at = now + jump
      return !isWaiting(parked, at) || (parked.untilMs - at <= wait + 5 * minute && at < parked.untilMs)
    }),
    { numRuns: 300 },
  )
})
