import { expect, onTestFinished, test, vi } from 'vitest'
import { loadTexts } from '../../../renderer/texts/loadTexts.ts'
import { createWording } from '../../../renderer/texts/wording.ts'
import { uiLanguages } from '../../../shared/messages/interfaceLanguages.ts'

const hourMs = 3_600_000

test.each([
  [30_000, '1m'],
  [hourMs, '1h'],
  [7 * hourMs + 12 * 60_000, '7h 12m'],
  [50 * hourMs, '2d 2h'],
  [-5, '0m'],
])('%d ms are left as %s', (ms, expected) => {
  expect(createWording('en').remaining(ms)).toBe(expected)
})

test('where a unit is no single letter, a space stands before it', () => {
  const { remaining, secondsLeft } = createWording('fr')
  expect([remaining(16 * hourMs + 14 * 60_000), secondsLeft(5_000)].map((time) => time.replaceAll(/\s/g, ' '))).toEqual(
    ['16 h 14 min', '5 s'],
  )
})

test('what is not whole is never 100 %', () => {
  const { percent } = createWording('en')
  expect([0, 0.4, 386 / 387, 1].map(percent)).toEqual(['0%', '40%', '99%', '100%'])
})

test.each(uiLanguages)('%s writes all parts of a time alike', (language) => {
  const { remaining, secondsLeft } = createWording(language)
  const parts = [
    remaining(8 * hourMs + 47 * 60_000),
    remaining(75 * hourMs),
    remaining(hourMs / 2),
    secondsLeft(25_000),
  ]
  const units = parts.flatMap((part) => part.match(/\d+\s?[^\d\s]+/g) ?? [])
  expect(units).toHaveLength(6)
  expect(new Set(units.map((unit) => /\s/.test(unit)))).toHaveProperty('size', 1)
  expect(new Set(units.map((unit) => unit.endsWith('.')))).toHaveProperty('size', 1)
})

test.each([
  [0, '0:00'],
  [61_000, '1:01'],
  [6_127_000, '1:42:07'],
])('a video of %d ms runs %s', (ms, expected) => {
  expect(createWording('en').runningTime(ms)).toBe(expected)
})

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1_400_000_000, '1.4 GB'],
  [72_000_000, '72 MB'],
])('%d bytes are %s', (bytes, expected) => {
  expect(createWording('en').size(bytes)).toBe(expected)
})

test.each([
  ['en', '1 byte', '675 bytes'],
  ['de', '1 Byte', '675 Byte'],
  ['es', '1 byte', '675 bytes'],
  ['fr', '1 octet', '675 octets'],
  ['it', '1 byte', '675 byte'],
  ['pt-BR', '1 byte', '675 bytes'],
])('bytes have their plural (%s)', (locale, one, many) => {
  const { size } = createWording(locale)
  expect([size(1), size(675)].map((text) => text.replace(/\s/, ' '))).toEqual([one, many])
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

test.each(uiLanguages)('%s calls each screen by one name, in its head and on the way to it', async (language) => {
  const texts = await loadTexts(language)
  const heads = Object.keys(texts.shell.screens).map((id) => texts[id as keyof typeof texts.shell.screens].title)
  expect(heads).toEqual(Object.values(texts.shell.screens))
})

test('a language that the browser has no name for is called what it calls itself', () => {
  const spy = vi.spyOn(Intl.DisplayNames.prototype, 'of').mockImplementation((tag) => tag)
  onTestFinished(() => spy.mockRestore())
  const { languageName } = createWording('en')
  expect([languageName('kl'), languageName('en+kl'), languageName('qq')]).toEqual([
    'Kalaallisut',
    'English + Kalaallisut',
    'qq',
  ])
})
