import { expect, test } from 'vitest'
import { sparing } from '../../../renderer/api/sparing.ts'

const before = {
  total: 2,
  rows: [
    { id: 'a', cells: [1, 2] },
    { id: 'b', cells: [3] },
  ],
  note: null as string | null,
}
const told = () => structuredClone(before)

test('what says the same is the object that was there', () => {
  expect(sparing(told(), before)).toBe(before)
  expect(sparing([], before.rows)).toEqual([])
  expect(sparing(null, before)).toBeNull()
})

test('what changed is new, and all beside it is as it was', () => {
  const next = told()
  next.rows[1]!.cells.push(4)
  const spared = sparing(next, before)
  expect(spared).toEqual(next)
  expect(spared).not.toBe(before)
  expect(spared.rows).not.toBe(before.rows)
  expect(spared.rows[0]).toBe(before.rows[0])
  expect(spared.rows[1]).not.toBe(before.rows[1])
})

test('more, fewer and other parts are told from the same', () => {
  expect(sparing({ a: 1 }, { a: 1, b: 2 })).toEqual({ a: 1 })
  expect(sparing({ a: 1, b: undefined }, { a: 1 })).toHaveProperty('b')
  expect(sparing([1, 2], [1, 2, 3])).toEqual([1, 2])
  expect(sparing([1, 2, 3], [1, 2])).toEqual([1, 2, 3])
  expect(sparing([1], { 0: 1 })).toEqual([1])
  expect(sparing({ 0: 1 }, [1])).toEqual({ 0: 1 })
})
