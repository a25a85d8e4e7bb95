import { expect, test } from 'vitest'
import { barVerbs, fitVerbs, type BarVerb } from '../../../../renderer/app/scope/fitVerbs.ts'

/** Where something is ignored there is one more. */
const offered = barVerbs.filter((verb) => verb !== 'stopIgnoring')
const widthsOf = (verbs: readonly BarVerb[]) => Object.fromEntries(verbs.map((verb) => [verb, 100]))

test.each([
  [700, 'translate transcribe timing clean another languages ignore'],
  [600, 'translate transcribe timing clean languages ignore'],
  [599, 'translate transcribe timing clean languages'],
  [499, 'translate transcribe timing languages'],
  [399, 'translate transcribe timing'],
  [200, 'translate transcribe'],
  [150, 'translate'],
  [0, ''],
])('in %i px stand: %s', (room, shown) => {
  expect(fitVerbs({ widths: widthsOf(offered), room }).join(' ')).toBe(shown)
})

test('a verb that is not offered takes no room from the others', () => {
  const stops = barVerbs.filter((verb) => verb !== 'ignore')
  expect(fitVerbs({ widths: widthsOf(stops), room: 800 })).toEqual(stops)
  expect(fitVerbs({ widths: widthsOf(barVerbs), room: 900 })).toEqual(barVerbs)
  expect(fitVerbs({ widths: widthsOf(barVerbs), room: 600 })).not.toContain('stopIgnoring')
})
