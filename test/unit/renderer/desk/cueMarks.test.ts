/** Bars of the strip say how fast their words are, and where nobody speaks. */
import { expect, test } from 'vitest'
import { subtitleFacts } from '../../../../renderer/app/desk/compare/subtitleFacts.ts'
import { cueMarks, markLooks } from '../../../../renderer/app/desk/strip/cueMarks.ts'
import { readabilityOf } from '../../../../shared/subtitle/checkup/readability.ts'

const cue = (startMs: number, letters: number) => ({ startMs, endMs: startMs + 1_000, text: 'a'.repeat(letters) })
const cues = [cue(0, 10), cue(2_000, 18), cue(4_000, 26), cue(6_000, 26)]

test('a bar is marked amber above 17 letters a second and red above 25, and hatched where nobody speaks', () => {
  const written = [
    { startMs: 0, endMs: 1_000 },
    { startMs: 6_000, endMs: 7_000 },
  ]
  expect(cueMarks(cues, { language: 'en', written }).map(markLooks)).toEqual([
    'strip-cue-unspoken',
    'strip-cue-fast',
    'strip-cue-over',
    'strip-cue-over strip-cue-unspoken',
  ])
})

test('dense lines are none of those that a check-up and a comparison count as too fast', () => {
  expect(subtitleFacts({ cues, language: 'en' }, []).tooFast).toBe(2)
  expect(readabilityOf({ cues, format: 'srt' }).fast.count).toBe(2)
})

test('of two languages in one file no line is fast, and a bar without a mark has no look of its own', () => {
  expect(cueMarks(cues, { language: 'en+es', written: [] }).map(markLooks)).toEqual(['', '', '', ''])
  expect(markLooks(undefined)).toBe('')
})
