import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slicesToFind } from '../../../electron/batch/order/orderedTranslations.ts'

test('as many are looked at as are wanted, then twice as many each time, and each once', () => {
  expect(slicesToFind([1, 2, 3, 4, 5, 6, 7, 8], 1)).toEqual([[1], [2, 3], [4, 5, 6, 7], [8]])
  expect(slicesToFind([1, 2], 2)).toEqual([[1, 2]])
  fc.assert(
    fc.property(fc.array(fc.nat()), fc.nat(50), (videos, most) => {
      expect(slicesToFind(videos, most).flat()).toEqual(videos)
    }),
  )
})
