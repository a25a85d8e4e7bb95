/** The sound is drawn in two looks: where somebody speaks, and everything else. */
import { expect, test } from 'vitest'
import { soundPaths } from '../../../../renderer/app/desk/strip/soundPath.ts'

const xs = (path: string) =>
  path
    .split('M')
    .slice(1)
    .map((line) => Number(line.split(' ')[0]))

test('a column belongs to speech where its middle is spoken', () => {
  const spoken = [
    { startMs: 1_400, endMs: 2_600 },
    { startMs: 4_400, endMs: 9_000 },
  ]
  const drawing = { fromMs: 0, toMs: 6_000, spoken, width: 60, height: 20 }
  const { speech, other } = soundPaths([50, 50, 50, 50, 50, 50], drawing)
  expect(xs(speech)).toEqual([15, 25, 45, 55])
  expect(xs(other)).toEqual([5, 35])
})

test('a part of the film has the speech of that part', () => {
  const drawing = { fromMs: 4_000, toMs: 6_000, spoken: [{ startMs: 5_000, endMs: 6_000 }], width: 20, height: 20 }
  expect(xs(soundPaths([50, 50], drawing).speech)).toEqual([15])
})

test('without speech all of it is other sound, and without sound nothing is drawn', () => {
  const drawing = { fromMs: 0, toMs: 1_000, spoken: [], width: 10, height: 20 }
  expect(soundPaths([100], drawing)).toEqual({ speech: '', other: 'M5.0 0.0V20.0' })
  expect(soundPaths([], drawing)).toEqual({ speech: '', other: '' })
})
