import { expect, test } from 'vitest'
import { createLanguageDetector } from '../../../node/language/detectLanguage.ts'
import { fingerprintOf } from '../../../node/language/duplicates.ts'
import { spokenText } from '../../../node/language/spokenText.ts'
import { createVerify, type VerifyRequest } from '../../../electron/verify/verify.ts'
import { documentOf, texts } from './sampleTexts.ts'

const verify = createVerify(createLanguageDetector())

async function verdictOn(text: string, request: Partial<VerifyRequest> = {}): Promise<string> {
  const whole = { document: documentOf(text), language: 'en', mediaDurationMs: null, sameTextAs: [], ...request }
  const verdict = await verify(whole)
  return verdict.kind === 'accepted' ? ['accepted', ...verdict.warnings].join(' ') : verdict.reason
}

test.each(['en', 'fr', 'no', 'ru', 'zh-Hans'] as const)('accepts %s where it is wanted', async (language) => {
  expect(await verdictOn(texts[language], { language })).toBe('accepted')
})

test.each<[keyof typeof texts, string, string]>([
  ['fr', 'en', 'wrong-language'],
  ['en', 'de', 'wrong-language'],
  ['en', 'zh-Hans', 'wrong-language'],
  ['ru', 'en', 'wrong-language'],
  ['zh-Hans', 'ja', 'wrong-language'],
  ['zh-Hans', 'zh-Hant', 'wrong-language'],
  ['no', 'da', 'accepted'],
  ['no', 'sv', 'accepted'],
  ['fr', 'en+fr', 'accepted'],
  ['fr', 'en+de', 'wrong-language'],
  ['en', 'eo', 'accepted'],
  ['ru', 'kk', 'accepted'],
])('for a text in %s where %s is wanted says %s', async (have, wanted, expected) => {
  expect(await verdictOn(texts[have], { language: wanted })).toBe(expected)
})

test('says in words what is wrong with the language', async () => {
  const verdict = await verify({
    document: documentOf(texts.fr),
    language: 'en',
    mediaDurationMs: null,
    sameTextAs: [],
  })

  expect(verdict).toMatchObject({ message: 'The text is in French, not in English.' })
})

test('does not judge a text that says little or repeats itself', async () => {
  const lines = Array.from({ length: 60 }, (_, index) => `[fr] line ${index + 1} of this subtitle`)

  expect(await verdictOn(lines.join('|'), { language: 'fr' })).toBe('accepted')
  expect(await verdictOn('Where are you?|I am here.', { language: 'de' })).toBe('accepted')
})

test('rejects the text of another episode, but not for a few lines in common', async () => {
  const sameTextAs = ['Show 1x02']

  expect(await verdictOn(texts.en, { sameTextAs })).toBe('same-as-other-episode')
  expect(await verdictOn('♪ La la la ♪', { sameTextAs })).toBe('accepted')
})

test('rejects what holds no lines or no words', async () => {
  expect(await verdictOn('', { document: { ...documentOf(''), cues: [] } })).toBe('not-a-subtitle')
  expect(await verdictOn('...|<b></b>|♪')).toBe('empty')
})

test('compares the last line with the length of the video', async () => {
  const eightLines = (everyMs: number) => ({ document: documentOf(texts.en, everyMs), mediaDurationMs: 3_600_000 })

  expect(await verdictOn('', eightLines(500_000))).toBe('accepted')
  expect(await verdictOn('', eightLines(600_000))).toBe('too-long')
  expect(await verdictOn('', eightLines(100_000))).toBe('accepted short')
})

test('forgives two stray lines far behind the end of a long subtitle', async () => {
  const document = documentOf(Array.from({ length: 40 }, (_, index) => `Line ${index}`).join('|'), 80_000)
  const advert = { startMs: 359_990_000, endMs: 359_999_000, text: 'Visit us' }
  const withAdvert = { ...document, cues: [...document.cues, advert] }

  expect(await verdictOn('', { document: withAdvert, mediaDurationMs: 3_600_000 })).toBe('accepted')
})

test('gives one fingerprint to one text, whatever its times, markup and punctuation', () => {
  const plain = fingerprintOf(spokenText(documentOf(texts.en)))

  expect(fingerprintOf(spokenText(documentOf(texts.en.toUpperCase().replaceAll(',', ''), 4_000)))).toBe(plain)
  expect(fingerprintOf(spokenText(documentOf(texts.fr)))).not.toBe(plain)
})
