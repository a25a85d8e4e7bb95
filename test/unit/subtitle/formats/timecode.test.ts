import { expect, test } from 'vitest'
import { assTime, parseClock, srtTime } from '../../../../shared/subtitle/formats/timecode.ts'

test('times are exact when written, also where centiseconds round up to a whole second', () => {
  expect([srtTime(3_661_005), assTime(59_996), assTime(3_661_004)]).toEqual([
    '01:01:01,005',
    '0:01:00.00',
    '1:01:01.00',
  ])
})

test.for(['', '1', 'a:b', '1:2:3:4:5', '00:60:00,000', '00:00:60', '100:00:00', '-1:00', '1e9:00:01'])(
  '%j is no time',
  (text) => {
    expect(parseClock(text)).toBeNull()
  },
)
