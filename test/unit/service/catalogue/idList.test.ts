import fc from 'fast-check'
import { expect, test } from 'vitest'
import { idList } from '../../../../service/catalogue/idList.ts'

test('a list of any length has as many places as values, a power of two, and no other ids', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 1, maxLength: 300 }), (ids) => {
      const { places, values } = idList(ids)
      expect(places.split(', ')).toHaveLength(values.length)
      expect(Number.isInteger(Math.log2(values.length))).toBe(true)
      expect(new Set(values)).toEqual(new Set(ids))
    }),
  )
})
