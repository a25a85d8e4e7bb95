import { expect, test } from 'vitest'
import { formatWish, parseWishes } from '../../../electron/wanted/parseWishes.ts'
import { pairsOf, soughtWishes } from '../../../electron/wanted/wish.ts'

test('commas separate wishes and ">" their alternatives', () => {
  expect(parseWishes('en, pt-BR>pt>translate:en')).toEqual([
    { alternatives: [{ kind: 'language', language: 'en' }] },
    {
      alternatives: [
        { kind: 'language', language: 'pt-BR' },
        { kind: 'language', language: 'pt' },
        { kind: 'translate', from: 'en' },
      ],
    },
  ])
})

test('codes and names of any kind become our tags, and come back as text', () => {
  expect(parseWishes('ger>Deutsch,pt_br,zh-TW').map(formatWish)).toEqual(['de>de', 'pt-BR', 'zh-Hant'])
})

test('the same wish twice counts once', () => {
  expect(parseWishes('en,eng,,en').map(formatWish)).toEqual(['en'])
})

test('an unknown language is named', () => {
  expect(() => parseWishes('en,xx-nope')).toThrow(
    expect.objectContaining({ code: 'input.unknownLanguage', message: expect.stringContaining('"xx-nope"') as string }),
  )
})

test.each(['', ' , ', 'translate:en', 'en>', 'en>>de'])('"%s" is refused', (text) => {
  expect(() => parseWishes(text)).toThrow(expect.objectContaining({ code: 'input.invalid' }))
})

test('two languages in one file are one wish', () => {
  const wishes = parseWishes('de, EN + spa')
  expect(wishes.map(formatWish)).toEqual(['de', 'en+es'])
  expect(pairsOf(wishes)).toEqual([{ first: 'en', second: 'es' }])
  expect(soughtWishes(wishes).map(formatWish)).toEqual(['de', 'en', 'es'])
  expect(parseWishes(wishes.map(formatWish).join(','))).toEqual(wishes)
})

test('a language of a pair that has a wish of its own is looked for once, as that says', () => {
  expect(soughtWishes(parseWishes('en+es,es>pt,en+de')).map(formatWish)).toEqual(['en', 'es>pt', 'de'])
})

test('wishes without a pair are looked for as they are', () => {
  const wishes = parseWishes('en,pt-BR>pt')
  expect(soughtWishes(wishes)).toBe(wishes)
})

test.each(['en+en', 'en+', '+', 'en+es+de', 'en+es>pt', 'en>es+de', 'translate:en+es'])(
  'the pair "%s" is refused',
  (text) => {
    expect(() => parseWishes(text)).toThrow(expect.objectContaining({ code: 'input.invalid' }))
  },
)

test('an unknown language of a pair is named', () => {
  expect(() => parseWishes('en+xx-nope')).toThrow(expect.objectContaining({ code: 'input.unknownLanguage' }))
})
