/** Honest subtitles are never said to be in another language, whatever names, songs and foreign words stand in them. */
import { expect, test } from 'vitest'
import { createLanguageDetector } from '../../../../node/language/detectLanguage.ts'
import { judgeableText } from '../../../../node/language/spokenText.ts'
import { wrongLanguage } from '../../../../node/language/wrongLanguage.ts'
import { allTexts } from '../../../support/languages/allTexts.ts'

const detect = createLanguageDetector()

const names =
  `Alessandro Rossi!|Katarzyna Nowak?|Mohammed Al-Rashid.|Jean-Pierre Dubois!|Yamamoto Kenji.|Guadalupe Hernández!
Friedrich Schneider?|Svetlana Ivanova!|Ingrid Johansson.|Nguyen Van Thanh!|Giuseppe, Antonia, Marcello!|Papadopoulos!
O'Connor! MacGregor!|Bartholomew Featherstone.|Szabó László!|Xiao Wang, Mei Ling.|Buenos Aires, São Paulo.
Copenhagen, Reykjavik.|Los Angeles, San Francisco.|Abdullah ibn Yusuf.|Michelangelo Buonarroti.|Leonardo da Vinci.
Rosencrantz, Guildenstern.|Zanzibar! Tanganyika! Mozambique!`.split(/[|\n]/)
const song = `La la la la la, oh oh oh|Na na na na, hey hey hey|Ooh baby, ooh baby|Shalala lala, doo wop
Yeah yeah yeah, oh yeah|Tra la la, hallelujah|Ole ole ole, amore mio|Bye bye, bye bye love|Da da da, ay ay ay`.split(
  /[|\n]/,
)
const english = ['I said we had to get out of here before the storm came.', "What are you doing with my father's car?"]

const variants: readonly (readonly [why: string, vary: (lines: readonly string[]) => readonly string[]])[] = [
  ['as it is', (lines) => lines],
  ['in capitals', (lines) => lines.map((line) => line.toUpperCase())],
  ['with names before it', (lines) => [...names, ...lines]],
  ['with names behind it', (lines) => [...lines, ...names]],
  ['with a song before it', (lines) => [...song, ...lines]],
  ['with English before it', (lines) => [...english, ...lines]],
]

async function toldOf(lines: readonly string[], wanted: string): Promise<string | null> {
  const judgeable = judgeableText(lines)
  return judgeable && wrongLanguage(judgeable, wanted, await detect(judgeable.text))
}

const texts = Object.entries(allTexts).flatMap(([key, { talk, news }]) => {
  const language = key === 'sr-Cyrl' ? 'sr' : key
  return [talk, news, `${talk}\n${news}`].map((text) => ({ language, lines: text.split('\n') }))
})

test.for(variants)('no text is said to be in another language %s', async ([, vary]) => {
  const told: string[] = []
  for (const { language, lines } of texts) {
    const other = await toldOf(vary(lines), language)
    if (other !== null) told.push(`${language} -> ${other}`)
  }
  expect(told).toEqual([])
})

test('a Korean film in which English is spoken is Korean', async () => {
  const korean = [
    '밤새 어디 있었어?',
    '여기로 전화하지 말라고 했잖아.',
    '좋아, 어두워지기 전에 가자.',
    '잠깐, 열쇠를 깜빡했어!',
  ]
  const more = ['엄마가 저녁 다 식었대.', '내 일이 아니야, 알겠어?', '한 발짝만 더 오면 쏜다.', '정말 고마워요.']
  const lines = [...english, ...names.slice(0, 6), ...korean, ...more, '우리 아버지는 어제 병원에 가셨어요.']
  expect(await toldOf(lines, 'ko')).toBeNull()
})

test('a long text is judged by all of it, not by the song that it begins with', async () => {
  const foreign = `${allTexts['fr']!.talk}\n${allTexts['fr']!.news}`.split('\n')
  const own = [...allTexts['de']!.talk.split('\n'), ...allTexts['de']!.news.split('\n')]
  const rest = Array.from({ length: 6 }, (_, nth) =>
    own.map((line) => `${line} ${'abcdef'.charAt(nth).repeat(3)}`),
  ).flat()
  expect(await toldOf([...foreign, ...rest], 'de')).toBeNull()
})
