import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRowLayout } from '../../../renderer/components/list/tree/rowLayout.ts'

const heights = fc.array(fc.integer({ min: 1, max: 80 }), { minLength: 1, maxLength: 60 })

test('each row begins where the one before it ends, and is found at every place that it covers', () => {
  fc.assert(
    fc.property(heights, fc.integer({ min: 1, max: 9 }), fc.array(fc.nat(8)), (rows, pageSize, forgotten) => {
      const usualPx = 40
      const read = new Map<number, readonly number[]>()
      for (let page = 0; page * pageSize < rows.length; page += 1)
        if (!forgotten.includes(page)) read.set(page, rows.slice(page * pageSize, (page + 1) * pageSize))
      const layout = createRowLayout({ total: rows.length, pageSize, usualPx, read })
      let top = 0
      for (const [index, own] of rows.entries()) {
        const height = read.has(Math.floor(index / pageSize)) ? own : usualPx
        expect([layout.topOf(index), layout.heightOf(index)]).toEqual([top, height])
        expect([layout.indexAt(top), layout.indexAt(top + height - 1)]).toEqual([index, index])
        top += height
      }
      expect(layout.totalPx).toBe(top)
      expect(layout.indexAt(top + 1_000)).toBe(rows.length - 1)
    }),
  )
})

test('a list without rows has no height, and pages that were read later move only what is below them', () => {
  expect(createRowLayout({ total: 0, pageSize: 100, usualPx: 40, read: new Map() }).totalPx).toBe(0)
  const before = createRowLayout({ total: 300, pageSize: 100, usualPx: 40, read: new Map() })
  const read = new Map([[1, Array.from({ length: 100 }, () => 48)]])
  const after = createRowLayout({ total: 300, pageSize: 100, usualPx: 40, read })
  expect(after.topOf(100)).toBe(before.topOf(100))
  expect(after.topOf(200) - before.topOf(200)).toBe(100 * 8)
})
