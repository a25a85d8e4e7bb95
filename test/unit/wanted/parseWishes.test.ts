import { expect, test } from 'vitest'
import { formatWish, parseWishes } from '../../../electron/wanted/parseWishes.ts'

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
