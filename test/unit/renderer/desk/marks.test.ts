/** Which three places of a film are looked at. */
import { expect, test } from 'vitest'
import { marksOf } from '../../../../renderer/app/desk/stage/marks.ts'

const lengthMs = 6_000_000

/** A line every four seconds, of one to a hundred letters. */
function talkOf(seed: number) {
  return Array.from({ length: lengthMs / 4_000 }, (_, at) => ({
    ...{ startMs: at * 4_000, endMs: at * 4_000 + 2_000 },
    text: 'a'.repeat(1 + ((at * 37 * seed + seed) % 100)),
  }))
}

test.each([1, 2, 3, 4, 5])(
  'near the beginning, the middle and the end the line that says most is looked at (%i)',
  (seed) => {
    const cues = talkOf(seed)
    const marks = marksOf(cues, lengthMs)
    expect(marks.map(({ atMs }, at) => Math.abs(atMs / lengthMs - [0.1, 0.5, 0.9][at]!) <= 0.05)).toEqual([
      true,
      true,
      true,
    ])
    expect(marks.map(({ index, atMs }) => cues[index]?.startMs === atMs)).toEqual([true, true, true])
    for (const { index, atMs } of marks) {
      const near = cues.filter(({ startMs }) => Math.abs(startMs - atMs) < lengthMs * 0.02)
      // Sixty letters are as clear as more.
      expect(Math.min(60, cues[index]!.text.length)).toBe(
        Math.min(60, Math.max(...near.map(({ text }) => text.length))),
      )
    }
  },
)

test('where nothing is said near a place, the nearest line is looked at; without lines there is no place', () => {
  const only = [{ startMs: 3_500_000, endMs: 3_502_000, text: 'Who is there?' }]
  expect(marksOf(only, lengthMs)).toEqual(Array.from({ length: 3 }, () => ({ index: 0, atMs: 3_500_000 })))
  expect(marksOf([], lengthMs)).toEqual([])
})

test('signs around a text are not said: they make no line clearer', () => {
  const at = (startMs: number, text: string) => ({ startMs, endMs: startMs + 1_000, text })
  const cues = [at(600_000, '<i><b><u></u></b></i>a'), at(604_000, 'Who is there?')]
  expect(marksOf(cues, lengthMs)[0]).toEqual({ index: 1, atMs: 604_000 })
})
