import { expect, test } from 'vitest'
import { comparedLines, nextDifference } from '../../../../renderer/features/desk/compare/comparedLines.ts'

const cue = (start: number, text: string) => ({ startMs: start * 1000, endMs: start * 1000 + 2_000, text })

test('lines stand beside each other with how far apart they are; tags and case are no difference', () => {
  const lines = comparedLines(
    [cue(1, '<i>Who put out\nthe light?</i>'), cue(5, 'Nobody.'), cue(9, 'Go on.')],
    [cue(1.4, 'who put out the light'), cue(5.4, 'No one.'), cue(12, '[ Thunder ]')],
  )
  expect(lines.map(({ offsetMs, isDifferent }) => [offsetMs, isDifferent])).toEqual([
    [400, false],
    [400, true],
    [null, true],
    [null, true],
  ])
  expect(nextDifference(lines, -1)).toBe(1)
  expect(nextDifference(lines, 1)).toBe(2)
  expect(nextDifference(lines, 3)).toBe(1)
  expect(nextDifference(lines.slice(0, 1), 0)).toBe(-1)
})
