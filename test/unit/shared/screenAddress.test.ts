import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressOf, isStep, readScreenAddress, screenAddress, screenNames } from '../../../shared/screenAddress.ts'

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

const parts = [
  ['library', { q: 'is:missing lang:es "velvet hour"', sort: 'language', by: 'pt-BR', down: '1', video: 'a1b2' }],
  ['library', { view: 'files', list: 'orphans' }],
  ['plan', { show: 'ask', source: 'pack', q: 'amélie & co' }],
  ['activity', { run: 'b-17', show: 'failed' }],
  ['upload', { show: 'ready', row: 'r1' }],
  ['usage', { show: 'downloads', run: 'b-17' }],
  ['history', { show: 'trash', run: 'b-17', q: '100 %' }],
] as const

test.each(parts)('what %s shows of all it could is read as it was written: %j', (screen, part) => {
  const written = screenAddress({ screen, part })
  expect(readScreenAddress(written)).toEqual({ screen, part })
  expect(screenAddress({ screen, part: readScreenAddress(written)?.part })).toBe(written)
})

test('fields stand in one order, whoever writes them; what cannot stand in an address is left out', () => {
  expect(screenAddress({ screen: 'history', part: { q: 'x', show: 'trash' } })).toBe('#/history?show=trash&q=x')
  const part = { q: 'a\u202eb', sort: 'Not a word', by: '../..', video: 'x'.repeat(65), other: '1', constructor: 'x' }
  expect(screenAddress({ screen: 'library', part })).toBe('#/library')
})

test.each([
  '#/library?q=',
  '#/library?q=a&q=b',
  '#/library?q=a&other=1',
  '#/library?run=b1',
  '#/library?__proto__=x',
  '#/library?video=../x',
  '#/library?down=2',
  '#/library?by=x',
  '#/history?q=a%0Ab',
  '#/history?q=%ff',
  `#/library?q=${'x'.repeat(501)}`,
  `#/library?q=${'%20'.repeat(3_000)}`,
  '#/search?text=a&section=about',
  '#/plan?show=ask&text=x',
])('%j is no address of a screen either', (hash) => {
  expect(readScreenAddress(hash)).toBe(null)
})

test('whatever is read is written as the same address again', () => {
  const piece = fc.constantFrom(
    'q=a',
    'show=x',
    'run=b1',
    'row=r',
    'text=t',
    'section=about',
    'video=v',
    'down=1',
    '&',
    '=',
    '%',
    '#',
  )
  fc.assert(
    fc.property(fc.constantFrom(...screenNames), fc.array(piece, { maxLength: 4 }), (screen, pieces) => {
      const read = readScreenAddress(`#/${screen}?${pieces.join('&')}`)
      if (read) expect(readScreenAddress(screenAddress(read))).toEqual(read)
    }),
  )
})

test('a link from outside says nothing of what a screen shows', () => {
  for (const [screen, part] of parts) {
    const [, query = ''] = screenAddress({ screen, part }).split('?')
    expect(addressOf(screen, query)).toBe(null)
  }
})

test('Back leads through screens, runs and sections, not through what was typed', () => {
  const library = { screen: 'library', part: { q: 'a' } } as const
  expect(isStep(library, { screen: 'plan' })).toBe(true)
  expect(isStep(library, { screen: 'library', part: { q: 'ab', sort: 'changed' } })).toBe(false)
  expect(isStep({ screen: 'activity' }, { screen: 'activity', part: { run: 'b1' } })).toBe(true)
  expect(isStep({ screen: 'settings' }, { screen: 'settings', section: 'about' })).toBe(true)
})
