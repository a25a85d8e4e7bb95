import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wordDifferences } from '../../../../shared/subtitle/compare/wordDifferences.ts'

const own = (pieces: readonly { readonly text: string; readonly isOwn: boolean }[]) =>
  pieces.filter(({ isOwn }) => isOwn).map(({ text }) => text.trim())

test('only the words that the other does not say are its own; case and signs are no difference', () => {
  const { a, b } = wordDifferences('— ¿Quién apagó la luz del taller?', '¿Quién ha apagado la luz?')
  expect(own(a)).toEqual(['—', 'apagó', 'del taller?'])
  expect(own(b)).toEqual(['ha apagado'])
  expect(own(wordDifferences('Who put it out?', 'who put it OUT').a)).toEqual([])
})

test('put together again, the pieces are the line', () => {
  const words = fc
    .array(fc.constantFrom('a', 'b', 'c', 'Tür', '你', '…'), { maxLength: 220 })
    .map((all) => all.join(' '))
  fc.assert(
    fc.property(words, words, (one, other) => {
      const { a, b } = wordDifferences(one, other)
      expect(a.map(({ text }) => text).join('')).toBe(one)
      expect(b.map(({ text }) => text).join('')).toBe(other)
      if (one === other) expect([...own(a), ...own(b)]).toEqual([])
    }),
  )
})
