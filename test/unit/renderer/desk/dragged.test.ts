/** Bars of the strip: what a drag makes of their times, and how those that overlap are both seen. */
import { expect, test } from 'vitest'
import { dragged, holdAt, lanesOf } from '../../../../renderer/app/desk/strip/dragged.ts'

const cue = { startMs: 1_000, endMs: 3_000 }

test('an end is held near it, and a narrow bar is moved only', () => {
  expect([0, 5, 6, 50, 95, 99].map((at) => holdAt(at, 100))).toEqual(['start', 'start', 'whole', 'whole', 'end', 'end'])
  expect(holdAt(1, 20)).toBe('whole')
})

test('an end changes one time, the middle both; nothing is before the film or without length', () => {
  expect(dragged(cue, 'start', 500)).toEqual({ startMs: 1_500, endMs: 3_000 })
  expect(dragged(cue, 'end', 500)).toEqual({ startMs: 1_000, endMs: 3_500 })
  expect(dragged(cue, 'whole', -400)).toEqual({ startMs: 600, endMs: 2_600 })
  expect(dragged(cue, 'whole', -9_000)).toEqual({ startMs: 0, endMs: 2_000 })
  expect(dragged(cue, 'start', -9_000)).toEqual({ startMs: 0, endMs: 3_000 })
  expect(dragged(cue, 'start', 9_000)).toEqual({ startMs: 2_900, endMs: 3_000 })
  expect(dragged(cue, 'end', -9_000)).toEqual({ startMs: 1_000, endMs: 1_100 })
})

test('of cues that overlap each second one stands below', () => {
  const at = (startMs: number, endMs: number) => ({ startMs, endMs })
  expect(lanesOf([at(0, 1), at(1, 2), at(1, 3), at(2, 4), at(5, 6)])).toEqual([
    'alone',
    'upper',
    'lower',
    'upper',
    'alone',
  ])
})
