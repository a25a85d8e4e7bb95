import { expect, test } from 'vitest'
import { barVerbs, fitVerbs, type BarVerb } from '../../../../renderer/app/scope/fitVerbs.ts'

const widths = Object.fromEntries(barVerbs.map((verb) => [verb, 100])) as Record<BarVerb, number>

test.each([
  [600, 'translate transcribe timing clean languages ignore'],
  [599, 'translate transcribe timing clean languages'],
  [499, 'translate transcribe timing languages'],
  [399, 'translate transcribe timing'],
  [200, 'translate transcribe'],
  [150, 'translate'],
  [0, ''],
])('in %i px stand: %s', (room, shown) => {
  expect(fitVerbs({ widths, room }).join(' ')).toBe(shown)
})
