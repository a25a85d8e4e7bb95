import { expect, test } from 'vitest'
import type { SubtitleDocument } from '../../../shared/subtitle/document.ts'
import { plainTextOf, previewOf } from '../../../shared/subtitle/plainText.ts'
import { assTime, parseClock, srtTime } from '../../../shared/subtitle/timecode.ts'
import { lastEndMs, scaleFps, shift } from '../../../shared/subtitle/timing.ts'

test.for([
  ['<i>Hello</i>\n{\\an8}you', 'Hello\nyou'],
  ['3 < 5, a <3 b', '3 < 5, a <3 b'],
  ['{\\p1}m 0 0 l 9 9{\\p0}text', 'text'],
  ['&lt;b&gt; &amp;lt; &nbsp;', '<b> &lt;'],
  ['<img src=x onerror=y>a', 'a'],
  ['\u001b[31mred\u0007', '[31mred'],
])('the plain text of %j is %j', ([text = '', wanted]) => {
  expect(plainTextOf(text)).toBe(wanted)
})

test('a preview of a huge cue is cut', () => {
  expect(previewOf('x'.repeat(100_000))).toHaveLength(8192)
})

const document: SubtitleDocument = {
  format: 'srt',
  cues: [
    { startMs: 1000, endMs: 2000, text: 'a' },
    { startMs: 9000, endMs: 10_000, text: 'b' },
    { startMs: 3000, endMs: 4000, text: 'c' },
  ],
  header: '',
  dropped: [],
}
const timesOf = ({ cues }: SubtitleDocument) => cues.map(({ startMs, endMs }) => [startMs, endMs])

test('the end is that of the latest cue, wherever it stands', () => {
  expect([lastEndMs(document), lastEndMs({ cues: [] })]).toEqual([10_000, 0])
})

test('a shift moves all cues, starts none before the film and leaves out what would end before it', () => {
  expect(timesOf(shift(document, 500))).toEqual([
    [1500, 2500],
    [9500, 10_500],
    [3500, 4500],
  ])
  expect(timesOf(shift(document, -3500))).toEqual([
    [5500, 6500],
    [0, 500],
  ])
})

test('a subtitle made for 25 fps comes later at 24', () => {
  expect(timesOf(scaleFps(document, 25, 24))[1]).toEqual([9375, 10_417])
  expect(() => scaleFps(document, 0, 24)).toThrow(RangeError)
})

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
