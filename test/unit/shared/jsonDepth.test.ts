import { expect, test } from 'vitest'
import { isNestedDeeper } from '../../../shared/json/jsonDepth.ts'

test('counts objects and arrays that lie inside each other', () => {
  expect(isNestedDeeper('[{"a":[1]}]', 3)).toBe(false)
  expect(isNestedDeeper('[{"a":[1]}]', 2)).toBe(true)
})

test('does not add up what lies beside each other', () => {
  expect(isNestedDeeper('[[1],[2],[3]]', 2)).toBe(false)
})

test('takes brackets inside strings for text', () => {
  expect(isNestedDeeper(String.raw`{"a":"[[[[\"[[[["}`, 1)).toBe(false)
})

test('answers for a text that never closes', () => {
  expect(isNestedDeeper('['.repeat(100_000), 32)).toBe(true)
})
