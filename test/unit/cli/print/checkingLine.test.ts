/** A check-up on a terminal says how far it is and how long it takes still. */
import { expect, test } from 'vitest'
import { createCheckingLine } from '../../../../electron/cli/print/checkingLine.ts'

test('the time that is left follows the pace, and is said once there is one', () => {
  let nowMs = 0
  const line = createCheckingLine({ monotonicMs: () => nowMs })
  expect(line({ done: 10, total: 400 })).toBe('Checking 10/400')
  nowMs = 10_000
  expect(line({ done: 100, total: 400 })).toBe('Checking 100/400  30 s left')
  nowMs = 20_000
  expect(line({ done: 110, total: 4_000 })).toBe('Checking 110/4000  12 min left')
  expect(line({ done: 4_000, total: 4_000 })).toBe('Checking 4000/4000')
})
