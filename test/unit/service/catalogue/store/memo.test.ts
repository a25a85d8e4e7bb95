import { expect, test } from 'vitest'
import { createMemo } from '../../../../../service/catalogue/store/memo.ts'

test('a value is made once, until there are too many keys', () => {
  const made: string[] = []
  const memo = createMemo<string, string>(2)
  const ask = (key: string) =>
    memo(key, () => {
      made.push(key)
      return key.toUpperCase()
    })
  expect(['a', 'a', 'b', 'b', 'c', 'a'].map(ask).join('')).toBe('AABBCA')
  expect(made.join('')).toBe('abca')
})

test('a value that is not to be kept is made every time', () => {
  let made = 0
  const memo = createMemo<string, number>(9, () => false)
  memo('a', () => (made += 1))
  memo('a', () => (made += 1))
  expect(made).toBe(2)
})
