import { expect, test } from 'vitest'
import { offerWords } from '../../../electron/timing/timingWords.ts'

test('what --closely would do is said once for all that loudness could not tell', () => {
  expect(offerWords([30_000])).toBe(
    'Loudness cannot tell it. With --closely, voices are heard in loud music too. That takes about 30 s, and longer where a film has breaks.',
  )
  expect(offerWords([60_000, 90_000])).toMatch(/^Loudness cannot tell 2 of them\..* about 3 min, /)
  expect(offerWords([60_000, null])).not.toContain('takes about')
})
