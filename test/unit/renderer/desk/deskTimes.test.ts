import { expect, test } from 'vitest'
import { clockOf, movedBy, readClock } from '../../../../renderer/app/desk/deskTimes.ts'
import { createWording } from '../../../../renderer/texts/wording.ts'
import { interfaceLanguages } from '../../../../shared/messages/interfaceLanguages.ts'

const inLanguage = (language: string) => ({ wording: createWording(language) })

test('a clock and a move have the decimal sign of their language', () => {
  expect([clockOf(inLanguage('en'), 149_960), movedBy(inLanguage('en'), -500)]).toEqual(['2:30.0', '−0.5'])
  expect([clockOf(inLanguage('de'), 149_960), movedBy(inLanguage('de'), -500)]).toEqual(['2:30,0', '−0,5'])
  expect([clockOf(inLanguage('pt-BR'), 3_605_040), clockOf(inLanguage('fr'), -3)]).toEqual(['1:00:05,0', '0:00,0'])
})

test('what is shown in any language is read again, and either sign is understood', () => {
  for (const { tag: language } of interfaceLanguages)
    for (let ms = 0; ms < 40_000_000; ms = ms * 3 + 100) expect(readClock(clockOf(inLanguage(language), ms))).toBe(ms)
  expect([readClock('0,5'), readClock('0.5'), readClock('2:30,04'), readClock('2,5:30')]).toEqual([
    500,
    500,
    150_040,
    null,
  ])
})
