import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sortInSlices } from '../../../../../electron/views/library/list/sortInSlices.ts'

const noBreath = async () => undefined

test('it sorts as a plain sort does, equal items in their order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(20), { maxLength: 200 }), async (keys) => {
      const items = keys.map((key, place) => ({ key, place }))
      const sorted = await sortInSlices(items, (a, b) => a.key - b.key, noBreath)
      expect(sorted).toEqual([...items].sort((a, b) => a.key - b.key))
    }),
    { numRuns: 100 },
  )
})

test('a long list lets everything else run between its slices', async () => {
  const items = Array.from({ length: 20_000 }, (_, index) => (index * 7_919) % 20_000)
  let breaths = 0
  const sorted = await sortInSlices(
    items,
    (a, b) => a - b,
    async () => {
      breaths += 1
    },
  )
  expect(sorted).toEqual(Array.from({ length: 20_000 }, (_, index) => index))
  expect(breaths).toBeGreaterThan(10)
})
