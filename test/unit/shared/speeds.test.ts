import { expect, test } from 'vitest'
import { ratesOf, speeds } from '../../../shared/timing/speeds.ts'

test('every other speed is two frame rates, in the order in which the times are changed; 1 and what no rates make is none', () => {
  expect(speeds.map(ratesOf).map((rates) => rates && `${rates.fromFps} → ${rates.toFps}`)).toEqual([
    ...[null, '25 → 23.976', '23.976 → 25', '25 → 24', '24 → 25', '24 → 23.976', '23.976 → 24'],
  ])
  expect(ratesOf(1.2)).toBeNull()
})
