import { expect, test } from 'vitest'
import { compareSubtitles, nextDifference, saidOn } from '../../../../renderer/app/desk/compare/compareSubtitles.ts'

const cue = (start: number, text: string) => ({ startMs: start * 1000, endMs: start * 1000 + 2_000, text })

test('lines stand beside each other with how far apart they are; tags and case are no difference', () => {
  const { lines } = compareSubtitles(
    [cue(1, '<i>Who put out\nthe light?</i>'), cue(5, 'Nobody.'), cue(9, 'Go on.')],
    [cue(1.4, 'who put out the light'), cue(5.4, 'No one.'), cue(12, '[ Thunder ]')],
    { isTranslated: false },
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

test('of two languages no words are marked: a line differs where the other side has none', () => {
  const two = { isTranslated: true }
  const { lines } = compareSubtitles(
    [cue(1, 'Who put out the light?'), cue(9, 'Go on.')],
    [cue(1.4, '¿Quién apagó la luz?'), cue(20, 'Nadie.')],
    two,
  )
  expect(lines.map(({ isDifferent }) => isDifferent)).toEqual([false, true, true])
  expect(lines.map((line) => saidOn(line, two)).map(({ a, b }) => [a[0]?.isOwn, b[0]?.isOwn])).toEqual([
    [false, false],
    [true, false],
    [false, true],
  ])
  expect(saidOn(lines[0]!, { isTranslated: false }).a[0]?.isOwn).toBe(true)
})
