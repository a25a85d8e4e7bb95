import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newestOf } from '../../../electron/plan/newestOf.ts'

const files = fc.array(
  fc.integer({ min: 0, max: 9 }).map((modifiedMs) => ({ modifiedMs })),
  { maxLength: 30 },
)

test('it takes as many as sorting all of them would, the same ones, in their own order', () => {
  fc.assert(
    fc.property(files, fc.integer({ min: 0, max: 40 }), (some, newest) => {
      const kept = new Set(some.toSorted((a, b) => b.modifiedMs - a.modifiedMs).slice(0, newest))
      expect(newestOf(some, newest)).toEqual(some.filter((each) => kept.has(each)))
      expect(new Set(newestOf(some, newest))).toEqual(kept)
    }),
  )
})
