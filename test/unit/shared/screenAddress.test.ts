import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readScreenAddress, screenAddress, screenNames } from '../../../shared/screenAddress.ts'

test('each screen has an address, and the search one with its text', () => {
  expect(screenAddress({ screen: 'library' })).toBe('#/library')
  expect(screenAddress({ screen: 'search', text: 'amélie & co' })).toBe('#/search?text=am%C3%A9lie%20%26%20co')
  expect(readScreenAddress('#/search?text=am%C3%A9lie+%26+co')).toEqual({ screen: 'search', text: 'amélie & co' })
})

test('whatever is written is read as the same screen and text', () => {
  const texts = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(fc.constantFrom(...screenNames), texts, (screen, text) => {
      const read = readScreenAddress(screenAddress({ screen, text }))
      expect(read?.screen).toBe(screen)
      if (read?.text !== undefined) expect(read.text).toBe(text)
      else
        expect(screen !== 'search' || text.trim() === '' || /[^\p{L}\p{N}\p{P}\p{S}\p{M}\p{Zs}]|\s/u.test(text)).toBe(
          true,
        )
    }),
  )
})

test('only the search has a text', () => {
  expect(screenAddress({ screen: 'plan', text: 'x' })).toBe('#/plan')
  expect(readScreenAddress('#/plan?text=x')).toBe(null)
})

test.each(['', ' ', 'x'.repeat(201), 'a\nb', 'a\u0000b', 'a\u202eb', 'a\u200bb', '\ud800'])(
  'the text %j cannot stand in an address',
  (text) => {
    expect(screenAddress({ screen: 'search', text })).toBe('#/search')
    if (text.isWellFormed() && text !== '')
      expect(readScreenAddress(`#/search?text=${encodeURIComponent(text)}`)).toBe(null)
  },
)

test.each([
  '',
  '#',
  '#/',
  '#library',
  '#/Library',
  '#/libraryx',
  '#/library/',
  '#/library#/plan',
  '#/__proto__',
  '#/constructor',
  '#/search?text=a&text=b',
  '#/search?text=a&start=1',
  '#/search?text=a#b',
  '#/search?start=1',
  '#/search?text=%',
  '#/search?text=%ff',
  '#/search?text=%00',
  '#/search?text=a%0Ab',
  '#code=abc',
])('%j is no address of a screen', (hash) => {
  expect(readScreenAddress(hash)).toBe(null)
})

test('an address whose text is empty is the screen itself', () => {
  for (const hash of ['#/search', '#/search?', '#/search?text='])
    expect(readScreenAddress(hash)).toEqual({ screen: 'search' })
})
