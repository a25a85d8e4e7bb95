import { expect, test } from 'vitest'
import { en } from '../../../renderer/texts/en.ts'
import { bestLanguage, loadTexts, uiLanguages } from '../../../renderer/texts/loadTexts.ts'
import { createWording } from '../../../renderer/texts/wording.ts'

const hourMs = 3_600_000

test.each([
  [['de-AT', 'en'], 'de'],
  [['pt-PT'], 'pt-BR'],
  [['ja', 'fr-CA'], 'fr'],
  [['ja'], 'en'],
  [[], 'en'],
])('a machine that speaks %j gets %s', (wished, expected) => {
  expect(bestLanguage(wished)).toBe(expected)
})

test('numbers take their plural form', () => {
  const forms = { one: '# video', other: '# videos' }
  const { count } = createWording('en')
  expect([count(0, forms), count(1, forms), count(1_234, forms)]).toEqual(['0 videos', '1 video', '1,234 videos'])
})

test('millions take the form that Spanish has for them, and the plain one where a table has none', () => {
  const { count } = createWording('es')
  expect(count(2_000_000, { one: '# vídeo', many: '# de vídeos', other: '# vídeos' })).toBe('2.000.000 de vídeos')
  expect(count(2_000_000, { one: '# vídeo', other: '# vídeos' })).toBe('2.000.000 vídeos')
})

test.each([
  [30_000, '1m'],
  [hourMs, '1h'],
  [7 * hourMs + 12 * 60_000, '7h 12m'],
  [50 * hourMs, '2d 2h'],
  [-5, '0m'],
])('%d ms are left as %s', (ms, expected) => {
  expect(createWording('en').remaining(ms)).toBe(expected)
})

test.each([
  [0, '0:00'],
  [61_000, '1:01'],
  [6_127_000, '1:42:07'],
])('a video of %d ms runs %s', (ms, expected) => {
  expect(createWording('en').runningTime(ms)).toBe(expected)
})

test.each([
  [0, '0 byte'],
  [999, '999 byte'],
  [1_400_000_000, '1.4 GB'],
  [72_000_000, '72 MB'],
])('%d bytes are %s', (bytes, expected) => {
  expect(createWording('en').size(bytes)).toBe(expected)
})

test.each([
  ['es', ['Lisboa', 'llama', 'nube', 'ñandú', 'oca']],
  ['fr', ['Lisboa', 'llama', 'ñandú', 'nube', 'oca']],
])('names stand in the order of the screens’ language (%s)', (locale, expected) => {
  expect(['oca', 'ñandú', 'nube', 'llama', 'Lisboa'].sort(createWording(locale).compareNames)).toEqual(expected)
})

test('languages are named in the language of the screens, and what is no tag is shown as it is', () => {
  const { languageName } = createWording('de')
  expect([languageName('fr'), languageName('en+de'), languageName('not a tag')]).toEqual([
    'Französisch',
    'Englisch + Deutsch',
    'not a tag',
  ])
  // How the two are put together is the browser's, and changes with its version.
  expect(languageName('pt-BR')).toMatch(/Portugiesisch.*Brasil|Brasil.*Portugiesisch/)
})

test.each(uiLanguages)(
  '%s has words for everything, and fills what it is given into its sentences',
  async (language) => {
    const texts = await loadTexts(language)
    const said = sentencesOf(texts, en)
    expect(said.filter(([, sentence]) => /undefined|NaN|\[object|#/.test(sentence))).toEqual([])
    expect(said.filter(([path, sentence]) => sentence === '' && !path.endsWith('folderStates.there'))).toEqual([])
  },
)

/** Each sentence with its path; functions are asked with a number or a word, as their English twin takes them. */
function sentencesOf(value: unknown, twin: unknown, path = ''): [string, string][] {
  if (path === '.wording' || path === '.locale') return []
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function') return [[path, String((value as (...args: number[]) => unknown)(3, 4, 5))]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) =>
    sentencesOf(each, (twin as Record<string, unknown>)[key], `${path}.${key}`),
  )
}

test.each(uiLanguages)('%s calls each screen by one name, in its head and on the way to it', async (language) => {
  const texts = await loadTexts(language)
  const heads = Object.keys(texts.shell.screens).map((id) => texts[id as keyof typeof texts.shell.screens].title)
  expect(heads).toEqual(Object.values(texts.shell.screens))
})
