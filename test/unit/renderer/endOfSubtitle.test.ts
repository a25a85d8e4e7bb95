/** Where a subtitle ends is a good sign only where that is before its video does. */
import { expect, test } from 'vitest'
import { endOf } from '../../../renderer/features/review/preview/endOfSubtitle.ts'

const minuteMs = 60_000

test.each([
  ['a film, in its credits', 84 * minuteMs, 90 * minuteMs, 'fits'],
  ['a film, to the very end', 90 * minuteMs + 1_500, 90 * minuteMs, 'fits'],
  ['a film, a little over', 90 * minuteMs + 50_000, 90 * minuteMs, 'over'],
  ['a film, far over', 92 * minuteMs, 90 * minuteMs, 'longer'],
  ['a film, too soon', 60 * minuteMs, 90 * minuteMs, 'shorter'],
  ['a clip of 20 seconds, 44 seconds over', 64_000, 20_000, 'longer'],
  ['a video of unknown length', 64_000, null, 'unknown'],
] as const)('%s', (_, lastCueEndMs, videoDurationMs, end) => {
  expect(endOf({ lastCueEndMs, videoDurationMs })).toBe(end)
})
