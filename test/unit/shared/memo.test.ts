/** What is asked for again is not made again, and no more is kept than was said. */
import { expect, test } from 'vitest'
import { createMemo } from '../../../shared/memo.ts'

test('what was asked for last is made once; what was not asked for long is made again', () => {
  const made: string[] = []
  const memo = createMemo((text) => {
    made.push(text)
    return text.toUpperCase()
  }, 3)
  for (const text of ['a', 'b', 'a', 'c', 'd', 'a', 'b']) expect(memo.of(text)).toBe(text.toUpperCase())
  expect(made).toEqual(['a', 'b', 'c', 'd'])
  for (const text of ['e', 'f', 'g', 'h']) memo.of(text)
  memo.of('c')
  expect(made.filter((text) => text === 'c')).toHaveLength(2)
})
