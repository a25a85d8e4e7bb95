import { expect, test } from 'vitest'
import { createProgressLine } from '../../../../electron/cli/print/progressLine.ts'

test('a pace is told of what was done since the first step, and not before it means something', () => {
  let nowMs = 5_000
  const line = createProgressLine(() => nowMs)
  const at = (ms: number, done: number, phase: 'scan' | 'match' = 'match') => {
    nowMs = ms
    return line({ kind: 'progress', phase, done, total: 200 })
  }
  expect(at(5_000, 100)).toBe('Matching  [############............]  100/200')
  expect(at(5_000.03, 103)).not.toContain('/s')
  expect(at(7_000, 120)).toContain('120/200  10/s  8 s left')
  expect(at(7_001, 1, 'scan')).not.toContain('/s')
})
