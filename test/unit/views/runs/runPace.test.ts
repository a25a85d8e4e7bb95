import { expect, test } from 'vitest'
import { paceOf } from '../../../../electron/views/runs/runPace.ts'

test('the first one only starts the clock: eleven within ten seconds are one a second', () => {
  expect(paceOf({ count: 11, firstMs: 5_000, lastMs: 15_000 }, 30)).toEqual({ perMinute: 60, remainingMs: 30_000 })
})

test('nothing left takes no time', () => {
  expect(paceOf({ count: 11, firstMs: 0, lastMs: 10_000 }, 0)).toEqual({ perMinute: 60, remainingMs: 0 })
})

test.each([
  ['none', { count: 0, firstMs: 0, lastMs: 0 }],
  ['one', { count: 1, firstMs: 0, lastMs: 0 }],
  ['many at the same moment', { count: 40, firstMs: 7_000, lastMs: 7_000 }],
  ['many within less than three seconds', { count: 40, firstMs: 0, lastMs: 2_999 }],
])('%s: no guess', (_, lately) => {
  expect(paceOf(lately, 100)).toBeNull()
})
