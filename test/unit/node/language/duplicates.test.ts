import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wordsOf } from '../../../../node/language/duplicates.ts'

test('words are what lies between everything else', () => {
  expect(wordsOf('...Où est-il, 7?!')).toBe('Où est il 7')
  expect(wordsOf('?!')).toBe('')
  expect(wordsOf('\ud801\udc00, \ud83d\ude00 \ud800 x')).toBe('\ud801\udc00 x')
})

test('the words are those that the pattern of letters and digits finds, whatever the text is', () => {
  const unit = fc.oneof(
    fc.constantFrom('a', ' ', '!', 'é', '٣', '\ud800', '\udc00'),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  )
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      expect(wordsOf(text)).toBe(text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim())
    }),
  )
})
