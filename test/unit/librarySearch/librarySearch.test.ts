import fc from 'fast-check'
import { expect, test } from 'vitest'
import { episodeWordOf } from '../../../shared/librarySearch/episodeWord.ts'
import { formatLibrarySearch } from '../../../shared/librarySearch/formatLibrarySearch.ts'
import { isWords } from '../../../shared/librarySearch/librarySearch.ts'
import { parseLibrarySearch } from '../../../shared/librarySearch/parseLibrarySearch.ts'
import { hasToken, setToken, toggleToken, withoutToken } from '../../../shared/librarySearch/toggleToken.ts'

const read = (text: string) =>
  parseLibrarySearch(text).tokens.map(({ kind, value, isNot }) => `${isNot ? 'not ' : ''}${kind} ${value}`)

test.each([
  ['', []],
  ['  velvet   s03e07 ', ['word velvet', 'word s03e07']],
  ['"electric engine" 1969', ['word electric engine', 'word 1969']],
  ['-sample -"two words"', ['not word sample', 'not word two words']],
  ['IS:Missing lang:pt-BR', ['is missing', 'lang pt-BR']],
  ['-is:covered in:"Series/Old Drama"', ['not is covered', 'in Series/Old Drama']],
  ['in:"a ""b"""', ['in a "b"']],
  ['title:"salt road" -TITLE:up', ['title salt road', 'not title up']],
  ['is:nothing is: -', ['word is:nothing', 'word is:', 'word -']],
  ['"open end', ['word open end']],
  ['"" -"" in:""', []],
  ['web-dl', ['word web-dl']],
  ['"is:missing"', ['word is:missing']],
])('%s', (text, tokens) => {
  expect(read(text)).toEqual(tokens)
})

const piece = fc.constantFrom(
  'is:',
  'lang:',
  'in:',
  'title:',
  '"',
  '""',
  '-',
  ' ',
  'missing',
  'not-found',
  'es',
  'a b',
  'Ä',
  '👻',
  'IN:',
  '/',
)
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.array(piece, { maxLength: 12 }).map((parts) => parts.join('')),
)

test('what is written back is read as the same, and never grows', () => {
  fc.assert(
    fc.property(text, (typed) => {
      const search = parseLibrarySearch(typed)
      const written = formatLibrarySearch(search)
      expect(parseLibrarySearch(written)).toEqual(search)
      expect(formatLibrarySearch(parseLibrarySearch(written))).toBe(written)
    }),
  )
})

test('a token goes in and out again, and leaves the other words as they are', () => {
  const token = fc.oneof(
    fc.constantFrom(...isWords).map((word) => `is:${word}`),
    fc.constantFrom('lang:es', '-lang:de', 'in:"Series/Old Drama"', 'in:Films'),
  )
  fc.assert(
    fc.property(text, token, (typed, each) => {
      const before = withoutToken(typed, each)
      expect(hasToken(before, each)).toBe(false)
      const after = toggleToken(before, each)
      expect(hasToken(after, each)).toBe(true)
      expect(toggleToken(after, each)).toBe(before)
    }),
  )
})

test('of some kinds only one may stand', () => {
  expect(setToken('velvet in:Films is:missing', 'in:"Series/Old Drama"')).toBe(
    'velvet is:missing in:"Series/Old Drama"',
  )
  expect(hasToken('LANG:ES is:missing', 'lang:es is:MISSING')).toBe(true)
  expect(hasToken('in:films', 'in:Films')).toBe(false)
})

test('words that name an episode', () => {
  expect(['s03e07', '3x07', 'S3', 's01.e02', '1969', 'sample', '10x'].map(episodeWordOf)).toEqual([
    { season: 3, episode: 7, isNothingElse: true },
    { season: 3, episode: 7, isNothingElse: false },
    { season: 3, episode: null, isNothingElse: true },
    { season: 1, episode: 2, isNothingElse: true },
    null,
    null,
    null,
  ])
})
