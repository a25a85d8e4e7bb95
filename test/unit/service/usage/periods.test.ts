import { expect, test } from 'vitest'
import { nextResetMs, periodOf } from '../../../../service/usage/periods.ts'

const lastMs = Date.UTC(2026, 10, 30, 23, 59, 59, 999)

test.each([
  ['search', lastMs, '2026-11-30'],
  ['downloads', lastMs + 1, '2026-12-01'],
  ['ai', lastMs, '2026-11'],
  ['transcription', lastMs + 1, '2026-12'],
  // Back again: what was remembered last is that of the day after.
  ['search', lastMs, '2026-11-30'],
] as const)('%s at %i is of %s', (counter, atMs, period) => {
  expect(periodOf(counter, atMs)).toBe(period)
})

test('a period ends where the next one begins', () => {
  for (const counter of ['search', 'ai'] as const) {
    const resetMs = nextResetMs(counter, lastMs)
    expect(periodOf(counter, resetMs - 1)).toBe(periodOf(counter, lastMs))
    expect(periodOf(counter, resetMs)).not.toBe(periodOf(counter, lastMs))
  }
})
