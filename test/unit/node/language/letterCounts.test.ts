import { expect, test } from 'vitest'
import { countLetters } from '../../../../node/language/letterCounts.ts'

test.each([
  ['Ça va, Zoë? 42!', 'latin', 7, 7],
  ['Привет, мир', 'cyrillic', 9, 9],
  ['สวัสดี', 'thai', 6, 4],
  ['日本語のテスト', 'han', 3, 7],
  ['日本語のテスト', 'kana', 4, 7],
  ['𠮷野', 'han', 3, 3],
  ['\ud842', 'han', 0, 0],
  ['', 'latin', 0, 0],
] as const)('%s has of %s %i characters among %i letters', (text, system, characters, letters) => {
  const counts = countLetters(text)
  expect(counts.of(system)).toBe(characters)
  expect(counts.letters).toBe(letters)
})

test('counts what the patterns of the systems find, in any text', () => {
  const text = Array.from({ length: 0x3000 }, (_, code) => String.fromCharCode(code)).join('')
  const lengthOf = (pattern: RegExp) => (text.match(pattern) ?? []).join('').length
  expect(countLetters(text).letters).toBe(lengthOf(/\p{L}+/gu))
  expect(countLetters(text).of('arabic')).toBe(lengthOf(/\p{Script=Arabic}+/gu))
  expect(countLetters(text).of('greek')).toBe(lengthOf(/\p{Script=Greek}+/gu))
})
